/**
 * Values used in the API and the labels that users see for them. Has no dependencies, like
 * `limits`.
 */

/** Lead statuses, as in `lead_status`; `status` holds the same value in lower case. */
export const leadStatuses = ['Hot', 'Warm', 'Cold', 'Closed'] as const;
/** Capitalised lead status. */
export type LeadStatus = (typeof leadStatuses)[number];

/** What a partner's key may permit: creating leads (scanning cards included), or listing events. */
export const partnerScopes = ['capture', 'events:read'] as const;
/** What a partner's key may permit. */
export type PartnerScope = (typeof partnerScopes)[number];

/** Source of the leads that a partner's pages create. */
export const partnerSource = (name: string): string => `Partner: ${name}`;

/** What one call can do to many leads: give them a status, delete them, or restore them. */
export const bulkChanges = ['status', 'deleted', 'restored'] as const;
/** What one call does to many leads. */
export type BulkChange = (typeof bulkChanges)[number];

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

/** Lead fields that can be read from a business card, in the order of the form. */
export const cardFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'position',
] as const;
/** Lead field that can be read from a business card. */
export type CardField = (typeof cardFields)[number];

/**
 * Whether a lead lacks what every other one has: until a list says whose badge it is, a lead may have
 * nothing but the code on it.
 */
export const isIncomplete = (lead: {
  first_name: string;
  email: string;
  badge_code: string;
}): boolean => lead.badge_code !== '' && (lead.first_name === '' || lead.email === '');

/** Codes that cards and badges carry. */
export const badgeFormats = ['qr', 'aztec', 'data_matrix', 'pdf417'] as const;
/** Format of a code on a card or badge. */
export type BadgeFormat = (typeof badgeFormats)[number];
/** Names of the codes on cards and badges. */
export const badgeFormatLabels: Readonly<Record<BadgeFormat, string>> = {
  qr: 'QR code',
  aztec: 'Aztec code',
  data_matrix: 'Data Matrix code',
  pdf417: 'PDF417 code',
};

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

/**
 * Fields that a column of an imported file can hold. `full_name` is split into first and last name;
 * `assigned_to` is an email address.
 */
export const importFields = [
  'first_name',
  'last_name',
  'full_name',
  'email',
  'phone',
  'company',
  'position',
  'lead_status',
  'lead_type',
  'source',
  'notes',
  'assigned_to',
  'badge_code',
  'event',
  'answers',
] as const;
/** Field that a column of an imported file holds; several columns may hold `answers`. */
export type ImportField = (typeof importFields)[number];
/** Fields that a list of attendees fills in; its `badge_code` finds the leads. */
export const attendeeFields = [
  'badge_code',
  'first_name',
  'last_name',
  'full_name',
  'email',
  'phone',
  'company',
  'position',
  'notes',
] as const satisfies readonly ImportField[];
/** Labels of the columns in exports, in the template and in the mapping. */
export const importFieldLabels: Readonly<Record<ImportField, string>> = {
  first_name: 'First Name',
  last_name: 'Last Name',
  full_name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  position: 'Position',
  lead_status: 'Status',
  lead_type: 'Type',
  source: 'Source',
  notes: 'Notes',
  assigned_to: 'Assigned To',
  badge_code: 'Badge Code',
  event: 'Event',
  answers: 'Answers',
};

/** Columns of an export, in the order of the file. */
export const exportColumns = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'position',
  'lead_status',
  'lead_type',
  'source',
  'assigned_to',
  'notes',
  'created_at',
  'updated_at',
  'event',
  'answers',
  'answers_score',
  'badge_code',
] as const;
/** Column of an export. */
export type ExportColumn = (typeof exportColumns)[number];
/** Titles of the columns in exports; the import recognises those of the fields. */
export const exportColumnLabels: Readonly<Record<ExportColumn, string>> = {
  ...importFieldLabels,
  created_at: 'Created',
  updated_at: 'Updated',
  event: 'Event',
  answers: 'Answers',
  answers_score: 'Score',
};

