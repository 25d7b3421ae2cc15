export { AttendeeList } from './AttendeeList.tsx';
export type { AttendeeListProps } from './AttendeeList.tsx';
export { AttendeeListView } from './AttendeeListView.tsx';
export type { AttendeeListViewProps } from './AttendeeListView.tsx';
