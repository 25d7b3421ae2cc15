import type { EmailType } from '@cardinal/contract';

/** Words of an email's text, greeting and sign-off included, that are enough for each kind. */
export const wordLimits: Readonly<Record<EmailType, number>> = {
  initial: 110,
  follow_up_3_day: 60,
  follow_up_1_week: 85,
  follow_up_1_month: 80,
};

/** How colleagues speak about customers among themselves, never to them. */
export const internalWords: readonly string[] = [
  'lead',
  'prospect',
  'pipeline',
  'CRM',
  'status',
  'hot',
  'warm',
  'cold',
  'notes',
  'noted',
  'database',
  'record',
  'captured',
  'scanned',
  'on my list',
  'in front of me',
];
