import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ListedInvite } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { useMemo } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useNow, useSession } from '../../client/CrmContext.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { tellFailure } from '../../client/http/tellFailure.ts';
import { useClock } from '../../format/index.ts';
import { companyQuery, invitesQuery, refreshMembers } from '../memberQueries.ts';
import { memberMessages } from '../texts.ts';
import { InvitationsView, type Loaded, type NewInvitation } from './InvitationsView.tsx';
import { useTexts } from '../../language/index.ts';

function loaded<T>(query: UseQueryResult<T>): Loaded<T> {
  const { data, error } = query;
  if (data !== undefined) return { kind: 'loaded', data };
  if (!error) return { kind: 'loading' };
  return {
    kind: 'failed',
    detail: errorDetail(error),
    onRetry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}

/** Invitation links into the signed-in manager's company, and its place in the public list. */
export function Invitations() {
  const texts = useTexts(memberMessages).toasts;
  const { locale } = useLocale();
  const now = useClock(useNow());
  const api = useApi();
  const queryClient = useQueryClient();
  const me = useSession()?.user;
  const invites = useQuery(invitesQuery(api));
  const company = useQuery(companyQuery(api));
  const dates = useMemo(() => ({ locale, now }), [locale, now]);

  const create = useMutation({
    mutationFn: async (body: NewInvitation) =>
      (await api.post('/api/companies/invites', { body })).data,
    // The page shows the link; the message of an earlier attempt no longer applies.
    onSuccess: () => toasts.clear(),
    onError: tellFailure(texts.inviteFailed),
    onSettled: () => void refreshMembers(queryClient),
  });
  const revoke = useMutation({
    mutationFn: ({ id }: ListedInvite) =>
      api.delete('/api/companies/invites/{id}', { params: { id } }),
    onSuccess: (_answer, { id }) => {
      // Its link no longer works, so nobody should copy it.
      if (create.data?.id === id) create.reset();
      toasts.show({ title: texts.revoked, tone: 'success' });
    },
    onError: tellFailure(texts.revokeFailed),
    onSettled: () => refreshMembers(queryClient),
  });
  const setListed = useMutation({
    mutationFn: async (listed: boolean) =>
      (await api.put('/api/companies/current', { body: { listed } })).data,
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKeys.ownCompany, saved);
      toasts.show({
        title: saved.listed ? texts.companyShown : texts.companyHidden,
        tone: 'success',
      });
    },
    onError: tellFailure(texts.companyFailed),
    onSettled: () => void refreshMembers(queryClient),
  });

  if (!me) return null;
  return (
    <InvitationsView
      me={me}
      invites={loaded(invites)}
      company={loaded(company)}
      dates={dates}
      onCreate={create.mutate}
      isCreating={create.isPending}
      created={create.data ?? null}
      onRevoke={(invite) => revoke.mutateAsync(invite).catch(() => undefined)}
      onListedChange={setListed.mutate}
    />
  );
}
