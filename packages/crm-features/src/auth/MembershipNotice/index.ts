export { MembershipNotice, MembershipNoticeView } from './MembershipNotice.tsx';
export type { MembershipNoticeViewProps } from './MembershipNotice.tsx';
