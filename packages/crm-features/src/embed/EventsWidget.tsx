import { EventsGrid } from '../events/EventsGrid/index.ts';
import { createWidget } from './createWidget.tsx';
import type { WidgetContentProps } from './Widget.tsx';

/** The events that a partner's key may show. */
function EmbeddedEvents({ texts }: WidgetContentProps) {
  return <EventsGrid title={null} isReadOnly texts={texts.events} />;
}

/** Shows `<cardinal-events>`. */
export const { mount } = createWidget('events:read', EmbeddedEvents);
