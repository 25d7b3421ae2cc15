export { LiveUpdatesNotice, OfflineNotice } from './ConnectionNotices.tsx';
export { LiveUpdatesNoticeView, OfflineNoticeView } from './ConnectionNoticesView.tsx';
export type { LiveUpdatesNoticeViewProps } from './ConnectionNoticesView.tsx';
