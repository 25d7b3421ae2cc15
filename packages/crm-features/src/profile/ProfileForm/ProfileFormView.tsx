import type { User } from '@cardinal/contract';
import { lengths } from '@cardinal/contract/limits';
import { Button, FieldRow, Form, TextField } from '@cardinal/ui';
import { LogOut } from 'lucide-react';
import { useErrorFocus } from '../../forms/index.ts';
import type { FieldErrors, ProfileValues } from '../checks.ts';
import { formEnd } from '../Profile.css.ts';
import { profileTexts } from '../texts.ts';

const { form: texts, overview } = profileTexts;

/** Props of ProfileFormView. */
export interface ProfileFormViewProps {
  /** The user as last saved. */
  user: User;
  /** The names in the fields. */
  values: ProfileValues;
  /** Called with each change of a name. */
  onChange: (change: Partial<ProfileValues>) => void;
  /** Error messages by field name; the first of these fields receives the focus. */
  errors: FieldErrors;
  /** Called to save the names, even if they are not valid. */
  onSubmit: () => void;
  /** Whether the names are being saved. */
  isBusy?: boolean;
  /** Called when the user signs out. */
  onLogout: () => void;
  /** Whether the session is being ended. */
  isLoggingOut?: boolean;
}

/** The names of the user, and what cannot be changed. */
export function ProfileFormView({
  user,
  values,
  onChange,
  errors,
  onSubmit,
  isBusy = false,
  onLogout,
  isLoggingOut = false,
}: ProfileFormViewProps) {
  const form = useErrorFocus(errors);
  const field = (name: keyof ProfileValues) => ({
    name,
    isRequired: true,
    value: values[name],
    onChange: (text: string) => onChange({ [name]: text }),
  });
  return (
    <Form
      ref={form}
      validationErrors={errors}
      onSubmit={() => {
        if (!isBusy) onSubmit();
      }}
    >
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
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
