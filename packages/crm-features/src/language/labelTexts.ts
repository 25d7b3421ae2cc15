import {
  leadFieldNames,
  leadFields,
  perField,
  type LeadStatus,
  type LeadType,
  type NextStepKind,
} from '@cardinal/contract/labels';
import { messages, type TextsOf } from '@cardinal/contract/messages';

/** What the values and the fields of a lead are called. */
export const labelMessages = messages(
  {
    statuses: {
      Hot: 'Hot',
      Warm: 'Warm',
      Cold: 'Cold',
      Closed: 'Closed',
    } satisfies Record<LeadStatus, string>,
    types: {
      'All Leads': 'All Leads',
      'Event Leads': 'Event Leads',
      'Action Required': 'Action Required',
      'Pending Follow-up': 'Pending Follow-up',
    } satisfies Record<LeadType, string>,
    sources: {
      'Business Card Scan': 'Business Card Scan',
      'Manual Entry': 'Manual Entry',
      Event: 'Event',
      Referral: 'Referral',
      Import: 'Import',
    },
    steps: {
      call: 'Call',
      email: 'Email',
      meeting: 'Meeting',
      other: 'Follow up',
    } satisfies Record<NextStepKind, string>,
    /** Someone whose name is no longer known, because they have left the company. */
    formerMember: 'Someone who left',
    fields: perField(leadFieldNames, (field) => leadFields[field].label),
  },
  {
    de: async () => (await import('../languages/de/shared.ts')).default.label,
    hi: async () => (await import('../languages/hi/shared.ts')).default.label,
  },
);

/** The labels in the language of the user. */
export type LabelTexts = TextsOf<typeof labelMessages>;
