import { EventsGrid } from '@cardinal/crm-features/events';
import { generatePath } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useScreen } from '../../shell/useScreen.ts';

const eventHref = (id: string) => generatePath(paths.event, { id });

/** /events: Events Management. */
export default function EventsRoute() {
  useScreen('Events Management');
  return <EventsGrid eventHref={eventHref} />;
}
