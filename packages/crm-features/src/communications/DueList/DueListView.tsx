import type { DueLead, Lead } from '@cardinal/contract';
import { Avatar, Button, EmptyState, Icon, Skeleton, SkeletonGroup } from '@cardinal/ui';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDate, formatFullDate, leadName, type DateContext } from '../../format/index.ts';
import { NameButton } from '../NameButton.tsx';
import { type LoadFailure, RefreshNotice } from '../../lists/index.ts';
import { intro, row as rowClass, rows as listClass, words } from '../../lists/rows.css.ts';
import { Failed } from '../Failed.tsx';
import { state as stateClass } from '../states.css.ts';
import { communicationMessages } from '../texts.ts';
import type { Done, DueRow } from './dueRows.ts';
import {
  check,
  company as companyClass,
  done as doneClass,
  doneText,
  failed as failedClass,
  frame,
  headline,
  more,
  reasons,
  summary,
  waiting,
  waitingWords,
} from './DueList.css.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages, type LabelTexts } from '../../language/labelTexts.ts';

/** What the list of leads waiting for contact shows. */
export type DueListContent =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: LoadFailure }
  | {
      kind: 'due';
      /** Oldest first. */
      rows: readonly DueRow[];
      /** Number of waiting leads on all pages; null if the server does not report it. */
      total: number | null;
      /** Loads later ones; undefined if there are none. */
      onLoadMore?: () => void;
      isLoadingMore?: boolean;
      /** Why the last refresh failed. */
      refreshFailure?: LoadFailure;
    };

/** The props of a row's slot. */
export interface FollowUpSlot {
  lead: Lead;
  /** Call this when the lead has been contacted, or needs no contact. */
  onDone: (done: Done) => void;
  /** The lead and the reason why contact is due, to be shown before the actions. */
  children: ReactNode;
}

export interface DueListViewProps {
  /** The leads that wait for contact, or why there are none. */
  content: DueListContent;
  /** Language of dates, and the moment that they are relative to. */
  dates: DateContext;
  /** Called with a lead's id to open the lead. */
  onOpenLead: (leadId: string) => void;
  /** The actions of a row; they belong to the leads feature. */
  renderFollowUp: (slot: FollowUpSlot) => ReactNode;
  /** Called when a lead was contacted, or needs no contact. */
  onDone: (leadId: string, done: Done) => void;
}

/** Focuses an element that replaces the one that had the focus. */
function useTakesFocus<E extends HTMLElement>(isOn: boolean) {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (isOn && document.activeElement === document.body) ref.current?.focus();
  }, [isOn]);
  return ref;
}

function LastContact({ item, dates }: { item: DueLead; dates: DateContext }) {
  const texts = useTexts(communicationMessages).due;
  const last = item.last_contact;
  if (!last) return <span>{texts.never}</span>;
  const when = formatDate(last.created_at, dates);
  const title = formatFullDate(last.created_at, dates.locale);
  if (last.status === 'failed') {
    return (
      <span title={title} className={failedClass}>
        {texts.lastFailed({ when })}
      </span>
    );
  }
  return <span title={title}>{texts.last({ type: last.type, when })}</span>;
}

/** Why a lead is listed. */
const reasonOf = (
  { next_step: step, lead_type: type }: Lead,
  since: string,
  { steps, types }: LabelTexts,
) =>
  (step ? [steps[step.kind], step.note, since] : [types[type], since]).filter(Boolean).join(' · ');

interface RowProps extends Pick<DueListViewProps, 'dates' | 'onOpenLead' | 'renderFollowUp'> {
  row: DueRow;
  onDone: (done: Done) => void;
}

