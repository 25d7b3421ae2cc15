import type { User } from '@cardinal/contract';
import { lengths } from '@cardinal/contract/limits';
import { profileSignature, signatureOf } from '@cardinal/contract/mail-text';
import { Button, Form, TextArea, toasts } from '@cardinal/ui';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSessionStore } from '../../client/CrmContext.ts';
import { useForm, useKept } from '../../forms/index.ts';
import { formEnd } from '../Profile.css.ts';
import { profileMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

/** Props of SignatureForm. */
export interface SignatureFormProps {
  /** The user as last saved. */
  user: User;
}

/** The text below the user's emails to leads. The input is kept until it is saved. */
export function SignatureForm({ user }: SignatureFormProps) {
  const { signature: texts } = useTexts(profileMessages);
  const api = useApi();
  const session = useSessionStore();
  const own = profileSignature(user);
  const form = useForm({
    initial: { signature: signatureOf(user) },
    kept: useKept<{ signature?: string }>('signature', user.id),
    save: async ({ signature }) => {
      const text = signature.trim();
      // What the profile makes follows later changes of it.
      const body = { signature: text === own ? null : text };
      return (await api.put('/api/auth/profile', { body })).data;
    },
    onSaved: (saved) => {
      session.setUser(saved);
      toasts.show({ title: texts.saved, tone: 'success' });
    },
    onFailed: (error) =>
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' }),
  });
  return (
    <Form {...form.props}>
      <TextArea
        {...form.field('signature')}
        label={texts.label}
        description={texts.hint}
        rows={4}
        maxLength={lengths.signature}
      />
      <div className={formEnd}>
        <Button
          variant="quiet"
          isDisabled={form.values.signature.trim() === own}
          onPress={() => form.set({ signature: own })}
        >
          {texts.reset}
        </Button>
        <Button type="submit" variant="primary" isBusy={form.isSaving}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
