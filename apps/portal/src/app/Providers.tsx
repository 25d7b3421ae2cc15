import { CrmDataProvider } from '@cardinal/crm-features';
import { ThemeProvider } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { fetchEarly } from '../early/earlyAnswers.ts';
import { usePreferences } from './preferences.ts';
import { Toasts } from './Toasts.tsx';

/** Theme, data and toasts, shared by every screen. */
export function Providers({ children }: { children: ReactNode }) {
  const { theme, density } = usePreferences();
  const isContrast = theme === 'contrast';
  return (
    <ThemeProvider
      // High contrast is light or dark according to the device's setting.
      scheme={isContrast ? 'system' : theme}
      contrast={isContrast ? 'high' : 'system'}
      density={density}
    >
      <CrmDataProvider realtime fetch={fetchEarly}>
        {children}
        <Toasts />
      </CrmDataProvider>
    </ThemeProvider>
  );
}
