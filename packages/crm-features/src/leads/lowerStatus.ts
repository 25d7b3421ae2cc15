import type { Lead } from '@cardinal/contract';
import type { LeadStatus } from '@cardinal/contract/labels';

/** The form of a status that travels as `status`, beside `lead_status`. */
export const lowerStatus = {
  Hot: 'hot',
  Warm: 'warm',
  Cold: 'cold',
  Closed: 'closed',
} as const satisfies Record<LeadStatus, Lead['status']>;
