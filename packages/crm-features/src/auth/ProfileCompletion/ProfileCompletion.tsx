import { useQuery } from '@tanstack/react-query';
import type { User } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useEffect, useEffectEvent } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSession, useSessionStore } from '../../client/CrmContext.ts';
import { companiesQuery } from '../../client/queries/companiesQuery.ts';
import { useForm } from '../../forms/index.ts';
import { checkMembership, toProfileInput, type MembershipValues } from '../membershipChecks.ts';
import { completionMessages } from '../flowTexts.ts';
import { membershipErrors } from '../membershipErrors.ts';
import { useLogout } from '../useLogout.ts';
import { ProfileCompletionView } from './ProfileCompletionView.tsx';
import { useTexts } from '../../language/index.ts';
import { authMessages } from '../texts.ts';

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
  const texts = useTexts(completionMessages);
  const authTexts = useTexts(authMessages);
  const api = useApi();
  const session = useSessionStore();
  const user = useSession()?.user;
  const logout = useLogout();
  const companies = useQuery(companiesQuery(api));
  const form = useForm({
    initial: chosenBefore(user),
    check: (values) => checkMembership(values, authTexts.errors),
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
  const tellNotLoaded = useEffectEvent(() => toasts.show({ ...texts.loadFailed, tone: 'danger' }));
  useEffect(() => {
    if (isError) tellNotLoaded();
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
