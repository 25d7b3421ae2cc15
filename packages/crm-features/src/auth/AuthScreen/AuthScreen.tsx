import { Tabs } from '@cardinal/ui';
import { useState, type ReactNode } from 'react';
import { AuthFrame } from '../AuthFrame/index.ts';
import { authMessages } from '../texts.ts';
import { KeptPanel } from './KeptPanel.tsx';
import { LanguageLinks, type LanguageLinksProps } from './LanguageLinks.tsx';
import { form, invited as invitedClass } from './AuthScreen.css.ts';
import { useTexts } from '../../language/index.ts';

/** The tabs of the screen. */
export type AuthTab = 'login' | 'register';

export interface AuthScreenProps {
  /** The chosen tab. */
  tab: AuthTab;
  /** Called with the new tab when it changes. */
  onTabChange: (tab: AuthTab) => void;
  /** The login form. */
  login: ReactNode;
  /** The registration form; rendered once its tab is first opened, so that it can load lazily. */
  register: ReactNode;
  /** Called when the register tab is hovered or focused, to start loading its form. */
  onApproachRegister?: () => void;
  /** What the invitation offers whose link was opened; absent without one. */
  invited?: ReactNode;
  /** Called with the language that was chosen for the page. */
  onLanguageChange: LanguageLinksProps['onChange'];
  /** The languages to choose from. @default those that Cardinal is offered in */
  offeredLanguages?: LanguageLinksProps['offered'];
}

/** The login and register screen: two tabs with forms, and a product description from 1024 px. */
export function AuthScreen({
  tab,
  onTabChange,
  login,
  register,
  onApproachRegister,
  invited,
  onLanguageChange,
  offeredLanguages,
}: AuthScreenProps) {
  const authTexts = useTexts(authMessages);
  const [wasRegisterShown, setRegisterShown] = useState(tab === 'register');
  if (tab === 'register' && !wasRegisterShown) setRegisterShown(true);
  const { title, description } = authTexts[tab];
  return (
    <AuthFrame
      title={title}
      description={description}
      footer={<LanguageLinks offered={offeredLanguages} onChange={onLanguageChange} />}
    >
      {invited && (
        <p role="status" className={invitedClass}>
          {invited}
        </p>
      )}
      <Tabs
        label={authTexts.tabs.label}
        items={[
          { id: 'login', label: authTexts.tabs.login },
          { id: 'register', label: authTexts.tabs.register, onApproach: onApproachRegister },
        ]}
        selectedKey={tab}
        onSelectionChange={onTabChange}
      >
        <KeptPanel isShown={tab === 'login'} className={form}>
          {login}
        </KeptPanel>
        {wasRegisterShown && (
          <KeptPanel isShown={tab === 'register'} className={form}>
            {register}
          </KeptPanel>
        )}
      </Tabs>
    </AuthFrame>
  );
}
