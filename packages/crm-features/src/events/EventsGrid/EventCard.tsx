import type { Event } from '@cardinal/contract';
import { Badge, Button, Card, Heading, Icon, Link, LinkButton } from '@cardinal/ui';
import { Clock, ExternalLink, MapPin, UserPlus, Users, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { formatFullDate, formatLongDate, type DateContext } from '../../format/index.ts';
import { EventBanner } from '../EventBanner/index.ts';
import { phaseOf } from '../eventTime.ts';
import { eventMessages, type EventListTexts } from '../texts.ts';
import { isWebAddress } from '../webAddress.ts';
import {
  actions,
  body,
  card,
  description,
  detailsLink,
  fact,
  factIcon,
  facts,
  factText,
  name,
  nameRow,
  words,
} from './EventsGrid.css.ts';
import { useTexts } from '../../language/index.ts';

/** The parts of an event that a card shows; partners do not see the number of its leads. */
export type ShownEvent = Pick<
  Event,
  'id' | 'name' | 'description' | 'location' | 'start_date' | 'end_date' | 'photo_url' | 'event_url'
> &
  Partial<Pick<Event, 'lead_count'>>;

export interface EventCardProps<E extends ShownEvent> {
  event: E;
  /** Address of the event's page; without it there is no link. */
  href?: string | undefined;
  /** Locale and current moment for the dates. */
  dates: DateContext;
  /** Called to create leads from the event's attendees; without it there is no such button. */
  onCreateLeads?: ((event: E) => void) | undefined;
  texts: EventListTexts;
}

/** A fact in small print, with its icon. */
function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className={fact}>
      <span className={factIcon}>
        <Icon icon={icon} />
      </span>
      {children}
    </div>
  );
}

interface PartProps<E extends ShownEvent> extends EventCardProps<E> {
  /** Id of the heading, which describes the controls. */
  titleId: string;
}

/** When and where the event takes place, and its leads. */
function Facts<E extends ShownEvent>({
  event,
  href,
  dates: { locale },
  titleId,
  texts,
}: Omit<PartProps<E>, 'onCreateLeads'>) {
  const cardTexts = useTexts(eventMessages).card;
  const { lead_count: leads } = event;
  const details = href !== undefined && (
    <Link href={href} aria-describedby={titleId} className={detailsLink}>
      {cardTexts.details}
    </Link>
  );
  const time = (iso: string, text: string) => (
    <time dir="auto" dateTime={iso} title={formatFullDate(iso, locale)}>
      {text}
    </time>
  );
  return (
    <div className={facts}>
      <Fact icon={Clock}>
        <span className={factText}>
          {time(event.start_date, formatLongDate(event.start_date, locale))}
          <br />
          {time(event.end_date, texts.until({ end: formatLongDate(event.end_date, locale) }))}
        </span>
      </Fact>
      <Fact icon={MapPin}>
        <span className={factText}>
          <bdi lang="">{event.location}</bdi>
        </span>
      </Fact>
      {leads !== undefined && (
        <Fact icon={Users}>
          <span className={factText}>
            <bdi>{cardTexts.leads({ count: leads })}</bdi>
          </span>
          {details}
        </Fact>
      )}
      {leads === undefined && details && <div className={fact}>{details}</div>}
    </div>
  );
}

/** What the user can do with the event, if anything. */
function Actions<E extends ShownEvent>({
  event,
  onCreateLeads,
  titleId,
  texts,
}: Pick<PartProps<E>, 'event' | 'onCreateLeads' | 'titleId' | 'texts'>) {
  const cardTexts = useTexts(eventMessages).card;
  const hasLink = isWebAddress(event.event_url);
  if (!onCreateLeads && !hasLink) return null;
  return (
    <div className={actions}>
      {onCreateLeads && (
        <Button icon={UserPlus} aria-describedby={titleId} onPress={() => onCreateLeads(event)}>
          {cardTexts.createLeads}
        </Button>
      )}
      {hasLink && (
        <LinkButton
          // Alone, it has an edge, in line with the texts above.
          variant={onCreateLeads ? 'quiet' : 'secondary'}
          iconEnd={ExternalLink}
          href={event.event_url}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={titleId}
        >
          {texts.view}
        </LinkButton>
      )}
    </div>
  );
}

/** One event: banner, name, time, place and actions. */
export function EventCard<E extends ShownEvent>({
  event,
  href,
  dates,
  onCreateLeads,
  texts,
}: EventCardProps<E>) {
  const titleId = useId();
  return (
    <Card as="li" padding={0} className={card} aria-labelledby={titleId}>
      <EventBanner id={event.id} photoUrl={event.photo_url} />
      <div className={body}>
        <div className={words}>
          <div className={nameRow}>
            <Heading level={3} size="md" id={titleId} className={name} lang="" dir="auto">
              {event.name}
            </Heading>
            {phaseOf(event, dates.now) === 'now' && <Badge tone="success">{texts.onNow}</Badge>}
          </div>
          {event.description && (
            <p className={description} lang="" dir="auto">
              {event.description}
            </p>
          )}
        </div>
        <Facts event={event} href={href} dates={dates} titleId={titleId} texts={texts} />
        <Actions event={event} onCreateLeads={onCreateLeads} titleId={titleId} texts={texts} />
      </div>
    </Card>
  );
}
