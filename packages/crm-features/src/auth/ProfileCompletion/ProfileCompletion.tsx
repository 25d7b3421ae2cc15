import { useQuery } from '@tanstack/react-query';
import type { User } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useEffect } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSession, useSessionStore } from '../../client/CrmContext.ts';
import { companiesQuery } from '../../client/queries/companiesQuery.ts';
import { useForm } from '../../forms/index.ts';
import { checkMembership, toProfileInput, type MembershipValues } from '../membershipChecks.ts';
import { completionTexts as texts } from '../flowTexts.ts';
import { membershipErrors } from '../membershipErrors.ts';
import { useLogout } from '../useLogout.ts';
import { ProfileCompletionView } from './ProfileCompletionView.tsx';

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
  const form = useForm({
    initial: chosenBefore(user),
    check: checkMembership,
    onInvalid: ({ role, company, company_name: noName }) => {
      const { title, description } = texts.missing;
      toasts.show({ title, description: role || company ? description : noName, tone: 'danger' });
    },
    save: async (values) =>
      (await api.put('/api/auth/profile', { body: toProfileInput(values) })).data,
    onSaved: (changed) => {
      session.setUser(changed);
      onCompleted(changed);
    },
    errorsOf: membershipErrors,
    onFailed: (error) =>
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' }),
    isFinal: true,
  });

  const { isError } = companies;
  useEffect(() => {
    if (!isError) return;
    const { title, description } = texts.loadFailed;
    toasts.show({ title, description, tone: 'danger' });
  }, [isError]);

  return (
    <ProfileCompletionView
      form={form}
      companies={companies.data}
      isCompaniesFailed={isError}
      onRetryCompanies={() => void companies.refetch()}
      onLater={user?.role === 'pending' ? undefined : onLater}
      onLogout={() => logout.mutate()}
    />
  );
}
