import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@cardinal/contract';
import { perField, profileFields } from '@cardinal/contract/labels';
import { toasts } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSessionStore } from '../../client/CrmContext.ts';
import { isOwnQuery } from '../../client/queries/refresh.ts';
import { useKeptChanges, useIsShown } from '../../forms/index.ts';
import { checkProfile, type FieldErrors, type ProfileValues } from '../checks.ts';
import { profileTexts } from '../texts.ts';
import { ProfileFormView, type ProfileFormViewProps } from './ProfileFormView.tsx';

const { form: texts } = profileTexts;

/** Props of ProfileForm. */
export interface ProfileFormProps extends Pick<
  ProfileFormViewProps,
  'user' | 'onLogout' | 'isLoggingOut'
> {
  /**
   * Called with the saved user, unless the form is gone by then. The session is already up to date.
   */
  onSaved: (user: User) => void;
}

const fail = (description: string) =>
  toasts.show({ title: texts.failed, description, tone: 'danger' });

/** Reports that the profile was saved, where no form shows it: after a reload, on other screens. */
export const announceSaved = () => toasts.show({ title: texts.saved });

/** The errors of a refusal by field; a username that is taken is shown where it was typed. */
function errorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const isTaken = error.problem?.code === 'username_taken';
  return isTaken ? { username: error.detail } : error.fields;
}

/** Saves the user's names. The input is kept until then. */
export function ProfileForm({ onSaved, ...props }: ProfileFormProps) {
  const { id } = props.user;
  const names: ProfileValues = perField(profileFields, (name) => props.user[name]);
  const { values, change, dropSaved } = useKeptChanges('profile', id, names);
  const api = useApi();
  const session = useSessionStore();
  const queryClient = useQueryClient();
  const isShown = useIsShown(id);
  const [errors, setErrors] = useState<FieldErrors>({});
  const saving = useMutation({
    mutationFn: async (body: ProfileValues) => (await api.put('/api/auth/profile', { body })).data,
    onSuccess: (user, entered) => {
      session.setUser(user);
      dropSaved(entered);
      if (isShown(user.id)) {
        onSaved(user);
        return;
      }
      announceSaved();
      // Other screens show the user's name, too.
      void queryClient.invalidateQueries({ predicate: isOwnQuery });
    },
    onError: (error) => {
      fail(errorDetail(error));
      setErrors(errorsOf(error));
    },
  });

  function submit() {
    const wrong = checkProfile(values);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) saving.mutate(values);
    else fail(texts.missing);
  }

  return (
    <ProfileFormView
      {...props}
      values={values}
      onChange={change}
      errors={errors}
      onSubmit={submit}
      // Stays busy until the page has been reloaded, because a second press would save twice.
      isBusy={saving.isPending || saving.isSuccess}
    />
  );
}
