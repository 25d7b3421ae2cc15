import { Tabs } from '@cardinal/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AuthFrame } from '../AuthFrame/index.ts';
import { authTexts } from '../texts.ts';
import { KeptPanel } from './KeptPanel.tsx';
import * as styles from './AuthScreen.css.ts';

/** The two things to do on the screen. */
export type AuthTab = 'login' | 'register';

/** Props of AuthScreen. */
export interface AuthScreenProps {
  /** The chosen tab. */
  tab: AuthTab;
  /** Called with the newly chosen tab. */
  onTabChange: (tab: AuthTab) => void;
  /** The login form. */
  login: ReactNode;
  /** The registration form; shown from the first visit of its tab on, so it can load lazily. */
  register: ReactNode;
  /** Called when the pointer or the focus comes to the register tab: time to load its form. */
  onApproachRegister?: () => void;
}

/** The Login and register screen: the forms in two tabs, and from 1024 px what the product is. */
export function AuthScreen({
  tab,
  onTabChange,
  login,
  register,
  onApproachRegister,
}: AuthScreenProps) {
  const [wasRegisterShown, setRegisterShown] = useState(tab === 'register');
  if (tab === 'register' && !wasRegisterShown) setRegisterShown(true);
  const { title, description } = authTexts[tab];
  return (
    <AuthFrame title={title} description={description}>
      <Tabs
        label={authTexts.tabs.label}
        items={[
          { id: 'login', label: authTexts.tabs.login },
          { id: 'register', label: authTexts.tabs.register, onApproach: onApproachRegister },
        ]}
        selectedKey={tab}
        onSelectionChange={onTabChange}
      >
        <KeptPanel isShown={tab === 'login'} className={styles.form}>
          {login}
        </KeptPanel>
        {wasRegisterShown && (
          <KeptPanel isShown={tab === 'register'} className={styles.form}>
            {register}
          </KeptPanel>
        )}
      </Tabs>
    </AuthFrame>
  );
}
