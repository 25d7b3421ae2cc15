export { OwnerFilterNotice } from './OwnerFilterNotice.tsx';
export type { OwnerFilterNoticeProps } from './OwnerFilterNotice.tsx';
