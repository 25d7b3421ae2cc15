import type { TextsOf } from '@cardinal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import type { GoogleSession, User } from '@cardinal/contract';
import { defaultRole, type ChosenRole } from '@cardinal/contract/labels';
import { toasts } from '@cardinal/ui';
import { useEffect, useEffectEvent } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import type { ApiClient } from '../../client/http/apiClient.ts';
import { useApi } from '../../client/CrmContext.ts';
import { companiesQuery } from '../../client/queries/companiesQuery.ts';
import { useForm } from '../../forms/index.ts';
import {
  checkMembership,
  companyChoices,
  toProfileInput,
  type MembershipValues,
} from '../membershipChecks.ts';
import { googleMessages, registrationMessages } from '../flowTexts.ts';
import { membershipErrors } from '../membershipErrors.ts';
import { CompleteRegistrationView } from './CompleteRegistrationView.tsx';
import { useTexts } from '../../language/index.ts';
import { authMessages } from '../texts.ts';

export interface CompleteRegistrationProps {
  /** ID token that Google gave to this page; with a new one, the sign-in starts again. */
  idToken: string;
  /** Called with the session once the profile has a role. The caller must store it. */
  onSignedIn: (session: Pick<GoogleSession, 'access_token' | 'user'>) => void;
  /** Called when the sign-in failed or the dialog was closed without a choice. */
  onCancel: () => void;
  /**
   * Role that is preselected; null requires a choice.
   * @default 'agent'
   */
  initialRole?: ChosenRole | null;
}

const failed = (error: unknown, googleTexts: TextsOf<typeof googleMessages>) =>
  toasts.show({ title: googleTexts.toast, description: errorDetail(error), tone: 'danger' });

/**
 * Saves role and company. Creating a company needs the new session; everything else is sent with
 * the ID token.
 * @param token Access token of the new session
 */
async function completeProfile(
  api: ApiClient,
  values: MembershipValues,
  { idToken, token }: { idToken: string; token: string },
) {
  if (values.company === companyChoices.create) {
    const headers = { Authorization: `Bearer ${token}` };
    const body = toProfileInput(values);
    const user: User = (await api.put('/api/auth/profile', { body, headers })).data;
    return { access_token: token, user };
  }
  const { role, company_id } = toProfileInput(values);
  const body = { id_token: idToken, role, company_id };
  return (await api.post('/api/auth/google', { body })).data;
}

/**
 * Signs in with an ID token from Google, for pages that obtain one themselves. New users choose
 * their role and optionally a company in a dialog; existing users see nothing.
 */
export function CompleteRegistration({
  idToken,
  onSignedIn,
  onCancel,
  initialRole = defaultRole,
}: CompleteRegistrationProps) {
  const texts = useTexts(registrationMessages);
  const googleTexts = useTexts(googleMessages);
  const authTexts = useTexts(authMessages);
  const api = useApi();
  const signIn = useQuery({
    // A query rather than a mutation, so that the two mounts in strict mode send it once.
    queryKey: ['google', idToken],
    queryFn: async () => (await api.post('/api/auth/google', { body: { id_token: idToken } })).data,
  });
  const { data: session, error } = signIn;
  const isPending = session?.user.role === 'pending';
  const { data: companies } = useQuery({ ...companiesQuery(api), enabled: isPending });

  const giveUp = useEffectEvent((reason: Error) => {
    failed(reason, googleTexts);
    onCancel();
  });
  const finish = useEffectEvent((complete: GoogleSession) => onSignedIn(complete));
  useEffect(() => {
    if (error) giveUp(error);
    else if (session && !isPending) finish(session);
  }, [session, error, isPending]);

  const form = useForm<MembershipValues, Parameters<typeof onSignedIn>[0]>({
    initial: { role: initialRole, company: companyChoices.none, company_name: '' },
    check: (values) => checkMembership(values, authTexts.errors),
    onInvalid: ({ role }) => role && toasts.show({ ...texts.roleRequired, tone: 'danger' }),
    save: (values) => completeProfile(api, values, { idToken, token: session?.access_token ?? '' }),
    onSaved: onSignedIn,
    errorsOf: membershipErrors,
    onFailed: (reason) => failed(reason, googleTexts),
    isFinal: true,
  });

  if (!isPending) return null;
  return <CompleteRegistrationView companies={companies} form={form} onCancel={onCancel} />;
}
