import { CrmProvider } from '@cardinal/crm-features';
import { ThemeProvider } from '@cardinal/ui';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { usePreferences } from './preferences.ts';

// Toasts wait for it in their queue; the first screen need not.
const Toasts = lazy(() => import('./Toasts.tsx').catch(() => ({ default: () => null })));

/** Theme, data and toasts: what every screen stands in. */
export function Providers({ children }: { children: ReactNode }) {
  const { theme } = usePreferences();
  return (
    <ThemeProvider scheme={theme}>
      <CrmProvider realtime>
        {children}
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </CrmProvider>
    </ThemeProvider>
  );
}
