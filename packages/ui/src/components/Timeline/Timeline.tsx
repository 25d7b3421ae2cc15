import type { LucideIcon } from 'lucide-react';
import { createElement, useId, type ReactNode, type RefObject } from 'react';
import { useLocale } from 'react-aria-components';
import { listRole } from '../../internal/layout.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts';
import { groupByDay } from './days.ts';
import {
  day as dayClass,
  dayName,
  detail,
  dot,
  entry as entryClass,
  headline,
  more,
  time as timeClass,
  timeline,
  title,
  waitingWords,
  words,
} from './Timeline.css.ts';
import { useLoadedFocus } from './useLoadedFocus.ts';

/** An entry of a Timeline. */
export interface TimelineEntry {
  id: string;
  /** The time: a Date, or an ISO 8601 moment. */
  at: string | Date;
  /** What happened, in a few words. */
  title: ReactNode;
  /** Additional information. */
  detail?: ReactNode;
  icon: LucideIcon;
  /**
   * Colour of the dot; the icon and the title must convey the same meaning.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
}

export interface TimelineProps {
  /** Accessible name: 'Recent activity'. */
  'aria-label': string;
  /** The entries in display order, newest first. */
  entries: readonly TimelineEntry[];
  /** The moment that 'Today' is relative to. */
  now: Date;
  /** IANA name of the time zone. Defaults to the device's. */
  timeZone?: string;
  /**
   * Level of the day headings.
   * @default 3
   */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Called to load more entries; without it there is no button. */
  onLoadMore?: () => void;
  /** Whether more entries are loading. */
  isLoadingMore?: boolean;
  /** Whether the first entries are loading. */
  isLoading?: boolean;
  /** Shown if there are no entries. */
  emptyState?: ReactNode;
  /** Added to the component’s own classes. */
  className?: string;
}

function Entry({
  entry,
  timeZone,
  itemRef,
}: {
  entry: TimelineEntry;
  timeZone?: string;
  itemRef: RefObject<HTMLLIElement | null> | undefined;
}) {
  const { locale } = useLocale();
  const moment = new Date(entry.at);
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' });
  const full = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'short' });
  return (
    <li ref={itemRef} tabIndex={itemRef && -1} className={entryClass}>
      <span className={dot({ tone: entry.tone })}>
        <Icon icon={entry.icon} size={14} />
      </span>
      <div className={words}>
        <div className={headline}>
          <span className={title}>{entry.title}</span>
          <time dateTime={moment.toISOString()} title={full.format(moment)} className={timeClass}>
            {time.format(moment)}
          </time>
        </div>
        {entry.detail !== undefined && <div className={detail}>{entry.detail}</div>}
      </div>
    </li>
  );
}

function Waiting() {
  const messages = useMessages();
  return (
    <SkeletonGroup label={messages.loading}>
      {['60%', '45%', '70%'].map((width) => (
        <div key={width} className={entryClass}>
          <Skeleton width={24} height={24} radius="full" />
          <div className={waitingWords}>
            <Skeleton width={width} />
            <Skeleton width="80%" height={8} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Past events grouped by day, newest first. */
export function Timeline({
  'aria-label': label,
  entries,
  now,
  timeZone,
  level = 3,
  onLoadMore,
  isLoadingMore = false,
  isLoading = false,
  emptyState,
  className,
}: TimelineProps) {
  const { locale } = useLocale();
  const messages = useMessages();
  const id = useId();
  const loaded = useLoadedFocus(entries);
  const loadMore = () => {
    loaded.remember();
    onLoadMore?.();
  };
  return (
    <section
      aria-label={label}
      aria-busy={isLoading}
      className={joinClassNames(timeline, className)}
    >
      {isLoading && <Waiting />}
      {!isLoading && entries.length === 0 && emptyState}
      {groupByDay(entries, { locale, timeZone, now }).map((day) => (
        <div key={day.id} className={dayClass}>
          {createElement(`h${level}`, { id: `${id}${day.id}`, className: dayName }, day.name)}
          <ol role={listRole('ol')} aria-labelledby={`${id}${day.id}`}>
            {day.entries.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                timeZone={timeZone}
                itemRef={entry.id === loaded.firstId ? loaded.ref : undefined}
              />
            ))}
          </ol>
        </div>
      ))}
      {onLoadMore && !isLoading && (
        <Button size="sm" isBusy={isLoadingMore} onPress={loadMore} className={more}>
          {messages.loadMore}
        </Button>
      )}
    </section>
  );
}
