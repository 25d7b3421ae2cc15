import type { TextsOf } from '@cardinal/contract/messages';
import type { Lead, TeamUser } from '@cardinal/contract';
import { lowerStatus } from '@cardinal/contract/labels';
import {
  Badge,
  Button,
  Icon,
  LazyMenu,
  Skeleton,
  StatusBadge,
  type TableColumn,
} from '@cardinal/ui';
import { GripVertical } from 'lucide-react';
import type { DragEvent } from 'react';
import {
  formatFullDate,
  leadName,
  personName,
  sourceLabel,
  type DateContext,
} from '../../format/index.ts';
import { assignmentMessages } from '../assignmentTexts.ts';
import { formatWait } from '../wait.ts';
import {
  cardAction,
  company as companyClass,
  draggable,
  grip,
  name as nameClass,
  nameCell,
  nameLine,
  skeletonLines,
  sourceNote,
  waits,
  words,
} from './AssignmentPanel.css.ts';
import { useTexts } from '../../language/index.ts';
import type { LabelTexts } from '../../language/labelTexts.ts';

/** What the columns need in addition to the lead. */
export interface AssignmentColumnContext {
  agents: readonly TeamUser[];
  /** Why nobody can be assigned a lead now; undefined if somebody can. */
  obstacle: string | undefined;
  /** Name of a member by id; undefined for people who have left. */
  nameOf: (userId: string) => string | undefined;
  dates: DateContext;
  /** Leads that arrived while the page was open. */
  arrived: ReadonlySet<string>;
  onAssign: (lead: Lead, agent: TeamUser) => void;
  /** Whether leads can be dragged onto the agents beside the list. */
  canDrag: boolean;
  onDragStart: (lead: Lead, event: DragEvent) => void;
  onDragEnd: () => void;
}

interface NameProps extends Pick<
  AssignmentColumnContext,
  'arrived' | 'canDrag' | 'onDragStart' | 'onDragEnd'
> {
  lead: Lead;
}

function Name({ lead, arrived, canDrag, onDragStart, onDragEnd }: NameProps) {
  const assignmentTexts = useTexts(assignmentMessages);
  const name = leadName(lead);
  return (
    <span
      className={`${nameCell} ${draggable}`}
      draggable={canDrag}
      title={canDrag ? assignmentTexts.drag({ name }) : name}
      onDragStart={canDrag ? (event) => onDragStart(lead, event) : undefined}
      onDragEnd={canDrag ? onDragEnd : undefined}
    >
      {canDrag && <Icon icon={GripVertical} size={14} className={grip} />}
      <span className={words}>
        <span className={nameLine}>
          <span dir="auto" className={nameClass}>
            {name}
          </span>
          {arrived.has(lead.id) && <Badge tone="info">{assignmentTexts.isNew}</Badge>}
        </span>
        <span dir="auto" className={companyClass}>
          {lead.company || lead.email}
        </span>
      </span>
    </span>
  );
}

/** How long a lead has been waiting for an agent. */
function Wait({ lead, dates }: { lead: Lead; dates: DateContext }) {
  return (
    <time
      dir="auto"
      dateTime={lead.created_at}
      title={formatFullDate(lead.created_at, dates.locale)}
    >
      {formatWait(lead.created_at, dates)}
    </time>
  );
}

interface AgentMenuProps extends Pick<AssignmentColumnContext, 'agents' | 'obstacle' | 'onAssign'> {
  lead: Lead;
}

/** The button of a row that assigns its lead to one of the agents. */
function AgentMenu({ lead, agents, obstacle, onAssign }: AgentMenuProps) {
  const assignmentTexts = useTexts(assignmentMessages);
  return (
    <LazyMenu
      renderButton={(props) => (
        <Button
          {...props}
          size="sm"
          aria-label={assignmentTexts.assignOne({ name: leadName(lead) })}
          disabledReason={obstacle}
        >
          {assignmentTexts.assign}
        </Button>
      )}
    >
      {({ Menu, MenuItem }) => (
        <Menu placement="bottom end" aria-label={assignmentTexts.agents.title}>
          {agents.map((agent) => (
            <MenuItem
              key={agent.id}
              id={agent.id}
              textValue={personName(agent)}
              onAction={() => onAssign(lead, agent)}
            >
              {assignmentTexts.agents.withLeads({
                name: personName(agent),
                leads: assignmentTexts.agents.leads({ count: agent.total_leads }),
              })}
            </MenuItem>
          ))}
        </Menu>
      )}
    </LazyMenu>
  );
}

/** The columns of the unassigned leads. */
export function assignmentColumns(
  context: AssignmentColumnContext,
  titles: TextsOf<typeof assignmentMessages>['columns'],
  labels: LabelTexts,
): TableColumn<Lead>[] {
  const { nameOf, dates } = context;
  return [
    {
      id: 'lead',
      header: titles.lead,
      minWidth: 180,
      isRowHeader: true,
      cell: (lead) => <Name lead={lead} {...context} />,
      skeleton: (length) => (
        <span className={skeletonLines}>
          <Skeleton width={length} />
          <Skeleton width={`calc(${length} + 16%)`} height={8} />
        </span>
      ),
      cardCell: (lead) => <bdi>{leadName(lead)}</bdi>,
    },
    {
      id: 'status',
      header: titles.status,
      width: 104,
      hasControls: true,
      cell: ({ lead_status: status }) => (
        <StatusBadge tone={lowerStatus[status]}>{labels.statuses[status]}</StatusBadge>
      ),
      skeleton: <Skeleton width={76} height={28} radius="control" />,
      card: 'aside',
    },
    {
      id: 'source',
      header: titles.source,
      width: 128,
      isMuted: true,
      isUserText: true,
      title: ({ source }) => sourceLabel(source, labels),
      cell: ({ source }) => sourceLabel(source, labels),
      card: 'note',
      cardCell: ({ source }) => <span className={sourceNote}>{sourceLabel(source, labels)}</span>,
      cardSkeleton: null,
    },
    {
      id: 'captured',
      header: titles.capturedBy,
      width: 132,
      hideBelow: 'md',
      isMuted: true,
      isUserText: true,
      title: ({ created_by: id }) => nameOf(id) ?? '',
      cell: ({ created_by: id }) => nameOf(id) ?? '–',
      // Cards have no room for it; their line shows the company instead.
      card: 'subtitle',
      cardCell: ({ company, email }) => <bdi>{company || email}</bdi>,
    },
    {
      id: 'waits',
      header: titles.waits,
      width: 84,
      isMuted: true,
      className: waits,
      cell: (lead) => <Wait lead={lead} dates={dates} />,
      skeleton: <Skeleton width={48} />,
      card: 'note',
      cardSkeleton: <Skeleton width={64} height={8} />,
    },
    {
      id: 'assign',
      header: titles.assign,
      width: 92,
      align: 'end',
      hasControls: true,
      cell: (lead) => <AgentMenu lead={lead} {...context} />,
      skeleton: <Skeleton width={64} height={28} radius="control" />,
      card: 'action',
      cardCell: (lead) => (
        <span className={cardAction}>
          <AgentMenu lead={lead} {...context} />
        </span>
      ),
      cardSkeleton: null,
    },
  ];
}
