import { useQuery } from '@tanstack/react-query';
import { useLocale, type Selection } from '@cardinal/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { agentsOf, usersQuery } from '../../client/queries/usersQuery.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useIsEmbedded, useNow } from '../../client/CrmContext.ts';
import { personName, useClock } from '../../format/index.ts';
import type { Assigned, Assignee, Target } from '../assignments.ts';
import { inOrder } from '../people.ts';
import { useAssignments } from '../useAssignments.ts';
import { AssignmentPanelView } from './AssignmentPanelView.tsx';
import { useUnassigned } from './useUnassigned.ts';
import type { AgentsContent } from './assigning/AssignSide.tsx';

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

/** The names of all members, and the agents among them. */
function useTeam(locale: string) {
  const users = useQuery(usersQuery(useApi()));
  const members = users.data;
  const nameOf = useCallback(
    (id: string) => {
      const member = members?.find((one) => one.id === id);
      return member && personName(member);
    },
    [members],
  );
  const agents = useMemo(() => inOrder(agentsOf(members ?? []), 'name', locale), [members, locale]);
  const content = (): AgentsContent => {
    if (members) return { kind: 'agents', agents };
    if (!users.error) return { kind: 'loading' };
    const onRetry = () => void users.refetch();
    const detail = errorDetail(users.error);
    return { kind: 'failed', detail, onRetry, isRetrying: users.isFetching };
  };
  return { nameOf, agents: content() };
}

/** The company's unassigned leads, kept up to date by realtime messages, and its agents. */
export function AssignmentPanel({
  initialAgentId = null,
  onAssigned,
  ...props
}: AssignmentPanelProps) {
  const isEmbedded = useIsEmbedded();
  const { locale } = useLocale();
  const now = useClock(useNow());
  const [selection, setSelection] = useState<Selection>(new Set());
  const [agentId, setAgentId] = useState(initialAgentId);
  const { nameOf, agents } = useTeam(locale);
  const { assign, pending, progress, last, undo, isUndoing } = useAssignments(
    (id) => nameOf(id) ?? '–',
    onAssigned,
  );
  const unassigned = useUnassigned(pending, now);
  const { total } = unassigned;
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const onAssign = useCallback(
    (target: Target, assignee: Assignee) => assign({ target, assignee, total }),
    [assign, total],
  );
  /** Another page has other leads, so none of them are selected. */
  const turn = (go: () => void) => {
    setSelection(new Set());
    go();
  };

  return (
    <AssignmentPanelView
      shortcuts={!isEmbedded}
      {...props}
      content={unassigned.content}
      agents={agents}
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
      arrived={unassigned.arrived}
      dates={dates}
      onPrevious={() => turn(unassigned.onPrevious)}
      onNext={() => turn(unassigned.onNext)}
      onFirst={() => turn(unassigned.onFirst)}
    />
  );
}
