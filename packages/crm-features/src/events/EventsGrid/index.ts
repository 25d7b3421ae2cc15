export { EventsGrid } from './EventsGrid.tsx';
export type { EventsGridProps } from './EventsGrid.tsx';
export { EventsGridView } from './EventsGridView.tsx';
export type { EventsContent, EventsFailure, EventsGridViewProps } from './EventsGridView.tsx';
export type { ShownEvent } from './EventCard.tsx';
