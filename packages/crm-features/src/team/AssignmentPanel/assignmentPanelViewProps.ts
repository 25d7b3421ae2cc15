import type { Selection } from '@cardinal/ui';
import type { ReactNode } from 'react';
import type { DateContext } from '../../format/index.ts';
import type { Assignee, Target } from '../assignments.ts';
import type { AssignmentProgress } from '../useAssignments.ts';
import type { AgentsContent } from './assigning/AssignSide.tsx';
import type { UnassignedContent } from './unassignedContent.ts';

export interface AssignmentPanelViewProps {
  /** The leads without an owner, or why there are none. */
  content: UnassignedContent;
  /** The agents to choose from, or why there are none. */
  agents: AgentsContent;
  /** Name of a member by id; undefined for people who have left. */
  nameOf: (userId: string) => string | undefined;
  /** Keys of the selected leads. */
  selection: Selection;
  /** Called with the chosen leads. */
  onSelectionChange: (selection: Selection) => void;
  /** Id of the chosen agent, or null. */
  agentId: string | null;
  /** Called with the id of the chosen agent. */
  onAgentChange: (id: string) => void;
  /** Called to assign leads. */
  onAssign: (target: Target, assignee: Assignee) => void;
  /** Progress of an assignment of many leads, or null. */
  progress: AssignmentProgress | null;
  /** The last assignment, as a sentence; null if nothing can be undone. */
  last: string | null;
  /** Takes the last assignment back. */
  onUndo: () => void;
  /** Whether an assignment is being taken back. */
  isUndoing?: boolean;
  /** Leads that arrived while the page was open. */
  arrived: ReadonlySet<string>;
  /** Language of dates, and the moment that they are relative to. */
  dates: DateContext;
  /** Asks for the page before. */
  onPrevious: () => void;
  /** Asks for the next page. */
  onNext: () => void;
  /** Called to return to the first page, if this one no longer has leads. */
  onFirst: () => void;
  /** Called to open a lead's detail; rows cannot be opened without it. */
  onOpenLead?: ((id: string) => void) | undefined;
  /**
   * Whether single-letter shortcuts are enabled: `j`, `k`, `x`, `a`.
   * @default true
   */
  shortcuts?: boolean;
  /** Action if there are no agents, such as a link to the invitations. */
  noAgentsAction?: ReactNode;
}
