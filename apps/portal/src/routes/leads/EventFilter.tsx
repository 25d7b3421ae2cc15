import { EventFilterNotice } from '@cardinal/crm-features/events';
import type { EventFilterNoticeProps } from '@cardinal/crm-features/events';
import { generatePath } from 'react-router-dom';
import { paths } from '../../paths.ts';

const eventHref = (id: string) => generatePath(paths.event, { id });

/** Says that the list shows the leads of one event only; loaded when it does. */
export default function EventFilter(props: Omit<EventFilterNoticeProps, 'eventHref'>) {
  return <EventFilterNotice {...props} eventHref={eventHref} />;
}
