import { CrmDataProvider, type CrmDataProviderProps } from '@cardinal/crm-features';
import { ThemeProvider } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { usePreferences } from '../state/preferences.ts';
import { Toasts } from './Toasts.tsx';
import { UserLanguage } from './UserLanguage.tsx';

/** What the features work with: the session, the API client and the cache. */
export type CrmData = Required<
  Pick<CrmDataProviderProps, 'session' | 'clientId' | 'api' | 'queryClient'>
>;

/** Theme, data and toasts, shared by every screen. */
export function Providers({ data, children }: { data: CrmData; children: ReactNode }) {
  const { theme, density } = usePreferences();
  const isContrast = theme === 'contrast';
  return (
    <ThemeProvider
      // High contrast is light or dark according to the device's setting.
      scheme={isContrast ? 'system' : theme}
      contrast={isContrast ? 'high' : 'system'}
      density={density}
    >
      <CrmDataProvider realtime {...data}>
        <UserLanguage>
          {children}
          <Toasts />
        </UserLanguage>
      </CrmDataProvider>
    </ThemeProvider>
  );
}
