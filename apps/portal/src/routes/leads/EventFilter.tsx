import { EventFilterNotice, type EventFilterNoticeProps } from '@cardinal/crm-features/events';
import { eventHref } from '../../state/eventHref.ts';

/** A notice that the list shows only the leads of one event; loaded on demand. */
export default function EventFilter(props: Omit<EventFilterNoticeProps, 'eventHref'>) {
  return <EventFilterNotice {...props} eventHref={eventHref} />;
}
