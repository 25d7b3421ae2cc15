import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Member } from '@cardinal/contract';
import { useLocale } from '@cardinal/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { agentsOf } from '../../client/queries/usersQuery.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useNow, useSession } from '../../client/CrmContext.ts';
import { useClock } from '../../format/index.ts';
import { unconfirmed } from '../confirmation.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { membersQuery } from '../memberQueries.ts';
import { PeopleView, type PeopleContent } from './PeopleView.tsx';
import { useMemberChanges } from './useMemberChanges.ts';

const RemoveDialog = lazy(async () => ({
  default: (await import('./RemoveDialog.tsx')).RemoveDialog,
}));
const ResetLinkDialog = lazy(async () => ({
  default: (await import('./ResetLinkDialog.tsx')).ResetLinkDialog,
}));

export interface PeopleProps {
  /**
   * Repeats a call once the user has confirmed who they are, if the server asks for it.
   * @default the call alone
   */
  confirmed?: Confirmed;
}

/** What the list shows. @param members Undefined until they are loaded */
function contentOf(
  members: readonly Member[] | undefined,
  query: UseQueryResult<Member[]>,
): PeopleContent {
  const onRetry = () => void query.refetch();
  const detail = query.error ? errorDetail(query.error) : '';
  if (members) {
    const refreshFailure = query.error ? { detail, onRetry } : undefined;
    return { kind: 'people', members, refreshFailure };
  }
  if (!query.error) return { kind: 'loading' };
  return { kind: 'failed', detail, onRetry, isRetrying: query.isFetching };
}

/** The members of the signed-in manager's company: roles, reset links, removal. */
export function People({ confirmed = unconfirmed }: PeopleProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const me = useSession()?.user;
  const query = useQuery(membersQuery(useApi()));
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [resetting, setResetting] = useState<Member | null>(null);
  const { setRole, remove, resetLink } = useMemberChanges(confirmed);
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const members = useMemo(
    () => query.data?.filter(({ state }) => state === 'active'),
    [query.data],
  );

  if (!me) return null;
  const agents = agentsOf(members ?? []).filter(({ id }) => id !== leaving?.id);
  return (
    <>
      <PeopleView
        content={contentOf(members, query)}
        me={me}
        dates={dates}
        onRoleChange={(member, role) => setRole.mutate({ member, role })}
        onResetLink={(member) => {
          resetLink.reset();
          setResetting(member);
        }}
        onRemove={setLeaving}
      />
      <Suspense>
        {leaving && (
          <RemoveDialog
            member={leaving}
            agents={agents}
            isBusy={remove.isPending}
            onRemove={(leadsTo) =>
              remove.mutate({ member: leaving, leadsTo }, { onSettled: () => setLeaving(null) })
            }
            onClose={() => setLeaving(null)}
          />
        )}
        {resetting && (
          <ResetLinkDialog
            member={resetting}
            link={resetLink.data ?? null}
            locale={locale}
            isBusy={resetLink.isPending}
            failure={resetLink.error && errorDetail(resetLink.error)}
            onCreate={() => resetLink.mutate(resetting)}
            onClose={() => setResetting(null)}
          />
        )}
      </Suspense>
    </>
  );
}
