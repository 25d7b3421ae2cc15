import { useTexts } from '@cardinal/crm-features';
import { EventsGrid } from '@cardinal/crm-features/events';
import { useScreen } from '../../screen/useScreen.ts';
import { eventHref } from '../../state/eventHref.ts';
import { screenMessages } from '../../texts/screens.ts';

/** /events: Events Management. */
export default function EventsRoute() {
  useScreen(useTexts(screenMessages).events.screenTitle);
  return <EventsGrid eventHref={eventHref} />;
}
