export { EventFilterNotice } from './EventFilterNotice.tsx';
export type { EventFilterNoticeProps } from './EventFilterNotice.tsx';
