import type { Event } from '@cardinal/contract';
import {
  Breadcrumbs,
  Button,
  DescriptionItem,
  DescriptionList,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  Switch,
  useMediaQuery,
} from '@cardinal/ui';
import { media, screenOnly } from '@cardinal/ui/styles';
import {
  Clock,
  ExternalLink,
  MapPin,
  Pencil,
  ScanLine,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { formatLongDate } from '../../format/index.ts';
import { EventBanner } from '../EventBanner/index.ts';
import { zoneName } from '../eventTime.ts';
import type { ShownEvent } from '../EventsGrid/index.ts';
import { eventListMessages, eventMessages } from '../texts.ts';
import { isWebAddress } from '../webAddress.ts';
import {
  about,
  content as contentClass,
  description,
  loading,
  section,
  state,
  top,
  trail,
  zone,
} from './EventPage.css.ts';
import { useTexts } from '../../language/index.ts';

/** What the page shows. */
export type EventPageContent =
  | { kind: 'loading' }
  | { kind: 'gone' }
  | {
      kind: 'failed';
      detail: string;
      /** Called to try again; undefined if that would be of no use. */
      onRetry?: () => void;
      isRetrying?: boolean;
    }
  | {
      kind: 'event';
      event: Event;
      /** When the event was read, as text, if that was on an earlier visit. */
      asOf?: ReactNode;
      /** What followed the capture of its leads. */
      board: ReactNode;
      /** The event's leads. */
      leads: ReactNode;
      /** The questions at the stand. */
      questions?: ReactNode;
      /** The import of the list of attendees. */
      attendeeList?: ReactNode;
      /** Whether new captures belong to it; undefined if that can't be chosen. */
      isHere?: boolean;
      onHereChange?: (isHere: boolean) => void;
      /** Called to scan a card at the event; undefined if the event is over. */
      onScan?: () => void;
      /** Called to change it; undefined if the user may not. */
      onEdit?: () => void;
      /** Called to delete it; undefined if the user may not. */
      onDelete?: () => void;
    };

export interface EventPageViewProps {
  /** The event, or why it is not shown. */
  content: EventPageContent;
  /** Address of all events. */
  eventsHref: string;
  /** Called to create leads from the event's attendees. */
  onCreateLeads: () => void;
  /** Language of numbers and dates, as BCP 47. */
  locale: string;
}

type Shown = Extract<EventPageContent, { kind: 'event' }>;

function Facts({ event, locale }: { event: ShownEvent; locale: string }) {
  const eventTexts = useTexts(eventMessages);
  const eventListTexts = useTexts(eventListMessages);
  const texts = eventTexts.page;
  const { card } = eventTexts;
  const { lead_count: leads } = event;
  return (
    <DescriptionList columns={3}>
      <DescriptionItem label={texts.when} icon={Clock}>
        <time dir="auto" dateTime={event.start_date}>
          {formatLongDate(event.start_date, locale)}
        </time>
        <br />
        <time dir="auto" dateTime={event.end_date}>
          {eventListTexts.until({ end: formatLongDate(event.end_date, locale) })}
        </time>
        <span className={zone}>{texts.zone({ zone: zoneName(event.start_date, locale) })}</span>
      </DescriptionItem>
      <DescriptionItem label={texts.where} icon={MapPin} copyValue={event.location}>
        <bdi>{event.location}</bdi>
      </DescriptionItem>
      {leads !== undefined && (
        <DescriptionItem label={texts.leads} icon={Users}>
          <bdi>{card.leads({ count: leads })}</bdi>
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}

/** The primary action is at the end of its line; on phones, where they wrap, it comes first. */
function Actions({
  event,
  onScan,
  onEdit,
  onDelete,
  onCreateLeads,
}: Omit<Shown, 'kind' | 'board' | 'leads'> & Pick<EventPageViewProps, 'onCreateLeads'>) {
  const eventTexts = useTexts(eventMessages);
  const eventListTexts = useTexts(eventListMessages);
  const texts = eventTexts.page;
  const isPhone = useMediaQuery(media.phone);
  const actions = [
    onDelete && (
      <Button key="delete" variant="quiet" icon={Trash2} onPress={onDelete}>
        {eventTexts.remove.action}
      </Button>
    ),
    onEdit && (
      <Button key="edit" variant="quiet" icon={Pencil} onPress={onEdit}>
        {texts.edit}
      </Button>
    ),
    isWebAddress(event.event_url) && (
      <LinkButton
        key="view"
        iconEnd={ExternalLink}
        href={event.event_url}
        target="_blank"
        rel="noopener noreferrer"
      >
        {eventListTexts.view}
      </LinkButton>
    ),
    <Button
      key="create"
      variant={onScan ? 'secondary' : 'primary'}
      icon={UserPlus}
      onPress={onCreateLeads}
    >
      {eventTexts.card.createLeads}
    </Button>,
    onScan && (
      <Button key="scan" variant="primary" icon={ScanLine} onPress={onScan}>
        {texts.scan}
      </Button>
    ),
  ];
  return isPhone ? actions.toReversed() : actions;
}

function Loaded({ content, locale }: { content: Shown; locale: string }) {
  const texts = useTexts(eventMessages).page;
  const titleId = useId();
  const { event, board, leads } = content;
  return (
    <div className={contentClass}>
      <div className={about}>
        {content.isHere !== undefined && (
          <Switch
            isSelected={content.isHere}
            onChange={content.onHereChange}
            description={texts.hereHelp}
            className={screenOnly}
          >
            {texts.here}
          </Switch>
        )}
        {event.description && (
          <p className={description} dir="auto">
            {event.description}
          </p>
        )}
        <Facts event={event} locale={locale} />
      </div>
      {board}
      {/* On paper, the summary of the answers names the questions. */}
      <div className={screenOnly}>{content.questions}</div>
      {content.attendeeList !== undefined && (
        <div className={screenOnly}>{content.attendeeList}</div>
      )}
      <section className={section} aria-labelledby={titleId}>
        <Heading level={2} size="md" id={titleId}>
          {texts.leads}
        </Heading>
        {leads}
      </section>
    </div>
  );
}

/** The content below the title. */
function Body({ content, eventsHref, locale }: EventPageViewProps) {
  const texts = useTexts(eventMessages).page;
  switch (content.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={texts.loading} className={loading}>
          <Skeleton width="60%" height={20} />
          <Skeleton height={64} />
        </SkeletonGroup>
      );
    case 'gone':
      return (
        <EmptyState
          illustration="search"
          title={texts.gone.reason}
          action={<LinkButton href={eventsHref}>{texts.gone.action}</LinkButton>}
          className={state}
        />
      );
    case 'failed':
      return (
        <ErrorState
          illustration={content.onRetry ? 'error' : 'forbidden'}
          title={texts.failedTitle}
          description={content.detail}
          onRetry={content.onRetry}
          isRetrying={content.isRetrying}
          className={state}
        />
      );
    case 'event':
      return <Loaded content={content} locale={locale} />;
  }
}

/** One event: its facts, its leads and its actions. Fetches nothing. */
export function EventPageView(props: EventPageViewProps) {
  const texts = useTexts(eventMessages).page;
  const { content, eventsHref, onCreateLeads } = props;
  const event = content.kind === 'event' ? content.event : undefined;
  const title = event?.name ?? (content.kind === 'gone' ? texts.gone.page : texts.untitled);
  return (
    <>
      <div className={top}>
        <div className={trail}>
          <Breadcrumbs
            items={[
              { id: 'events', label: texts.breadcrumbs, href: eventsHref },
              { id: 'event', label: title },
            ]}
          />
          {content.kind === 'event' && content.asOf}
        </div>
        {event && (
          <div className={screenOnly}>
            <EventBanner id={event.id} photoUrl={event.photo_url} size="page" />
          </div>
        )}
        {content.kind === 'loading' && <Skeleton height={160} radius="card" />}
      </div>
      {/* The same element in every state: it keeps the focus when the event has loaded. */}
      <PageHeader
        title={title}
        actions={
          content.kind === 'event' ? (
            <Actions {...content} onCreateLeads={onCreateLeads} />
          ) : undefined
        }
      />
      <Body {...props} />
    </>
  );
}
