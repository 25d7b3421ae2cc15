import type { Company } from '@cardinal/contract';
import { defaultRole, roleLabels } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { Button, Form, PasswordField, Stack, TextField } from '@cardinal/ui';
import { useState } from 'react';
import { useErrorFocus } from '../../forms/index.ts';
import { GoogleButton } from '../GoogleButton/index.ts';
import { MembershipFields } from '../MembershipFields/index.ts';
import { TermsCheckbox } from '../TermsCheckbox/index.ts';
import { Unreachable } from '../Unreachable/index.ts';
import { companyChoices, type FieldErrors, type RegisterValues } from '../checks.ts';
import { authTexts } from '../texts.ts';
import { names } from './RegisterForm.css.ts';

/** Props of RegisterFormView. */
export interface RegisterFormViewProps {
  /** Called with the input, even if it is incomplete. */
  onSubmit: (values: RegisterValues) => void;
  /** Called when the Google button is pressed, with whether the terms are accepted. */
  onGoogle: (hasAccepted: boolean) => void;
  /** Companies that can be joined; empty while they load or if loading failed. */
  companies: readonly Company[];
  /** Error messages by field name; the first of these fields receives the focus. */
  errors: FieldErrors;
  /** The error of the last attempt, if it failed. */
  error?: Error | null;
  /** Whether the registration is in progress. */
  isBusy?: boolean;
  /** Whether the page is about to be left for Google. */
  isLeaving?: boolean;
  /** Whether an invitation determines role and company. */
  isInvited?: boolean;
}

const { fields } = authTexts;

const empty: RegisterValues = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  password: '',
  role: defaultRole,
  company: companyChoices.none,
  company_name: '',
  terms: false,
};

/** Form for creating an account. Errors do not clear the input. */
export function RegisterFormView({
  onSubmit,
  onGoogle,
  companies,
  errors,
  error = null,
  isBusy,
  isLeaving,
  isInvited,
}: RegisterFormViewProps) {
  const [values, setValues] = useState(empty);
  const form = useErrorFocus(errors);
  const set = (change: Partial<RegisterValues>) => setValues((old) => ({ ...old, ...change }));
  const text = (name: 'first_name' | 'last_name' | 'username' | 'email' | 'password') => ({
    name,
    size: 'lg' as const,
    value: values[name],
    onChange: (value: string) => set({ [name]: value }),
  });
  return (
    <Form
      ref={form}
      validationErrors={errors}
      onSubmit={() => {
        if (!isBusy) onSubmit(values);
      }}
    >
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
          roleLabels={roleLabels}
        />
      )}
      <TermsCheckbox isSelected={values.terms} onChange={(terms) => set({ terms })} />
      <Stack gap={3}>
        <Unreachable error={error} />
        <Button type="submit" variant="primary" size="lg" fullWidth isBusy={isBusy}>
          {authTexts.register.submit}
        </Button>
        <GoogleButton isBusy={isLeaving} onPress={() => onGoogle(values.terms)}>
          {authTexts.register.google}
        </GoogleButton>
      </Stack>
    </Form>
  );
}
