import { Button, Form, Inline, PasswordField, VisuallyHidden } from '@cardinal/ui';
import type { FormState } from '../../forms/index.ts';
import type { PasswordValues } from '../checks.ts';
import { profileMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface PasswordFormViewProps {
  /** Username, for password managers. */
  email: string;
  form: FormState<PasswordValues>;
}

/** The current password and a new one. */
export function PasswordFormView({ email, form }: PasswordFormViewProps) {
  const { password: texts } = useTexts(profileMessages);
  return (
    <Form {...form.props}>
      {/* Shows password managers whose password it is. */}
      <VisuallyHidden>
        <input
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
      </VisuallyHidden>
      <PasswordField
        {...form.field('current_password')}
        label={texts.current}
        description={texts.currentHint}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('new_password')}
        label={texts.next}
        description={texts.nextHint}
        autoComplete="new-password"
      />
      <Inline justify="end">
        <Button type="submit" isBusy={form.isSaving}>
          {texts.submit}
        </Button>
      </Inline>
    </Form>
  );
}
