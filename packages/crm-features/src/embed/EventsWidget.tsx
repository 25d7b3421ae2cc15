import { EventsGrid } from '../events/EventsGrid/index.ts';
import { createWidget } from './createWidget.tsx';

/** The events that a partner's key may show. */
function EmbeddedEvents() {
  return <EventsGrid title={null} isReadOnly />;
}

/** Shows `<cardinal-events>`. */
export const { mount } = createWidget('events:read', EmbeddedEvents);
