import type { TextsOf } from '@cardinal/contract/messages';
import type { Event } from '@cardinal/contract';
import { Button, EmptyState, ErrorState, Heading, PageHeader } from '@cardinal/ui';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { DateContext } from '../../format/index.ts';
import { RefreshNotice, type RefreshNoticeProps } from '../../lists/index.ts';
import { groupEvents, type EventGroups } from '../eventTime.ts';
import { eventListMessages, eventMessages, type EventListTexts } from '../texts.ts';
import { EventCard, type ShownEvent } from './EventCard.tsx';
import { cards, more, room, section, sections, state } from './EventsGrid.css.ts';
import { EventsLoading } from './EventsLoading.tsx';
import { useTexts } from '../../language/index.ts';

/** Why the events cannot be shown. */
export interface EventsFailure {
  /** What happened, as a sentence. */
  detail: string;
  /** Whether there is no network, so that waiting is better than retrying. */
  isOffline?: boolean;
  /** Whether the user's role is the reason, so that retrying would be of no use. */
  isForbidden?: boolean;
  /** Information for support. */
  reference?: string;
  /** Called to try again. */
  onRetry: () => void;
  /** Whether a new attempt is in progress. */
  isRetrying?: boolean;
}

/** The content below the title. */
export type EventsContent<E extends ShownEvent = Event> =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & EventsFailure)
  /** There is no session, so that it is not known whether there are events. */
  | { kind: 'signed-out' }
  | {
      kind: 'events';
      events: readonly E[];
      /** Why the events could not be refreshed, if so. */
      refreshFailure?: RefreshNoticeProps['failure'];
      /** Called to load earlier events; undefined if all are loaded. */
      onMore?: () => void;
      /** Whether earlier events are loading. */
      isLoadingMore?: boolean;
    };

export interface EventsGridViewProps<E extends ShownEvent = Event> {
  /** The events, or why there are none. */
  content: EventsContent<E>;
  /** Title of the page; null shows the events without one. @default 'Events Management' */
  title?: string | null;
  /** Address of an event's page; without it, events have no link to one. */
  eventHref?: ((id: string) => string) | undefined;
  /** Called to create an event; without it there is no such button. */
  onCreate?: (() => void) | undefined;
  /** Called to create leads from an event's attendees; without it there is no such button. */
  onCreateLeads?: ((event: E) => void) | undefined;
  /** Locale and current moment for the dates. */
  dates: DateContext;
  /** The texts of the list. @default in the user's language */
  texts?: EventListTexts | undefined;
}

/** "1 on now · 5 coming up · 3 past", without the parts that are zero. */
function summaryOf(
  groups: EventGroups<ShownEvent>,
  hasMore: boolean,
  eventTexts: TextsOf<typeof eventMessages>,
): string {
  const { summary } = eventTexts;
  const parts: [number, (values: { count: number }) => string][] = [
    [groups.onNow, summary.now],
    [groups.coming.length - groups.onNow, summary.coming],
    // Their number is not known before all are loaded.
    [hasMore ? 0 : groups.past.length, summary.past],
  ];
  const shown = parts.flatMap(([count, say]) => (count > 0 ? [say({ count })] : []));
  return shown.join(' · ') || summary.nothing;
}

interface SectionProps<E extends ShownEvent> extends Omit<
  EventsGridViewProps<E>,
  'content' | 'onCreate' | 'title' | 'texts'
> {
  title: string;
  texts: EventListTexts;
  events: readonly E[];
}

/** Events under a heading; nothing if there are none. */
function Section<E extends ShownEvent>({ title, events, eventHref, ...card }: SectionProps<E>) {
  const titleId = useId();
  if (events.length === 0) return null;
  return (
    <section className={section} aria-labelledby={titleId}>
      <Heading level={2} size="sm" id={titleId}>
        {title}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it with the markers */}
      <ul role="list" className={cards}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} href={eventHref?.(event.id)} {...card} />
        ))}
      </ul>
    </section>
  );
}

function Failed({
  detail,
  isOffline = false,
  isForbidden = false,
  texts,
  ...retry
}: EventsFailure & { texts: EventListTexts }) {
  const eventTexts = useTexts(eventMessages);
  const { failed } = eventTexts;
  if (isForbidden) {
    return (
      <ErrorState
        illustration="forbidden"
        title={failed.forbiddenTitle}
        description={detail}
        className={state}
      />
    );
  }
  return (
    <ErrorState
      {...retry}
      illustration={isOffline ? 'offline' : 'error'}
      title={isOffline ? texts.offline : texts.failed}
      description={isOffline ? texts.offlineHelp : (texts.failedHelp ?? detail)}
      className={state}
    />
  );
}

function Content<E extends ShownEvent>({
  content,
  onCreate,
  title: _title,
  texts: given,
  ...props
}: EventsGridViewProps<E>) {
  const own = useTexts(eventListMessages);
  const texts = given ?? own;
  const eventTexts = useTexts(eventMessages);
  const { empty, signedOut } = eventTexts;
  switch (content.kind) {
    case 'loading':
      return <EventsLoading label={texts.loading} />;
    case 'failed': {
      const { kind: _kind, ...failure } = content;
      return <Failed {...failure} texts={texts} />;
    }
    case 'signed-out':
      return <EmptyState illustration="forbidden" {...signedOut} className={state} />;
    case 'events':
      break;
  }
  const { events, refreshFailure, onMore, isLoadingMore } = content;
  const { coming, past } = groupEvents(events, props.dates.now);
  return (
    <div className={sections}>
      {refreshFailure && <RefreshNotice title={texts.outdated} failure={refreshFailure} />}
      {events.length === 0 && (
        <EmptyState
          illustration="events"
          title={texts.empty}
          description={onCreate ? empty.description : texts.emptyHelp}
          action={
            onCreate && (
              <Button variant="primary" icon={Plus} onPress={onCreate}>
                {empty.action}
              </Button>
            )
          }
          className={state}
        />
      )}
      <Section title={texts.coming} events={coming} texts={texts} {...props} />
      <Section title={texts.past} events={past} texts={texts} {...props} />
      {onMore && (
        <div className={more}>
          <Button isBusy={isLoadingMore} onPress={onMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Events Management: the company's events as cards. Shows every state, and fetches nothing. */
export function EventsGridView<E extends ShownEvent = Event>(props: EventsGridViewProps<E>) {
  const eventTexts = useTexts(eventMessages);
  const { content, dates, onCreate, title = eventTexts.title } = props;
  if (title === null) return <Content {...props} />;
  const events = content.kind === 'events' ? content.events : undefined;
  const isEmpty = events?.length === 0;
  return (
    <>
      <PageHeader
        title={title}
        description={
          events
            ? summaryOf(
                groupEvents(events, dates.now),
                content.kind === 'events' && content.onMore !== undefined,
                eventTexts,
              )
            : eventTexts.summary.nothing
        }
        actions={
          // The empty grid offers the action itself.
          isEmpty || content.kind === 'signed-out' || !onCreate ? undefined : (
            <Button variant="primary" icon={Plus} onPress={onCreate}>
              {eventTexts.create}
            </Button>
          )
        }
      />
      <div className={room}>
        <Content {...props} />
      </div>
    </>
  );
}