/**
 * Fields whose values another program may word differently; an import maps each distinct text of the
 * file once.
 */
export const importValueFields = ['lead_status', 'source', 'assigned_to'] as const;
/** Field whose distinct texts are mapped to values of ours. */
export type ImportValueField = (typeof importValueFields)[number];

/**
 * What an import does with rows that are likely duplicates. `fill` writes empty fields of the
 * existing lead only; `update` writes every field that the row has.
 */
export const duplicateActions = ['create', 'skip', 'fill', 'update'] as const;
/** What an import does with a row that is likely a duplicate. */
export type DuplicateAction = (typeof duplicateActions)[number];

/** Statuses of an import. `ready`: analysed and waiting for the commit. */
export const importStatuses = [
  'ready',
  'queued',
  'importing',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
/** Status of an import. */
export type ImportStatus = (typeof importStatuses)[number];

/** File formats of exports, reports and templates. */
export const sheetFormats = ['xlsx', 'csv'] as const;
/** File format of an export, report or template. */
export type SheetFormat = (typeof sheetFormats)[number];
/** File formats that can be imported; `vcf`: vCards, any number in one file. */
export const importFormats = [...sheetFormats, 'vcf'] as const;
/** File format that can be imported. */
export type ImportFormat = (typeof importFormats)[number];
/** Media types by file format. */
export const sheetTypes: Readonly<Record<ImportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  vcf: 'text/vcard',
};

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

/** Roles that a user can choose. */
export const roles = ['agent', 'manager', 'admin'] as const;
/** Role that a user can choose. */
export type ChosenRole = (typeof roles)[number];
/** Role of a user. `pending`: signed in with Google without completing the profile. */
export type Role = ChosenRole | 'pending';
/** Role preselected at registration and when completing a profile. */
export const defaultRole: ChosenRole = 'agent';
/** Labels of the roles. */
export const roleLabels: Readonly<Record<Role, string>> = {
  agent: 'Sales Agent',
  manager: 'Sales Manager',
  admin: 'Administrator',
  pending: 'Pending',
};

/** Whether the role sees the Manager Tools. */
export function isManagerRole(role: Role): boolean {
  return role === 'manager' || role === 'admin';
}

/** Kinds of an event's questions; `budget` and `timeframe` are choices with a meaning of their own. */
export const questionKinds = [
  'choice',
  'choices',
  'rating',
  'text',
  'budget',
  'timeframe',
] as const;
/** Kind of an event's question. */
export type QuestionKind = (typeof questionKinds)[number];

/** Parts of an installation whose state can be read at any time, with their names. */
export const serviceNames = {
  api: 'API',
  database: 'Database',
  socket: 'Live updates',
  mail: 'Mail',
  card_reader: 'Card reader',
  ai: 'AI writing',
} as const;
/** Part of an installation. */
export type ServiceId = keyof typeof serviceNames;
/** States of a part, best first. */
export const serviceStates = ['operational', 'degraded', 'down'] as const;
/** State of a part. */
export type ServiceState = (typeof serviceStates)[number];

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
] as const;
/** Sort order of the lead list. */
export type LeadSort = (typeof leadSorts)[number];

/**
 * Everything that the product stores in a browser. The privacy page is generated from this list.
 */
export const stored = {
  token: { key: 'auth_token', where: 'local storage', why: 'keeps you signed in' },
  user: { key: 'user', where: 'local storage', why: 'shows your name and role at once' },
  preferences: {
    key: 'cardinal.prefs',
    where: 'local storage',
    why: 'theme, density, language, shortcuts, saved views, columns, and the event where you are',
  },
  google: {
    key: 'cardinal.google',
    where: 'session storage',
    why: 'checks that Google’s answer belongs to a sign-in that you started',
  },
  captures: {
    key: 'cardinal.captures',
    where: 'IndexedDB',
    why: 'captures and drafts that wait for the network',
  },
} as const;
