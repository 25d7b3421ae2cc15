import { CrmProvider } from '@cardinal/crm-features';
import { ThemeProvider } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { fetchEarly } from '../early/earlyAnswers.ts';
import { usePreferences } from './preferences.ts';
import { Toasts } from './Toasts.tsx';

/** Theme, data and toasts, shared by every screen. */
export function Providers({ children }: { children: ReactNode }) {
  const { theme } = usePreferences();
  return (
    <ThemeProvider scheme={theme}>
      <CrmProvider realtime fetch={fetchEarly}>
        {children}
        <Toasts />
      </CrmProvider>
    </ThemeProvider>
  );
}
