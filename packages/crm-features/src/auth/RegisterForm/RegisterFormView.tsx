import type { Company } from '@cardinal/contract';
import { defaultRole, roleLabels, roles } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { Button, FieldRow, Form, PasswordField, Select, Stack, TextField } from '@cardinal/ui';
import { useState } from 'react';
import { GoogleButton } from '../GoogleButton/index.ts';
import { TermsCheckbox } from '../TermsCheckbox/index.ts';
import { companyChoices } from '../checks.ts';
import type { FieldErrors, RegisterValues } from '../checks.ts';
import { authTexts } from '../texts.ts';
import { useFirstErrorFocus } from '../useFirstErrorFocus.ts';
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
  /** Whether the registration is in progress. */
  isBusy?: boolean;
}

const { fields, company: companyTexts } = authTexts;
const roleItems = roles.map((id) => ({ id, label: roleLabels[id] }));

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

/** The end of an id is random, which is enough to distinguish companies with the same name. */
const shortId = (id: string) => id.slice(-6);

function companyItems(companies: readonly Company[]) {
  return [
    { id: companyChoices.none, label: companyTexts.none },
    ...companies.map(({ company_id: id, name }) => ({
      id,
      label: companyTexts.withId(name, shortId(id)),
      description: id,
    })),
    { id: companyChoices.create, label: companyTexts.create },
  ];
}

/** Form for creating an account. Errors do not clear the input. */
export function RegisterFormView({
  onSubmit,
  onGoogle,
  companies,
  errors,
  isBusy,
}: RegisterFormViewProps) {
  const [values, setValues] = useState(empty);
  const form = useFirstErrorFocus(errors);
  const set = (change: Partial<RegisterValues>) => setValues((old) => ({ ...old, ...change }));
  const text = <K extends keyof RegisterValues>(name: K) => ({
    name,
    size: 'lg' as const,
    value: values[name],
    onChange: (value: RegisterValues[K]) => set({ [name]: value }),
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
      <FieldRow>
        <Select
          label={fields.role}
          name="role"
          size="lg"
          items={roleItems}
          selectedKey={values.role}
          onSelectionChange={(role) => set({ role })}
        />
        <Select
          label={fields.company}
          name="company"
          size="lg"
          items={companyItems(companies)}
          selectedKey={values.company}
          onSelectionChange={(company) => set({ company })}
        />
      </FieldRow>
      {values.company === companyChoices.create && (
        <TextField
          {...text('company_name')}
          label={fields.companyName}
          description={fields.companyNameHint}
          autoComplete="organization"
          maxLength={lengths.company}
        />
      )}
      <TermsCheckbox isSelected={values.terms} onChange={(terms) => set({ terms })} />
      <Stack gap={3}>
        <Button type="submit" variant="primary" size="lg" fullWidth isBusy={isBusy}>
          {authTexts.register.submit}
        </Button>
        <GoogleButton onPress={() => onGoogle(values.terms)}>
          {authTexts.register.google}
        </GoogleButton>
      </Stack>
    </Form>
  );
}
