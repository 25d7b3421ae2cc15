import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { checkPassword, type FieldErrors, type PasswordValues } from '../checks.ts';
import type { Confirm } from '../confirm.ts';
import { profileTexts } from '../texts.ts';
import { PasswordFormView } from './PasswordFormView.tsx';

const { password: texts } = profileTexts;

/** Props of PasswordForm. */
export interface PasswordFormProps {
  /** Address of the user. */
  email: string;
  /** Makes a call that may need a recent sign-in: the first password of an account. */
  confirm: Confirm;
}

/** Changes the password, which signs the user out on all other devices. */
export function PasswordForm({ email, confirm }: PasswordFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<FieldErrors>({});
  // Each success clears the fields.
  const [changes, setChanges] = useState(0);
  const change = useMutation({
    mutationFn: ({ current_password: current, new_password }: PasswordValues) => {
      const body = { ...(current && { current_password: current }), new_password };
      return confirm(() => api.post('/api/auth/password', { body }));
    },
    onSuccess: () => {
      toasts.show({ title: texts.changed, description: texts.changedDetail });
      setChanges((count) => count + 1);
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
    },
    onError: (error) => {
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' });
      setErrors(error instanceof ApiError ? error.fields : {});
    },
  });

  function submit(values: PasswordValues) {
    const wrong = checkPassword(values);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) change.mutate(values);
  }

  return (
    <PasswordFormView
      key={changes}
      email={email}
      errors={errors}
      onSubmit={submit}
      isBusy={change.isPending}
    />
  );
}
