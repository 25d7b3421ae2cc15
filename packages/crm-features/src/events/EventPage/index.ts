export { EventPage } from './EventPage.tsx';
export type { EventPageProps } from './EventPage.tsx';
export { EventPageView } from './EventPageView.tsx';
export type { EventPageContent, EventPageViewProps } from './EventPageView.tsx';
