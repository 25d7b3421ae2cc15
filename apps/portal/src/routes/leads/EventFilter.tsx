import { EventFilterNotice } from '@cardinal/crm-features/events';
import type { EventFilterNoticeProps } from '@cardinal/crm-features/events';
import { generatePath } from 'react-router-dom';
import { paths } from '../../paths.ts';

const eventHref = (id: string) => generatePath(paths.event, { id });

/** A notice that the list shows only the leads of one event; loaded on demand. */
export default function EventFilter(props: Omit<EventFilterNoticeProps, 'eventHref'>) {
  return <EventFilterNotice {...props} eventHref={eventHref} />;
}
