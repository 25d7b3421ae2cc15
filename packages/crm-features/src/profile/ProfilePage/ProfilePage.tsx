import { offeredLanguages, type Language } from '@cardinal/contract/messages';
import { PageHeader, Stack } from '@cardinal/ui';
import type { ReactNode } from 'react';
import type { Confirm } from '../confirm.ts';
import { Devices } from '../Devices/index.ts';
import { LeaveCompany } from '../LeaveCompany/index.ts';
import { PasswordForm } from '../PasswordForm/index.ts';
import {
  AppearanceView,
  DigestSwitch,
  KeyboardView,
  LanguageChoice,
  type LanguageChoiceProps,
  ReminderSwitch,
  type PreferenceValues,
} from '../Preferences/index.ts';
import { page } from '../Profile.css.ts';
import { ProfileForm, type ProfileFormProps } from '../ProfileForm/index.ts';
import { ProfileOverview } from '../ProfileOverview/index.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { SignatureForm } from '../SignatureForm/index.ts';
import { profileMessages } from '../texts.ts';
import { useAccount } from '../useAccount.ts';
import { VerifyAddress } from '../VerifyAddress/index.ts';
import { useTexts } from '../../language/index.ts';

export interface ProfilePageProps extends Pick<
  ProfileFormProps,
  'onSaved' | 'onLogout' | 'isLoggingOut'
> {
  /** Makes a call that may need a recent sign-in: asks the user to confirm who they are. */
  confirm: Confirm;
  /** The user's preferences for this browser. */
  preferences: PreferenceValues;
  /** Called with each change of the preferences. */
  onPreferencesChange: (change: Partial<PreferenceValues>) => void;
  /** Called with the language that the user chose, once it is stored; null follows the browser. */
  onLanguageChange: LanguageChoiceProps['onChange'];
  /** The languages to choose from. @default those that Cardinal is offered in */
  offered?: readonly Language[];
  /** Opens the list of keyboard shortcuts. */
  onShowShortcuts: () => void;
  /** URL of the screen with the company's members, for those who may see it. */
  membersHref?: string | undefined;
  /** The user's API keys, which are another feature. */
  apiKeys?: ReactNode;
  /** The user's assistants, which are another feature; absent where none can be connected. */
  assistants?: ReactNode;
  /** Reading cards on this device, which is another feature. */
  cardReading?: ReactNode;
}

/** Profile Settings: everything that users can change about their own account. */
export function ProfilePage({
  confirm,
  preferences,
  onPreferencesChange,
  onLanguageChange,
  offered = offeredLanguages,
  onShowShortcuts,
  membersHref,
  apiKeys,
  assistants,
  cardReading,
  ...form
}: ProfilePageProps) {
  const texts = useTexts(profileMessages);
  const user = useAccount();
  if (!user) return null;
  const { company_id: companyId, company_name: company } = user;
  return (
    <div className={page}>
      <PageHeader title={texts.title} description={texts.description} />
      <Stack gap={8}>
        <Stack gap={5}>
          {!user.email_verified && <VerifyAddress email={user.email} />}
          <ProfileOverview user={user} />
        </Stack>
        <div>
          <SettingsSection title={texts.form.title} description={texts.form.description}>
            <ProfileForm {...form} user={user} />
          </SettingsSection>
          <SettingsSection title={texts.signature.title} description={texts.signature.description}>
            <SignatureForm user={user} />
          </SettingsSection>
          {offered.length > 1 && (
            <SettingsSection title={texts.language.title} description={texts.language.description}>
              <LanguageChoice user={user} offered={offered} onChange={onLanguageChange} />
            </SettingsSection>
          )}
          <SettingsSection
            title={texts.preferences.title}
            description={texts.preferences.description}
          >
            <AppearanceView values={preferences} onChange={onPreferencesChange} />
          </SettingsSection>
          <SettingsSection title={texts.keyboard.title} description={texts.keyboard.description}>
            <KeyboardView
              values={preferences}
              onChange={onPreferencesChange}
              onShowShortcuts={onShowShortcuts}
            />
          </SettingsSection>
          <SettingsSection title={texts.reminders.title} description={texts.reminders.description}>
            <Stack gap={4} align="start">
              <ReminderSwitch values={preferences} onChange={onPreferencesChange} />
              {/* A server that knows only the specification sends none. */}
              {user.digest !== undefined && <DigestSwitch user={user} />}
            </Stack>
          </SettingsSection>
          {cardReading !== undefined && (
            <SettingsSection
              title={texts.cardReading.title}
              description={texts.cardReading.description}
            >
              {cardReading}
            </SettingsSection>
          )}
          <SettingsSection title={texts.password.title} description={texts.password.description}>
            <PasswordForm email={user.email} confirm={confirm} />
          </SettingsSection>
          <SettingsSection title={texts.devices.title} description={texts.devices.description}>
            <Devices />
          </SettingsSection>
          {assistants !== undefined && (
            <SettingsSection
              title={texts.assistants.title}
              description={texts.assistants.description}
            >
              {assistants}
            </SettingsSection>
          )}
          {apiKeys !== undefined && (
            <SettingsSection title={texts.apiKeys.title} description={texts.apiKeys.description}>
              {apiKeys}
            </SettingsSection>
          )}
          {companyId !== null && company !== null && (
            <SettingsSection
              title={texts.leave.title}
              description={texts.leave.description({ company })}
            >
              <LeaveCompany
                key={companyId}
                company={company}
                confirm={confirm}
                membersHref={membersHref}
              />
            </SettingsSection>
          )}
        </div>
      </Stack>
    </div>
  );
}
