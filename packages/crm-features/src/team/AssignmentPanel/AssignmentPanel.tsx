import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import type { Selection } from '@cardinal/ui';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { errorDetail } from '../../client/apiError.ts';
import { useApi, useIsEmbedded, useNow } from '../../client/CrmContext.ts';
import { useClock } from '../../format/index.ts';
import type { Assigned, Assignee, Target } from '../assignments.ts';
import { agentsOf, inOrder, personName } from '../people.ts';
import { unassignedQuery, usersQuery } from '../teamQueries.ts';
import { useAssignments } from '../useAssignments.ts';
import { AssignmentPanelView } from './AssignmentPanelView.tsx';
import type { UnassignedContent } from './unassignedContent.ts';
import type { AgentsContent } from './AssignSide.tsx';

/** Props of AssignmentPanel. */
export interface AssignmentPanelProps {
  /** Id of the agent who is chosen initially. */
  initialAgentId?: string | null;
  /** Called to open a lead's detail; rows cannot be opened without it. */
  onOpenLead?: (id: string) => void;
  /**
   * Whether single-letter shortcuts are enabled: `j`, `k`, `x`, `a`.
   * @default true, but false where the page provides the token
   */
  shortcuts?: boolean;
  /** Action if there are no agents, such as a link to the invitations. */
  noAgentsAction?: ReactNode;
  /** Called with the leads that were assigned, each with its agent. */
  onAssigned?: (leads: readonly Assigned[]) => void;
}

/** Cursor of a page of the list, with its number. */
interface Place {
  cursor: string | null;
  page: number;
}

const start: Place = { cursor: null, page: 1 };

/** The company's unassigned leads, kept up to date by realtime messages, and its agents. */
export function AssignmentPanel({
  initialAgentId = null,
  onAssigned,
  ...props
}: AssignmentPanelProps) {
  const isEmbedded = useIsEmbedded();
  const { locale } = useLocale();
  const now = useClock(useNow());
  const api = useApi();
  const [place, setPlace] = useState(start);
  const [selection, setSelection] = useState<Selection>(new Set());
  const [agentId, setAgentId] = useState(initialAgentId);
  const users = useQuery(usersQuery(api));
  const query = useQuery({
    ...unassignedQuery(api, place.cursor),
    placeholderData: keepPreviousData,
  });
  const members = users.data;
  const nameOf = useCallback(
    (id: string) => {
      const member = members?.find((one) => one.id === id);
      return member && personName(member);
    },
    [members],
  );
  const { assign, pending, progress, last, undo, isUndoing } = useAssignments(
    (id) => nameOf(id) ?? '–',
    onAssigned,
  );
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const loaded = query.data?.leads;
  const [openedAt] = useState(() => now.toISOString());
  const arrived = useMemo(
    () => new Set(loaded?.filter((lead) => lead.created_at > openedAt).map((lead) => lead.id)),
    [loaded, openedAt],
  );
  const leads = useMemo(() => {
    const rest = loaded?.filter(({ id }) => !pending.has(id));
    // The list is not shown as empty before the server has responded.
    return rest?.length === 0 ? loaded : rest;
  }, [loaded, pending]);
  const agents = useMemo(() => inOrder(agentsOf(members ?? []), 'name', locale), [members, locale]);

  const agentsContent = (): AgentsContent => {
    if (members) return { kind: 'agents', agents };
    if (!users.error) return { kind: 'loading' };
    const onRetry = () => void users.refetch();
    const detail = errorDetail(users.error);
    return { kind: 'failed', detail, onRetry, isRetrying: users.isFetching };
  };

  const content = (): UnassignedContent => {
    const onRetry = () => void query.refetch();
    const detail = query.error ? errorDetail(query.error) : '';
    if (!query.data || !leads) {
      if (!query.error) return { kind: 'loading' };
      return { kind: 'failed', detail, onRetry, isRetrying: query.isFetching };
    }
    return {
      kind: 'leads',
      leads,
      facts: query.data,
      page: place.page,
      isRefreshing: query.isPlaceholderData || leads.some(({ id }) => pending.has(id)),
      refreshFailure: query.error ? { detail, onRetry } : undefined,
    };
  };

  const total = query.data?.total ?? loaded?.length ?? 0;
  const onAssign = useCallback(
    (target: Target, assignee: Assignee) => assign({ target, assignee, total }),
    [assign, total],
  );
  const goTo = (cursor: string | null | undefined, page: number) => {
    setSelection(new Set());
    setPlace(cursor == null || page <= 1 ? start : { cursor, page });
  };

  return (
    <AssignmentPanelView
      shortcuts={!isEmbedded}
      {...props}
      content={content()}
      agents={agentsContent()}
      nameOf={nameOf}
      selection={selection}
      onSelectionChange={setSelection}
      agentId={agentId}
      onAgentChange={setAgentId}
      onAssign={onAssign}
      progress={progress}
      last={last && last.text}
      onUndo={() => last && undo(last)}
      isUndoing={isUndoing}
      arrived={arrived}
      dates={dates}
      onPrevious={() => goTo(query.data?.previous, place.page - 1)}
      onNext={() => goTo(query.data?.next, place.page + 1)}
      onFirst={() => goTo(null, 1)}
    />
  );
}
