import { lengths } from '@cardinal/contract/limits';
import { Button, Form, PasswordField, Stack, TextField } from '@cardinal/ui';
import type { JoinableCompanies } from '../../client/queries/companiesQuery.ts';
import type { FormState } from '../../forms/index.ts';
import { GoogleButton } from '../GoogleButton/index.ts';
import { MembershipFields } from '../MembershipFields/index.ts';
import { TermsCheckbox } from '../TermsCheckbox/index.ts';
import { Unreachable } from '../Unreachable/index.ts';
import type { RegisterValues } from '../membershipChecks.ts';
import { authMessages } from '../texts.ts';
import { names } from './RegisterForm.css.ts';
import { useTexts } from '../../language/index.ts';
import { roleMessages } from '../../language/roleTexts.ts';

export interface RegisterFormViewProps {
  form: FormState<RegisterValues>;
  /** Called when the Google button is pressed, even if the terms are not accepted. */
  onGoogle: () => void;
  /** Companies that can be joined; undefined while they load or if loading failed. */
  companies: JoinableCompanies | undefined;
  /** Whether the page is about to be left for Google. */
  isLeaving?: boolean;
  /** Whether an invitation determines role and company. */
  isInvited?: boolean;
}

/** Form for creating an account. Errors do not clear the input. */
export function RegisterFormView({
  form,
  onGoogle,
  companies,
  isLeaving,
  isInvited,
}: RegisterFormViewProps) {
  const authTexts = useTexts(authMessages);
  const roleTexts = useTexts(roleMessages);
  const { fields } = authTexts;
  const { values, set } = form;
  const text = (name: 'first_name' | 'last_name' | 'username' | 'email' | 'password') => ({
    ...form.field(name),
    size: 'lg' as const,
  });
  return (
    <Form {...form.props}>
      <div className={names}>
        <TextField
          {...text('first_name')}
          label={fields.firstName}
          autoComplete="given-name"
          maxLength={lengths.name}
        />
        <TextField
          {...text('last_name')}
          label={fields.lastName}
          autoComplete="family-name"
          maxLength={lengths.name}
        />
      </div>
      <TextField
        {...text('username')}
        label={fields.username}
        autoComplete="nickname"
        maxLength={lengths.username}
      />
      <TextField
        {...text('email')}
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={lengths.email}
      />
      <PasswordField
        {...text('password')}
        label={fields.password}
        description={fields.passwordHint}
        autoComplete="new-password"
        maxLength={lengths.passwordMax}
      />
      {!isInvited && (
        <MembershipFields
          values={values}
          onChange={set}
          companies={companies}
          roleLabels={roleTexts}
        />
      )}
      <TermsCheckbox isSelected={values.terms} onChange={(terms) => set({ terms })} />
      <Stack gap={3}>
        <Unreachable error={form.failure} />
        <Button type="submit" variant="primary" size="lg" fullWidth isBusy={form.isSaving}>
          {authTexts.register.submit}
        </Button>
        <GoogleButton isBusy={isLeaving} onPress={onGoogle}>
          {authTexts.register.google}
        </GoogleButton>
      </Stack>
    </Form>
  );
}
