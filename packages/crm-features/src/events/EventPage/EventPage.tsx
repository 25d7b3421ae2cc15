import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Event } from '@cardinal/contract';
import { useLocale } from '@cardinal/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import {
  ApiError,
  errorDetail,
  isForbidden,
  queryKeys,
  useApi,
  useNow,
  useSession,
} from '../../client/index.ts';
import { isKept } from '../../client/kept/isKept.ts';
import { useClock } from '../../format/index.ts';
import { AsOf } from '../../lists/index.ts';
import { AttendeesDialog } from '../AttendeesDialog/index.ts';
import { EventBoard, type BoardFigure } from '../EventBoard/index.ts';
import { EditEventDialog } from '../EventDialog/index.ts';
import { EventQuestions } from '../EventQuestions/index.ts';
import { eventQuery } from '../eventQueries.ts';
import { phaseOf } from '../eventTime.ts';
import { mayChangeEvent } from '../mayChange.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EventPageView, type EventPageContent } from './EventPageView.tsx';

/** The functions that the slots of the page may use. */
export interface EventActions {
  /** Opens the dialog that creates leads from attendees. */
  createLeads: () => void;
}

export interface EventPageProps {
  /** Id of the event. */
  eventId: string;
  /** Address of all events. */
  eventsHref: string;
  /** Renders the event's leads. */
  renderLeads: (event: Event, actions: EventActions) => ReactNode;
  /** Renders the import of the organiser's list of attendees; without it, there is none. */
  renderAttendeeList?: (event: Event) => ReactNode;
  /** Called with the event when it is known and when it has changed, for the title of the page. */
  onLoaded?: (event: Event) => void;
  /** Called when there turns out to be no such event, for the title of the page. */
  onGone?: () => void;
  /** Whether the user's captures belong to this event; without it, the choice is not offered. */
  isHere?: boolean;
  /** Called when the user arrives at the event or leaves it. */
  onHereChange?: (event: Event, isHere: boolean) => void;
  /** URL of the leads behind a figure of an event's board; without it, the figures are no links. */
  leadsHref?: (eventId: string, figure: BoardFigure) => string;
  /** Called to scan a card; the user is at the event then. Without it, there is no such button. */
  onScan?: () => void;
  /** Called once the event is deleted. */
  onDeleted: () => void;
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The content without the event. */
function withoutEvent({ error, refetch, isFetching }: UseQueryResult<Event>): EventPageContent {
  if (!error) return { kind: 'loading' };
  if (isMissing(error)) return { kind: 'gone' };
  return {
    kind: 'failed',
    detail: errorDetail(error),
    ...(!isForbidden(error) && { onRetry: () => void refetch(), isRetrying: isFetching }),
  };
}

/** Scans a card at an event: the captured lead belongs to it. */
function scanAt(event: Event, here: Pick<EventPageProps, 'isHere' | 'onHereChange' | 'onScan'>) {
  if (!here.isHere) here.onHereChange?.(event, true);
  here.onScan?.();
}

/** Tells the page when the event is known, has changed, or is gone. */
function useReports(
  event: Event | undefined,
  isGone: boolean,
  { onLoaded, onGone }: Pick<EventPageProps, 'onLoaded' | 'onGone'>,
) {
  const report = useEffectEvent((loaded: Event) => onLoaded?.(loaded));
  useEffect(() => {
    if (event) report(event);
  }, [event]);

  const reportGone = useEffectEvent(() => onGone?.());
  useEffect(() => {
    if (isGone) reportGone();
  }, [isGone]);
}

function OpenEvent({
  eventId,
  eventsHref,
  renderLeads,
  renderAttendeeList,
  leadsHref,
  onLoaded,
  onGone,
  onDeleted,
  ...here
}: EventPageProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const user = useSession()?.user;
  const queryClient = useQueryClient();
  const query = useQuery(eventQuery(useApi(), queryClient, eventId));
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'attendees' | null>(null);
  const close = () => setDialog(null);
  const event = query.data;

  const isGone = isMissing(query.error);
  useReports(event, isGone, { onLoaded, onGone });

  const createLeads = () => setDialog('attendees');
  const content: EventPageContent =
    event && !isGone
      ? {
          kind: 'event',
          event,
          ...(isKept(queryClient, queryKeys.event(eventId)) && {
            asOf: <AsOf at={query.dataUpdatedAt} dates={{ locale, now }} />,
          }),
          board: (
            <EventBoard
              event={event}
              leadsHref={leadsHref && ((figure) => leadsHref(event.id, figure))}
            />
          ),
          leads: renderLeads(event, { createLeads }),
          attendeeList: renderAttendeeList?.(event),
          questions: <EventQuestions eventId={eventId} mayEdit={mayChangeEvent(event, user)} />,
          // Nobody can be at an event that is over.
          ...(here.isHere !== undefined &&
            phaseOf(event, now) !== 'past' && {
              isHere: here.isHere,
              onHereChange: (isHere: boolean) => here.onHereChange?.(event, isHere),
              ...(here.onScan && { onScan: () => scanAt(event, here) }),
            }),
          ...(mayChangeEvent(event, user) && {
            onEdit: () => setDialog('edit'),
            onDelete: () => setDialog('delete'),
          }),
        }
      : withoutEvent(query);

  return (
    <>
      <EventPageView
        content={content}
        eventsHref={eventsHref}
        onCreateLeads={createLeads}
        locale={locale}
      />
      {event && dialog === 'edit' && <EditEventDialog event={event} onClose={close} />}
      {event && dialog === 'attendees' && <AttendeesDialog event={event} onClose={close} />}
      {event && dialog === 'delete' && (
        <DeleteEventDialog event={event} onDeleted={onDeleted} onClose={close} />
      )}
    </>
  );
}

/** The page of one event. */
export function EventPage(props: EventPageProps) {
  // A dialog about one event must not stay open for the next one.
  return <OpenEvent key={props.eventId} {...props} />;
}
