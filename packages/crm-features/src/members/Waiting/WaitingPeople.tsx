import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PendingMember } from '@cardinal/contract';
import type { ChosenRole } from '@cardinal/contract/labels';
import { toasts, useLocale } from '@cardinal/ui';
import { useMemo } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useNow, useSession } from '../../client/CrmContext.ts';
import { refreshLeads } from '../../client/queries/refresh.ts';
import { personName, useClock } from '../../format/index.ts';
import { tellFailure } from '../../client/http/tellFailure.ts';
import { pendingQuery, refreshMembers } from '../memberQueries.ts';
import { rolesFor } from '../memberRules.ts';
import { memberMessages } from '../texts.ts';
import { WaitingPeopleView, type WaitingContent } from './WaitingPeopleView.tsx';
import { useTexts } from '../../language/index.ts';
import { roleMessages } from '../../language/roleTexts.ts';

/** People who ask to join the signed-in manager's company. */
export function WaitingPeople() {
  const texts = useTexts(memberMessages).toasts;
  const roleTexts = useTexts(roleMessages);
  const { locale } = useLocale();
  const now = useClock(useNow());
  const api = useApi();
  const queryClient = useQueryClient();
  const me = useSession()?.user;
  const query = useQuery(pendingQuery(api));
  const dates = useMemo(() => ({ locale, now }), [locale, now]);

  const approve = useMutation({
    mutationFn: ({ person, role }: { person: PendingMember; role: ChosenRole }) =>
      api.post('/api/members/{id}/approve', { params: { id: person.user.id }, body: { role } }),
    onSuccess: (_answer, { person, role }) => {
      toasts.show({
        title: texts.approved,
        description: texts.joined({ name: personName(person.user), role: roleTexts[role] }),
        tone: 'success',
      });
      if (person.private_leads > 0) void refreshLeads(queryClient);
    },
    onError: tellFailure(texts.approveFailed),
    onSettled: () => refreshMembers(queryClient),
  });
  const reject = useMutation({
    mutationFn: (person: PendingMember) =>
      api.post('/api/members/{id}/reject', { params: { id: person.user.id } }),
    onSuccess: (_answer, { user }) =>
      toasts.show({
        title: texts.rejected,
        description: texts.rejectedOf({ name: personName(user) }),
        tone: 'success',
      }),
    onError: tellFailure(texts.rejectFailed),
    onSettled: () => refreshMembers(queryClient),
  });

  const content = (): WaitingContent => {
    if (query.data) return { kind: 'waiting', people: query.data };
    if (!query.error) return { kind: 'loading' };
    return {
      kind: 'failed',
      detail: errorDetail(query.error),
      onRetry: () => void query.refetch(),
      isRetrying: query.isFetching,
    };
  };

  if (!me) return null;
  return (
    <WaitingPeopleView
      content={content()}
      company={me.company_name ?? ''}
      roles={rolesFor(me, roleTexts)}
      dates={dates}
      onApprove={(person, role) => approve.mutateAsync({ person, role }).catch(() => undefined)}
      onReject={(person) => reject.mutateAsync(person).catch(() => undefined)}
    />
  );
}
