import { CrmProvider } from '@cardinal/crm-features';
import { ThemeProvider, ToastRegion } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { usePreferences } from './preferences.ts';

/** Theme, data and toasts: what every screen stands in. */
export function Providers({ children }: { children: ReactNode }) {
  const { theme } = usePreferences();
  return (
    <ThemeProvider scheme={theme}>
      <CrmProvider realtime>
        {children}
        <ToastRegion />
      </CrmProvider>
    </ThemeProvider>
  );
}
