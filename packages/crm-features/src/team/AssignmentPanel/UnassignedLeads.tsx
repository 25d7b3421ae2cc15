import type { TextsOf } from '@cardinal/contract/messages';
import { Button, DataTable, Icon, ProgressBar, type BulkAction } from '@cardinal/ui';
import { Scale, UserCheck } from 'lucide-react';
import { useMemo } from 'react';
import { leadName } from '../../format/index.ts';
import { RefreshNotice } from '../../lists/index.ts';
import { assignmentMessages } from '../assignmentTexts.ts';
import type { AssignmentProgress } from '../useAssignments.ts';
import { AssignmentEmpty } from './AssignmentEmpty.tsx';
import { AssignLine } from './assigning/AssignLine.tsx';
import { assignmentColumns } from './assignmentColumns.tsx';
import { list, note, noteIcon, strong } from './AssignmentPanel.css.ts';
import { unassignedPaging } from './assignmentPaging.tsx';
import type { AssignmentPanelViewProps } from './assignmentPanelViewProps.ts';
import { shareLabel } from './assigning/AssignSide.tsx';
import { openMenuIn } from './openMenuIn.ts';
import type { UnassignedContent } from './unassignedContent.ts';
import { toAgent, type Assigning } from './assigning/useAssigning.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { listMessages } from '../../lists/texts.ts';

/** Props of UnassignedLeads: those of the panel that the list needs, and its state. */
export interface UnassignedLeadsProps extends Omit<
  AssignmentPanelViewProps,
  'agents' | 'selection' | 'agentId' | 'onAgentChange' | 'noAgentsAction'
> {
  assigning: Assigning;
  /** Whether the agents are beside the list, where leads can be dragged. */
  isWide: boolean;
  /** Called to choose an agent for the selected leads, where the agents are not beside the list. */
  onChoose: () => void;
}

function Progress({ done, total, locale }: AssignmentProgress & { locale: string }) {
  const texts = useTexts(assignmentMessages);
  const number = new Intl.NumberFormat(locale);
  return (
    <ProgressBar
      label={texts.progress.label}
      value={done}
      maxValue={total}
      valueLabel={texts.progress.of({ done: number.format(done), total: number.format(total) })}
    />
  );
}

/** What "fair" means, below the list. */
function ShareNote() {
  const texts = useTexts(assignmentMessages);
  return (
    <p className={note}>
      <Icon icon={Scale} className={noteIcon} />
      <span>
        <span className={strong}>{texts.share.title}</span> {texts.share.explained}
      </span>
    </p>
  );
}

const errorOf = (content: UnassignedContent, texts: TextsOf<typeof assignmentMessages>) =>
  content.kind === 'failed'
    ? {
        title: texts.failed.title,
        description: content.detail,
        onRetry: content.onRetry,
        isRetrying: content.isRetrying,
      }
    : undefined;

/** The actions for selected leads, where the agents are not beside the list. */
function bulkActionsOf(
  { selectedCount, total, share }: Assigning,
  disabledReason: string | undefined,
  onChoose: () => void,
  texts: TextsOf<typeof assignmentMessages>,
): readonly BulkAction[] {
  return [
    {
      id: 'assign',
      label: texts.submit.assignTo,
      icon: UserCheck,
      onAction: onChoose,
      disabledReason,
    },
    {
      id: 'share',
      label: shareLabel(selectedCount, total, texts),
      icon: Scale,
      onAction: share,
      disabledReason,
    },
  ];
}

/** The columns of the list; leads can be dragged where agents are beside it. */
function useColumns({ assigning, isWide, nameOf, onAssign, dates, arrived }: UnassignedLeadsProps) {
  const texts = useTexts(assignmentMessages);
  const labels = useTexts(labelMessages);
  const { people, obstacle, drag } = assigning;
  return useMemo(
    () =>
      assignmentColumns(
        {
          agents: people,
          obstacle,
          nameOf,
          dates,
          arrived,
          onAssign: (lead, agent) => onAssign([lead], toAgent(agent)),
          canDrag: isWide && obstacle === undefined,
          onDragStart: drag.onDragStart,
          onDragEnd: drag.onDragEnd,
        },
        texts.columns,
        labels,
      ),
    [
      people,
      obstacle,
      nameOf,
      dates,
      arrived,
      onAssign,
      isWide,
      drag.onDragStart,
      drag.onDragEnd,
      texts.columns,
      labels,
    ],
  );
}

/** Shares all leads out to the agents, where these are not beside the list. */
function ShareAll({
  assigning: { obstacle, total, share },
  isBusy,
}: Pick<UnassignedLeadsProps, 'assigning'> & { isBusy: boolean }) {
  const texts = useTexts(assignmentMessages);
  return (
    <Button icon={Scale} isBusy={isBusy} disabledReason={obstacle} onPress={share}>
      {shareLabel(0, total, texts)}
    </Button>
  );
}

/** The list of unassigned leads with its actions, progress and paging. */
export function UnassignedLeads(props: UnassignedLeadsProps) {
  const texts = useTexts(assignmentMessages);
  const listTexts = useTexts(listMessages);
  const { content, assigning, isWide, onSelectionChange, dates } = props;
  const { progress, last, shortcuts = true, onOpenLead } = props;
  const { leads, total, obstacle, selectedKeys, selectedCount } = assigning;
  const { locale } = dates;
  const columns = useColumns(props);
  const refreshFailure = content.kind === 'leads' && content.refreshFailure;
  const isEmpty = content.kind === 'leads' && leads.length === 0;
  const isPastTheEnd = isEmpty && content.page > 1;
  const disabledReason = obstacle ?? (progress ? texts.progress.label : undefined);

  return (
    <div className={list}>
      {progress && <Progress {...progress} locale={locale} />}
      <DataTable
        label={texts.list}
        columns={columns}
        rows={leads}
        rowKey={({ id }) => id}
        rowName={leadName}
        selectionMode="multiple"
        selectedKeys={selectedKeys}
        onSelectionChange={onSelectionChange}
        totalRows={total}
        bulkActions={isWide ? [] : bulkActionsOf(assigning, disabledReason, props.onChoose, texts)}
        onRowAction={onOpenLead && (({ id }) => onOpenLead(id))}
        rowActionLabel={(lead) => texts.open({ name: leadName(lead) })}
        hasPageKeys={shortcuts}
        onRowKey={(_lead, { key, currentTarget }) => {
          if (!shortcuts || key !== 'a' || disabledReason !== undefined) return false;
          openMenuIn(currentTarget);
          return true;
        }}
        isLoading={content.kind === 'loading'}
        loadingLabel={texts.loading}
        loadingRows={8}
        isRefreshing={content.kind === 'leads' && content.isRefreshing}
        toolbar={
          isEmpty && last === null ? undefined : (
            <AssignLine
              hint={isWide ? texts.hint : texts.hintNarrow}
              last={last}
              onUndo={props.onUndo}
              isUndoing={props.isUndoing}
            />
          )
        }
        notice={refreshFailure && <RefreshNotice failure={refreshFailure} />}
        error={errorOf(content, texts)}
        emptyState={<AssignmentEmpty isPastTheEnd={isPastTheEnd} onFirst={props.onFirst} />}
        paging={unassignedPaging(
          content,
          locale,
          {
            onPrevious: props.onPrevious,
            onNext: props.onNext,
          },
          listTexts,
        )}
      />
      {leads.length > 0 && <ShareNote />}
      {!isWide && leads.length > 0 && selectedCount === 0 && (
        <ShareAll assigning={assigning} isBusy={progress !== null} />
      )}
    </div>
  );
}
