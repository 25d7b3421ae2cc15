import { useQueryClient } from '@tanstack/react-query';
import { toasts } from '@cardinal/ui';
import { useState } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { useForm } from '../../forms/index.ts';
import { checkPassword } from '../checks.ts';
import type { Confirm } from '../confirm.ts';
import { profileMessages } from '../texts.ts';
import { PasswordFormView } from './PasswordFormView.tsx';
import { useTexts } from '../../language/index.ts';

export interface PasswordFormProps {
  /** Address of the user. */
  email: string;
  /** Makes a call that may need a recent sign-in: the first password of an account. */
  confirm: Confirm;
}

/** Changes the password, which signs the user out on all other devices. */
export function PasswordForm({ email, confirm }: PasswordFormProps) {
  const { password: texts } = useTexts(profileMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  // Each success hides the passwords again.
  const [changes, setChanges] = useState(0);
  const form = useForm({
    initial: { current_password: '', new_password: '' },
    check: (values) => checkPassword(values, texts),
    save: ({ current_password: current, new_password }) => {
      const body = { ...(current && { current_password: current }), new_password };
      return confirm(() => api.post('/api/auth/password', { body }));
    },
    onSaved: () => {
      toasts.show({ title: texts.changed, description: texts.changedDetail });
      setChanges((count) => count + 1);
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
    },
    onFailed: (error) =>
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' }),
  });
  return <PasswordFormView key={changes} email={email} form={form} />;
}
