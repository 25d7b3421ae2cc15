import { EventsGrid } from '@cardinal/crm-features/events';
import { useScreen } from '../../screen/useScreen.ts';
import { eventHref } from '../../state/eventHref.ts';

/** /events: Events Management. */
export default function EventsRoute() {
  useScreen('Events Management');
  return <EventsGrid eventHref={eventHref} />;
}
