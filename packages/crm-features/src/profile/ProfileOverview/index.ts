export { ProfileOverview } from './ProfileOverview.tsx';
export type { ProfileOverviewProps } from './ProfileOverview.tsx';
