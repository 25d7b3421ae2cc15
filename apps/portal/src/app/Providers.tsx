import { CrmProvider } from '@cardinal/crm-features';
import { ThemeProvider } from '@cardinal/ui';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { fetchEarly } from '../early/earlyAnswers.ts';
import { usePreferences } from './preferences.ts';

// Toasts wait in their queue until it has loaded; the first screen does not wait.
const Toasts = lazy(() => import('./Toasts.tsx').catch(() => ({ default: () => null })));

/** Theme, data and toasts, shared by every screen. */
export function Providers({ children }: { children: ReactNode }) {
  const { theme } = usePreferences();
  return (
    <ThemeProvider scheme={theme}>
      <CrmProvider realtime fetch={fetchEarly}>
        {children}
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </CrmProvider>
    </ThemeProvider>
  );
}
