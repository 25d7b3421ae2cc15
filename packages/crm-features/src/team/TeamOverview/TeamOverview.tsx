import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { usersQuery } from '../../client/queries/usersQuery.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { statsQuery } from '../../client/queries/statsQuery.ts';
import { contactAddresses, useClock } from '../../format/index.ts';
import { unassignedQuery } from '../teamQueries.ts';
import type { AgentOrder } from '../texts.ts';
import { TeamOverviewView, type TeamContent } from './TeamOverviewView.tsx';

export interface TeamOverviewProps {
  /** Called to show an agent's leads. */
  onShowLeads?: (agentId: string) => void;
  /** Called to assign leads to an agent. */
  onAssign?: (agentId: string) => void;
  /** Called to manage a member's access. */
  onManage?: (userId: string) => void;
  /** Action if there are no agents, such as a link to the invitations. */
  emptyAction?: ReactNode;
}

/** Totals and agents of the signed-in manager's company, kept up to date by realtime messages. */
export function TeamOverview(props: TeamOverviewProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const api = useApi();
  const users = useQuery(usersQuery(api));
  const figures = useQuery(statsQuery(api));
  const unassigned = useQuery(unassignedQuery(api));
  const [order, setOrder] = useState<AgentOrder>('leads');
  const dates = useMemo(() => ({ locale, now }), [locale, now]);

  const content = (): TeamContent => {
    const retry = () => void Promise.all([users.refetch(), figures.refetch()]);
    const failure = users.error ?? figures.error;
    if (!users.data && users.error) {
      return {
        kind: 'failed',
        detail: errorDetail(users.error),
        onRetry: retry,
        isRetrying: users.isFetching,
      };
    }
    if (!users.data) return { kind: 'loading' };
    const refreshFailure = failure ? { detail: errorDetail(failure), onRetry: retry } : undefined;
    return { kind: 'team', users: users.data, refreshFailure };
  };

  const oldest = unassigned.data && (unassigned.data.leads[0]?.created_at ?? null);
  return (
    <TeamOverviewView
      {...props}
      content={content()}
      figures={figures.data ?? (figures.isError ? null : undefined)}
      oldest={oldest}
      order={order}
      onOrderChange={setOrder}
      onEmail={(user) => window.open(contactAddresses.email(user), '_self')}
      dates={dates}
    />
  );
}
