import type { Selection } from '@cardinal/ui';
import type { ReactNode } from 'react';
import type { DateContext } from '../../format/index.ts';
import type { Assignee, Target } from '../assignments.ts';
import type { AssignmentProgress } from '../useAssignments.ts';
import type { AgentsContent } from './assigning/AssignSide.tsx';
import type { UnassignedContent } from './unassignedContent.ts';

export interface AssignmentPanelViewProps {
  content: UnassignedContent;
  agents: AgentsContent;
  /** Name of a member by id; undefined for people who have left. */
  nameOf: (userId: string) => string | undefined;
  /** Keys of the selected leads. */
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  /** Id of the chosen agent, or null. */
  agentId: string | null;
  onAgentChange: (id: string) => void;
  /** Called to assign leads. */
  onAssign: (target: Target, assignee: Assignee) => void;
  /** Progress of an assignment of many leads, or null. */
  progress: AssignmentProgress | null;
  /** The last assignment, as a sentence; null if nothing can be undone. */
  last: string | null;
  onUndo: () => void;
  isUndoing?: boolean;
  /** Leads that arrived while the page was open. */
  arrived: ReadonlySet<string>;
  dates: DateContext;
  onPrevious: () => void;
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
