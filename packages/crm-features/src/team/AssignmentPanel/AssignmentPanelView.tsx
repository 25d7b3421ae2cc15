import { Button, DataTable, Icon, InlineAlert, ProgressBar, useMediaQuery } from '@cardinal/ui';
import type { Selection } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { Scale, UserCheck } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { leadName } from '../../format/index.ts';
import type { DateContext } from '../../format/index.ts';
import { assignmentTexts as texts } from '../assignmentTexts.ts';
import type { Assignee, Target } from '../assignments.ts';
import type { AssignmentProgress } from '../useAssignments.ts';
import { AssignmentEmpty } from './AssignmentEmpty.tsx';
import { AssignLine } from './AssignLine.tsx';
import { AssignSide, shareLabel } from './AssignSide.tsx';
import type { AgentsContent } from './AssignSide.tsx';
import { assignmentColumns } from './assignmentColumns.tsx';
import { pagingOf } from './assignmentPaging.tsx';
import { openMenuIn } from './openMenuIn.ts';
import { list, note, noteIcon, panel, strong } from './AssignmentPanel.css.ts';
import type { UnassignedContent } from './unassignedContent.ts';
import { toAgent, useAssigning } from './useAssigning.ts';
import { useKeptFocus } from './useKeptFocus.ts';

// Dialogs load when they are first opened.
const AssignDialog = lazy(async () => ({
  default: (await import('./AssignDialog.tsx')).AssignDialog,
}));
const ShareQuestion = lazy(async () => ({
  default: (await import('./ShareQuestion.tsx')).ShareQuestion,
}));

/** Props of AssignmentPanelView. */
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

/**
 * Unassigned leads beside the agents: assigned one by one from their rows, by dragging, or many at
 * once. Shows every state, and fetches nothing.
 */
export function AssignmentPanelView(props: AssignmentPanelViewProps) {
  const { content, agents, nameOf, selection, onSelectionChange, onAssign, dates } = props;
  const { progress, last, onUndo, arrived, shortcuts = true, onOpenLead } = props;
  const isWide = useMediaQuery(media.xl);
  const box = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const assigning = useAssigning(content, agents, selection, onSelectionChange, onAssign);
  const { leads, total, people, selectedKeys, selectedCount, asked, drag } = assigning;
  const { assign, chosen, share, setAsked } = assigning;
  const number = new Intl.NumberFormat(dates.locale);
  useKeptFocus(box, leads);

  const columns = useMemo(
    () =>
      assignmentColumns({
        agents: people,
        nameOf,
        dates,
        arrived,
        onAssign: (lead, agent) => onAssign([lead], toAgent(agent)),
        canDrag: isWide && people.length > 0,
        onDragStart: drag.onDragStart,
        onDragEnd: drag.onDragEnd,
      }),
    [people, nameOf, dates, arrived, onAssign, isWide, drag.onDragStart, drag.onDragEnd],
  );

  const isEmpty = content.kind === 'leads' && leads.length === 0;
  const isPastTheEnd = isEmpty && content.page > 1;
  const canAssign = people.length > 0 && progress === null;
  const bulkActions = isWide
    ? []
    : [
        {
          id: 'assign',
          label: texts.submit.assignTo,
          icon: UserCheck,
          onAction: () => setChoosing(true),
          ...(!canAssign && { disabledReason: texts.agents.empty }),
        },
        {
          id: 'share',
          label: shareLabel(selectedCount, total, dates.locale),
          icon: Scale,
          onAction: share,
          ...(!canAssign && { disabledReason: texts.agents.empty }),
        },
      ];

  return (
    <div ref={box} className={panel}>
      <div className={list}>
        {progress && (
          <ProgressBar
            label={texts.progress.label}
            value={progress.done}
            maxValue={progress.total}
            valueLabel={texts.progress.of(
              number.format(progress.done),
              number.format(progress.total),
            )}
          />
        )}
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
          bulkActions={bulkActions}
          onRowAction={onOpenLead && (({ id }) => onOpenLead(id))}
          rowActionLabel={(lead) => texts.open(leadName(lead))}
          hasPageKeys={shortcuts}
          onRowKey={(_lead, { key, currentTarget }) => {
            if (!shortcuts || key !== 'a' || !canAssign) return false;
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
                onUndo={onUndo}
                isUndoing={props.isUndoing}
              />
            )
          }
          notice={
            content.kind === 'leads' &&
            content.refreshFailure && (
              <InlineAlert
                tone="warning"
                title={texts.failed.refreshTitle}
                action={
                  <Button size="sm" onPress={content.refreshFailure.onRetry}>
                    {texts.failed.retry}
                  </Button>
                }
              >
                {content.refreshFailure.detail}
              </InlineAlert>
            )
          }
          error={
            content.kind === 'failed'
              ? {
                  title: texts.failed.title,
                  description: content.detail,
                  onRetry: content.onRetry,
                  isRetrying: content.isRetrying,
                }
              : undefined
          }
          emptyState={<AssignmentEmpty isPastTheEnd={isPastTheEnd} onFirst={props.onFirst} />}
          paging={pagingOf(content, dates.locale, {
            onPrevious: props.onPrevious,
            onNext: props.onNext,
          })}
        />
        {leads.length > 0 && (
          <p className={note}>
            <Icon icon={Scale} className={noteIcon} />
            <span>
              <span className={strong}>{texts.share.title}</span> {texts.share.explained}
            </span>
          </p>
        )}
        {!isWide && leads.length > 0 && selectedCount === 0 && (
          <Button
            icon={Scale}
            isBusy={progress !== null}
            disabledReason={people.length === 0 ? texts.agents.empty : undefined}
            onPress={share}
          >
            {shareLabel(0, total, dates.locale)}
          </Button>
        )}
      </div>
      {isWide && (
        <AssignSide
          content={agents}
          value={props.agentId}
          onChange={props.onAgentChange}
          locale={dates.locale}
          isDropTarget={drag.dragging.length > 0}
          onDrop={(agent) => {
            assign(drag.dragging, toAgent(agent));
            drag.onDragEnd();
          }}
          selected={selectedCount}
          total={total}
          onAssign={(agent) => assign(chosen(), toAgent(agent))}
          onShare={share}
          isBusy={progress !== null}
          emptyAction={props.noAgentsAction}
        />
      )}
      {!isWide && agents.kind !== 'loading' && people.length === 0 && (
        <AssignSide
          content={agents}
          value={null}
          onChange={props.onAgentChange}
          locale={dates.locale}
          selected={0}
          total={0}
          onAssign={() => undefined}
          onShare={() => undefined}
          isBusy={false}
          emptyAction={props.noAgentsAction}
        />
      )}
      <Suspense fallback={null}>
        {isChoosing && (
          <AssignDialog
            agents={people}
            count={selectedCount}
            locale={dates.locale}
            onAssign={(agent) => assign(chosen(), toAgent(agent))}
            onClose={() => setChoosing(false)}
          />
        )}
        {asked && (
          <ShareQuestion
            assignee={asked}
            total={total}
            locale={dates.locale}
            onConfirm={() => assign('all', asked)}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
