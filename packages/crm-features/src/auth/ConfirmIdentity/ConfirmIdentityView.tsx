import { Button, Dialog, Form, InlineAlert, PasswordField, Stack, Text } from '@cardinal/ui';
import { useId, useState } from 'react';
import { useErrorFocus } from '../../forms/index.ts';
import { GoogleButton } from '../GoogleButton/index.ts';
import type { FieldErrors } from '../checks.ts';
import { confirmTexts as texts } from '../flowTexts.ts';

/** Props of ConfirmIdentityView. */
export interface ConfirmIdentityViewProps {
  /** Email address of the signed-in user. */
  email: string;
  /** Error messages by field name; the first of these fields receives the focus. */
  errors: FieldErrors;
  /** Why the confirmation failed, if not because of a field. */
  failure?: string | null;
  /** Called with the password, even if it is empty. */
  onPassword: (password: string) => void;
  /** Called to confirm with Google; absent if Google is not available. */
  onGoogle?: (() => void) | undefined;
  /** Whether Google's page is open in another window. */
  isWaitingForGoogle?: boolean;
  /** Whether the password is being checked. */
  isBusy?: boolean;
  /** Called when the dialog is closed without a confirmation. */
  onCancel: () => void;
}

/** Dialog that asks for the password, or for a sign-in with Google, before an important action. */
export function ConfirmIdentityView({
  email,
  errors,
  failure = null,
  onPassword,
  onGoogle,
  isWaitingForGoogle = false,
  isBusy = false,
  onCancel,
}: ConfirmIdentityViewProps) {
  const [password, setPassword] = useState('');
  const form = useErrorFocus(errors);
  const formId = useId();
  return (
    <Dialog
      isOpen
      size="sm"
      layout="default"
      title={texts.title}
      description={texts.description}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      footer={
        <>
          <Button onPress={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {failure !== null && (
          <InlineAlert tone="danger" title={texts.failed}>
            {failure}
          </InlineAlert>
        )}
        <Text as="p">{texts.account(email)}</Text>
        <Form
          ref={form}
          id={formId}
          validationErrors={errors}
          onSubmit={() => {
            if (!isBusy) onPassword(password);
          }}
        >
          <PasswordField
            label={texts.password}
            name="password"
            autoComplete="current-password"
            size="lg"
            autoFocus
            value={password}
            onChange={setPassword}
          />
        </Form>
        {onGoogle && <GoogleButton onPress={onGoogle}>{texts.google}</GoogleButton>}
        {isWaitingForGoogle && <InlineAlert tone="neutral">{texts.googleWaiting}</InlineAlert>}
      </Stack>
    </Dialog>
  );
}
