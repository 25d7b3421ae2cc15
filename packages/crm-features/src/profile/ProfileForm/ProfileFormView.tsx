import type { User } from '@cardinal/contract';
import { lengths } from '@cardinal/contract/limits';
import { Button, FieldRow, Form, TextField } from '@cardinal/ui';
import { LogOut } from 'lucide-react';
import type { FormState } from '../../forms/index.ts';
import type { ProfileValues } from '../checks.ts';
import { formEnd } from '../Profile.css.ts';
import { profileMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface ProfileFormViewProps {
  /** The user as last saved. */
  user: User;
  form: FormState<ProfileValues>;
  /** Called when the user signs out. */
  onLogout: () => void;
  /** Whether the session is being ended. */
  isLoggingOut?: boolean;
}

/** The names of the user, and what cannot be changed. */
export function ProfileFormView({
  user,
  form,
  onLogout,
  isLoggingOut = false,
}: ProfileFormViewProps) {
  const { form: texts, overview } = useTexts(profileMessages);
  const field = (name: keyof ProfileValues) => ({
    ...form.field(name),
    isRequired: true,
  });
  return (
    <Form {...form.props}>
      <FieldRow>
        <TextField
          {...field('first_name')}
          label={texts.firstName}
          autoComplete="given-name"
          maxLength={lengths.name}
        />
        <TextField
          {...field('last_name')}
          label={texts.lastName}
          autoComplete="family-name"
          maxLength={lengths.name}
        />
      </FieldRow>
      <TextField
        {...field('username')}
        label={texts.username}
        autoComplete="username"
        spellCheck="false"
        maxLength={lengths.username}
      />
      <TextField
        label={texts.email}
        type="email"
        isReadOnly
        value={user.email}
        description={texts.emailHint}
      />
      <TextField
        label={texts.company}
        isReadOnly
        // A company whose name is not known yet is one nevertheless.
        value={user.company_name ?? (user.company_id === null ? overview.noCompany : '')}
      />
      <div className={formEnd}>
        <Button icon={LogOut} isBusy={isLoggingOut} onPress={onLogout}>
          {texts.logout}
        </Button>
        <Button type="submit" variant="primary" isBusy={form.isSaving}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