function WaitingRow({ row, dates, onOpenLead, renderFollowUp, onDone }: RowProps) {
  const texts = useTexts(communicationMessages).due;
  const labels = useTexts(labelMessages);
  const { item, isBack = false } = row;
  const { lead, due_since: since } = item;
  const name = leadName(lead);
  const ref = useTakesFocus<HTMLButtonElement>(isBack);
  return (
    <li className={rowClass}>
      {renderFollowUp({
        lead,
        onDone,
        children: (
          <div className={intro}>
            <Avatar name={name} />
            <div className={words}>
              <div className={headline}>
                <NameButton
                  ref={ref}
                  label={texts.open({ name })}
                  name={name}
                  onPress={() => onOpenLead(lead.id)}
                />
                {lead.company !== '' && <bdi className={companyClass}>{lead.company}</bdi>}
              </div>
              <p className={reasons}>
                <span title={formatFullDate(since, dates.locale)}>
                  {reasonOf(lead, formatDate(since, dates), labels)}
                </span>
                <LastContact item={item} dates={dates} />
              </p>
            </div>
          </div>
        ),
      })}
    </li>
  );
}

function DoneRow({ name, done }: { name: string; done: Done }) {
  const texts = useTexts(communicationMessages).due;
  const [isUndoing, setIsUndoing] = useState(false);
  const ref = useTakesFocus<HTMLLIElement>(true);
  const { text, onUndo } = done;
  const undo = async () => {
    setIsUndoing(true);
    try {
      await onUndo?.();
      // Stays busy: the lead replaces this as soon as the list has loaded.
    } catch {
      // The mutation has already shown the reason.
      setIsUndoing(false);
    }
  };
  return (
    <li ref={ref} tabIndex={-1} className={doneClass}>
      <span className={check}>
        <Icon icon={Check} />
      </span>
      <span className={doneText}>
        <bdi>{text}</bdi>
      </span>
      {onUndo && (
        <Button
          size="sm"
          isBusy={isUndoing}
          aria-label={texts.undoOf({ name })}
          onPress={() => void undo()}
        >
          {texts.undo}
        </Button>
      )}
    </li>
  );
}

function Loading() {
  const texts = useTexts(communicationMessages).due;
  return (
    <SkeletonGroup label={texts.loading}>
      {['35%', '28%', '40%', '32%', '30%', '36%'].map((width) => (
        <div key={width} className={waiting}>
          <Skeleton width={32} height={32} radius="full" />
          <span className={waitingWords}>
            <Skeleton width={width} />
            <Skeleton width="50%" height={8} />
          </span>
          <Skeleton width={240} height={28} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** The leads waiting for contact, oldest first, each with the reason and the possible actions. */
export function DueListView({ content, dates, onDone, ...row }: DueListViewProps) {
  const texts = useTexts(communicationMessages).due;
  if (content.kind === 'loading') return <Loading />;
  if (content.kind === 'failed') return <Failed title={texts.failed} failure={content.failure} />;
  const { rows, total, onLoadMore, isLoadingMore, refreshFailure } = content;
  if (rows.length === 0) {
    return (
      <>
        {refreshFailure && <RefreshNotice failure={refreshFailure} />}
        <EmptyState illustration="mail" {...texts.empty} className={stateClass} />
      </>
    );
  }
  const waitingCount = total ?? rows.filter(({ done }) => !done).length;
  return (
    <section aria-label={texts.label} className={frame}>
      <h2 className={summary}>
        {waitingCount === 0 ? texts.empty.title : texts.summary({ count: waitingCount })}
      </h2>
      {refreshFailure && <RefreshNotice failure={refreshFailure} />}
      <ul className={listClass}>
        {rows.map((each) => {
          const { lead } = each.item;
          return each.done ? (
            <DoneRow key={`done ${lead.id}`} name={leadName(lead)} done={each.done} />
          ) : (
            <WaitingRow
              key={lead.id}
              row={each}
              dates={dates}
              onDone={(done) => onDone(lead.id, done)}
              {...row}
            />
          );
        })}
      </ul>
      {onLoadMore && (
        <Button size="sm" isBusy={isLoadingMore} onPress={onLoadMore} className={more}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
