/** Emails to leads and other communication with them. */

/** Kinds of email that can be generated. */
export const emailTypes = [
  'initial',
  'follow_up_3_day',
  'follow_up_1_week',
  'follow_up_1_month',
] as const;
/** Kind of email that can be generated. */
export type EmailType = (typeof emailTypes)[number];

/** Types of communication with a lead. */
export const communicationTypes = ['email', 'call', 'whatsapp', 'meeting'] as const;
/** A type of communication with a lead. */
export type CommunicationType = (typeof communicationTypes)[number];

/** Value of `writer` in a generated email if no model is configured. */
export const builtInWriter = 'built-in';

/** How a company's emails address customers. */
export const companyTones = ['friendly', 'formal'] as const;
/** How a company's emails address customers. */
export type CompanyTone = (typeof companyTones)[number];
