import { useMutation, useQuery } from '@tanstack/react-query';
import type { User } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useEffect, useState } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSession, useSessionStore } from '../../client/CrmContext.ts';
import { companiesQuery } from '../../client/queries/companiesQuery.ts';
import {
  checkCompletion,
  toProfileInput,
  type FieldErrors,
  type MembershipValues,
} from '../checks.ts';
import { completionTexts as texts } from '../flowTexts.ts';
import { membershipErrors } from '../membershipErrors.ts';
import { useLogout } from '../useLogout.ts';
import { ProfileCompletionView } from './ProfileCompletionView.tsx';

/** Props of ProfileCompletion. */
export interface ProfileCompletionProps {
  /** Called with the user when the profile is saved. The session is already up to date. */
  onCompleted: (user: User) => void;
  /** Called when the user continues without a company. Only offered to users who have a role. */
  onLater: () => void;
}

const chosenBefore = (user: User | undefined): MembershipValues => ({
  role: user && user.role !== 'pending' ? user.role : null,
  company: null,
  company_name: '',
});

/** Completes the signed-in user's profile with a role and a company. */
export function ProfileCompletion({ onCompleted, onLater }: ProfileCompletionProps) {
  const api = useApi();
  const session = useSessionStore();
  const user = useSession()?.user;
  const logout = useLogout();
  const companies = useQuery(companiesQuery(api));
  const [errors, setErrors] = useState<FieldErrors>({});
  const completion = useMutation({
    mutationFn: async (values: MembershipValues) =>
      (await api.put('/api/auth/profile', { body: toProfileInput(values) })).data,
    onSuccess: (changed) => {
      session.setUser(changed);
      onCompleted(changed);
    },
    onError: (error) => {
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' });
      if (error instanceof ApiError) setErrors(membershipErrors(error));
    },
  });

  const { isError } = companies;
  useEffect(() => {
    if (!isError) return;
    const { title, description } = texts.loadFailed;
    toasts.show({ title, description, tone: 'danger' });
  }, [isError]);

  function submit(values: MembershipValues) {
    const missing = checkCompletion(values);
    setErrors(missing);
    if (Object.keys(missing).length === 0) return completion.mutate(values);
    const { title, description } = texts.missing;
    const { role, company, company_name: noName } = missing;
    toasts.show({ title, description: role || company ? description : noName, tone: 'danger' });
  }

  return (
    <ProfileCompletionView
      initialValues={chosenBefore(user)}
      companies={companies.data ?? []}
      errors={errors}
      onSubmit={submit}
      isCompaniesFailed={isError}
      onRetryCompanies={() => void companies.refetch()}
      // Stays busy until the page changes, because a second press would save twice.
      isBusy={completion.isPending || completion.isSuccess}
      onLater={user?.role === 'pending' ? undefined : onLater}
      onLogout={() => logout.mutate()}
    />
  );
}
