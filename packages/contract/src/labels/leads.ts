/** Leads: statuses, types, sources, sort orders and bulk changes. */

/** Lead statuses, as in `lead_status`; `status` holds the same value in lower case. */
export const leadStatuses = ['Hot', 'Warm', 'Cold', 'Closed'] as const;
/** Capitalised lead status. */
export type LeadStatus = (typeof leadStatuses)[number];

/** The lower-case form of each status, which a lead carries as `status`. */
export const lowerStatus = {
  Hot: 'hot',
  Warm: 'warm',
  Cold: 'cold',
  Closed: 'closed',
} as const satisfies Record<LeadStatus, string>;

/** Statuses offered when capturing a lead. */
export const captureStatuses = ['Hot', 'Warm', 'Cold'] as const satisfies readonly LeadStatus[];
/** Default status of a new lead. */
export const defaultLeadStatus: LeadStatus = 'Warm';

/**
 * Whether a lead lacks a first name or an email address: one from a list may have other data, and one
 * with a badge nothing but its code, until a list of attendees identifies it.
 */
export const isIncomplete = (lead: { first_name: string; email: string }): boolean =>
  lead.first_name === '' || lead.email === '';

/** Lead types; `All Leads` is also the tab and filter that show every lead. */
export const leadTypes = [
  'All Leads',
  'Event Leads',
  'Action Required',
  'Pending Follow-up',
] as const;
/** Type of a lead. */
export type LeadType = (typeof leadTypes)[number];
/** Default type of a new lead. */
export const defaultLeadType: LeadType = 'All Leads';

/** Sources offered on screen; `source` itself is free text. */
export const leadSources = {
  scan: 'Business Card Scan',
  manual: 'Manual Entry',
  event: 'Event',
  referral: 'Referral',
  import: 'Import',
} as const;

/** Older spellings that a filter by label also matches (compared in lower case). */
export const sourceSynonyms: Readonly<Record<string, readonly string[]>> = {
  [leadSources.scan]: ['business_card'],
  [leadSources.manual]: ['manual'],
  [leadSources.import]: ['import'],
};

/** Bulk changes to leads: set their status, delete, restore or (un)assign them. */
export const bulkChanges = ['status', 'deleted', 'restored', 'assigned'] as const;
/** A bulk change to leads. */
export type BulkChange = (typeof bulkChanges)[number];

/** What an event board counts its leads by, beside their status. */
export const followUpStages = ['owned', 'contacted', 'answered', 'waiting'] as const;
/** A stage of an event board. */
export type FollowUpStage = (typeof followUpStages)[number];
/** How far the leads of an event have come: the figures of its board. */
export const boardStages = [...followUpStages, 'closed'] as const;
/** A figure of an event's board. */
export type BoardStage = (typeof boardStages)[number];

/** Sort orders of the lead list; a leading `-` means descending. */
export const leadSorts = [
  '-created_at',
  'created_at',
  'name',
  '-name',
  'company',
  '-company',
  'status',
  '-status',
  'last_contact',
  '-last_contact',
  'next_step',
] as const;
/** Sort order of the lead list. */
export type LeadSort = (typeof leadSorts)[number];

/** Kinds of a lead's next step. */
export const nextStepKinds = ['call', 'email', 'meeting', 'other'] as const;
/** A kind of next step. */
export type NextStepKind = (typeof nextStepKinds)[number];
/** The kinds as users see them. */
export const nextStepLabels: Readonly<Record<NextStepKind, string>> = {
  call: 'Call',
  email: 'Email',
  meeting: 'Meeting',
  other: 'Follow up',
};
