import { useCallback } from 'react';
import type { TextsOf } from '@cardinal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@cardinal/contract';
import { perField, profileFields } from '@cardinal/contract/labels';
import { toasts } from '@cardinal/ui';
import { errorDetail, type ApiError } from '../../client/http/apiError.ts';
import { useApi, useSessionStore } from '../../client/CrmContext.ts';
import { isOwnQuery } from '../../client/queries/refresh.ts';
import { useForm, useKept, useIsShown } from '../../forms/index.ts';
import { checkProfile, type FieldErrors, type ProfileValues } from '../checks.ts';
import { profileMessages } from '../texts.ts';
import { ProfileFormView, type ProfileFormViewProps } from './ProfileFormView.tsx';
import { useTexts } from '../../language/index.ts';

export interface ProfileFormProps extends Pick<
  ProfileFormViewProps,
  'user' | 'onLogout' | 'isLoggingOut'
> {
  /**
   * Called with the saved user, unless the form is gone by then. The session is already up to date.
   */
  onSaved: (user: User) => void;
}

const fail = (description: string, texts: TextsOf<typeof profileMessages>['form']) =>
  toasts.show({ title: texts.failed, description, tone: 'danger' });

/** Reports that the profile was saved, where no form shows it: after a reload, on other screens. */
export function useSavedNotice() {
  const { saved } = useTexts(profileMessages).form;
  return useCallback(() => toasts.show({ title: saved }), [saved]);
}

/** The errors of a refusal by field; a username that is taken is shown where it was typed. */
const errorsOf = ({ problem, detail, fields }: ApiError): FieldErrors =>
  problem?.code === 'username_taken' ? { username: detail } : fields;

/** Saves the user's names. The input is kept until then. */
export function ProfileForm({ onSaved, ...props }: ProfileFormProps) {
  const { form: texts } = useTexts(profileMessages);
  const { id } = props.user;
  const api = useApi();
  const session = useSessionStore();
  const queryClient = useQueryClient();
  const announceSaved = useSavedNotice();
  const isShown = useIsShown(id);
  const form = useForm<ProfileValues, User>({
    initial: perField(profileFields, (name) => props.user[name]),
    kept: useKept('profile', id),
    check: (values) => checkProfile(values, texts),
    onInvalid: () => fail(texts.missing, texts),
    save: async (body) => (await api.put('/api/auth/profile', { body })).data,
    onSaved: (user) => {
      session.setUser(user);
      if (isShown(user.id)) {
        onSaved(user);
        return;
      }
      announceSaved();
      // Other screens show the user's name, too.
      void queryClient.invalidateQueries({ predicate: isOwnQuery });
    },
    errorsOf,
    onFailed: (error) => fail(errorDetail(error), texts),
    isFinal: true,
  });
  return <ProfileFormView {...props} form={form} />;
}
