import { Button, Dialog, Form, InlineAlert, PasswordField, Stack, Text } from '@cardinal/ui';
import { useId } from 'react';
import type { FormState } from '../../forms/index.ts';
import { GoogleButton } from '../GoogleButton/index.ts';
import { confirmMessages } from '../flowTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface ConfirmIdentityViewProps {
  /** Email address of the signed-in user. */
  email: string;
  form: FormState<{ password: string }>;
  /** Why the confirmation failed, if not because of a field. */
  failure?: string | null;
  /** Called to confirm with Google; absent if Google is not available. */
  onGoogle?: (() => void) | undefined;
  /** Whether Google's page is open in another window. */
  isWaitingForGoogle?: boolean;
  /** Called when the dialog is closed without a confirmation. */
  onCancel: () => void;
}

/** Dialog that asks for the password, or for a sign-in with Google, before an important action. */
export function ConfirmIdentityView({
  email,
  form,
  failure = null,
  onGoogle,
  isWaitingForGoogle = false,
  onCancel,
}: ConfirmIdentityViewProps) {
  const texts = useTexts(confirmMessages);
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
          <Button variant="primary" type="submit" form={formId} isBusy={form.isSaving}>
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
        <Text as="p">{texts.account({ email })}</Text>
        <Form {...form.props} id={formId}>
          <PasswordField
            {...form.field('password')}
            label={texts.password}
            autoComplete="current-password"
            size="lg"
            autoFocus
          />
        </Form>
        {onGoogle && <GoogleButton onPress={onGoogle}>{texts.google}</GoogleButton>}
        {isWaitingForGoogle && <InlineAlert tone="neutral">{texts.googleWaiting}</InlineAlert>}
      </Stack>
    </Dialog>
  );
}
