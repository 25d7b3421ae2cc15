import { OwnerFilterNotice } from '@cardinal/crm-features/team-overview';
import type { OwnerFilterNoticeProps } from '@cardinal/crm-features/team-overview';

/** Says that the list shows the leads of one member only; loaded when it does. */
export default function OwnerFilter(props: OwnerFilterNoticeProps) {
  return <OwnerFilterNotice {...props} />;
}
