import type { Lead } from '@cardinal/contract';
import { Avatar, EmptyState, ErrorState, Heading, Skeleton, SkeletonGroup } from '@cardinal/ui';
import { serverLimits } from '@cardinal/contract/limits';
import { useId, useRef, type ReactNode } from 'react';
import {
  formatDate,
  formatDue,
  formatFullDate,
  leadName,
  type DateContext,
} from '../../format/index.ts';
import { type LoadFailure, RefreshNotice } from '../../lists/index.ts';
import { intro, name as nameClass, row, rows, words } from '../../lists/rows.css.ts';
import { day, detail, head, number } from './Today.css.ts';
import { todayLists, type TodayList } from './todayQuery.ts';
import { todayMessages } from './todayTexts.ts';
import { useDayKeys } from './useDayKeys.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { listMessages } from '../../lists/texts.ts';

/** What the screen shows. */
export type TodayContent =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: LoadFailure }
  | {
      kind: 'day';
      leads: Readonly<Record<TodayList, readonly Lead[]>>;
      /** Why the last refresh failed. */
      refreshFailure: LoadFailure | undefined;
    };

/** Props of TodayView. */
export interface TodayViewProps {
  content: TodayContent;
  dates: DateContext;
  /** Called with a lead's id to open the lead. */
  onOpenLead: (leadId: string) => void;
  /** A lead with its actions. */
  renderActions: (lead: Lead, intro: ReactNode) => ReactNode;
  /**
   * Whether single-letter shortcuts are enabled: `j`, `k`, `e`, `c`, `w`, `s`, `d`.
   * @default true
   */
  shortcuts?: boolean | undefined;
}

/** What is to be done with a lead, and when. */
function Detail({ lead, dates }: { lead: Lead; dates: DateContext }) {
  const texts = useTexts(todayMessages);
  const labels = useTexts(labelMessages);
  const at = lead.next_step?.due_at ?? lead.created_at;
  const when = formatDue(at, dates);
  const { next_step: step, lead_type: type } = lead;
  const parts = step
    ? [labels.steps[step.kind], step.note, when]
    : [type !== 'All Leads' && labels.types[type], texts.captured({ when })];
  const contact = lead.last_contact_at;
  return (
    <p className={detail} title={formatFullDate(at, dates.locale)}>
      {parts.filter(Boolean).join(' · ')}
      {contact !== null && ` · ${texts.contacted({ when: formatDate(contact, dates) })}`}
    </p>
  );
}

interface SectionProps extends Omit<TodayViewProps, 'content' | 'shortcuts'> {
  title: string;
  leads: readonly Lead[];
}

function Section({ title, leads, dates, onOpenLead, renderActions }: SectionProps) {
  const texts = useTexts(todayMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={head}>
        <Heading level={2} size="md" id={titleId}>
          {title}
        </Heading>
        <span className={number}>
          {new Intl.NumberFormat(dates.locale).format(leads.length)}
          {leads.length === serverLimits.todayLeads && '+'}
        </span>
      </div>
      <ul className={rows}>
        {leads.map((lead) => {
          const name = leadName(lead);
          return (
            <li key={lead.id} data-day-lead className={row}>
              {renderActions(
                lead,
                <div className={intro}>
                  <Avatar name={name} />
                  <div className={words}>
                    <button
                      type="button"
                      className={nameClass}
                      aria-label={texts.open({ name })}
                      onClick={() => onOpenLead(lead.id)}
                    >
                      <bdi>{name}</bdi>
                    </button>
                    {lead.company !== '' && (
                      <p className={detail} dir="auto">
                        {lead.company}
                      </p>
                    )}
                    <Detail lead={lead} dates={dates} />
                  </div>
                </div>,
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Loading() {
  const texts = useTexts(todayMessages);
  return (
    <SkeletonGroup label={texts.loading}>
      {['35%', '28%', '40%', '32%'].map((width) => (
        <div key={width} className={row}>
          <div className={intro}>
            <Skeleton width={32} height={32} radius="full" />
            <div className={words}>
              <Skeleton width={width} />
              <Skeleton width="50%" height={8} />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** What the user has to do today. Shows every state, and fetches nothing. */
export function TodayView({ content, shortcuts = true, ...others }: TodayViewProps) {
  const texts = useTexts(todayMessages);
  const listTexts = useTexts(listMessages);
  const box = useRef<HTMLDivElement>(null);
  useDayKeys(box, shortcuts);
  if (content.kind === 'loading') return <Loading />;
  if (content.kind === 'failed') {
    const { detail: description, isOffline = false, onRetry, isRetrying } = content.failure;
    return (
      <ErrorState
        illustration={isOffline ? 'offline' : 'error'}
        title={isOffline ? listTexts.offline : texts.failed}
        description={isOffline ? texts.offline : description}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  const notice = content.refreshFailure && <RefreshNotice failure={content.refreshFailure} />;
  const shown = todayLists.filter((list) => content.leads[list].length > 0);
  return (
    <div ref={box} className={day}>
      {notice}
      {shown.length === 0 && <EmptyState illustration="leads" {...texts.empty} />}
      {shown.map((list) => (
        <Section key={list} title={texts.lists[list]} leads={content.leads[list]} {...others} />
      ))}
    </div>
  );
}
