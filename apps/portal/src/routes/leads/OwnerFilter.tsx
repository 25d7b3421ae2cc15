import {
  OwnerFilterNotice,
  type OwnerFilterNoticeProps,
} from '@cardinal/crm-features/team-overview';

/** A notice that the list shows only the leads of one member; loaded on demand. */
export default function OwnerFilter(props: OwnerFilterNoticeProps) {
  return <OwnerFilterNotice {...props} />;
}
