/**
 * Names of the values that travel, as people read them. Depends on nothing, like `limits`.
 */

/** Lead status as `lead_status` carries it; `status` is the same in lower case. */
export const leadStatuses = ['Hot', 'Warm', 'Cold', 'Closed'] as const;
/** Capitalised lead status. */
export type LeadStatus = (typeof leadStatuses)[number];

/** The statuses that capture offers. */
export const captureStatuses = ['Hot', 'Warm', 'Cold'] as const satisfies readonly LeadStatus[];
/** Status of a new lead when none is given. */
export const defaultLeadStatus: LeadStatus = 'Warm';

/** Lead types; `All Leads` is also the tab and the filter that hides nothing. */
export const leadTypes = [
  'All Leads',
  'Event Leads',
  'Action Required',
  'Pending Follow-up',
] as const;
/** What a lead is waiting for. */
export type LeadType = (typeof leadTypes)[number];
/** Type of a new lead when none is given. */
export const defaultLeadType: LeadType = 'All Leads';

/** Sources that the screens offer; `source` itself is free text. */
export const leadSources = {
  scan: 'Business Card Scan',
  manual: 'Manual Entry',
  event: 'Event',
  referral: 'Referral',
  import: 'Import',
} as const;

/** Older spellings that a filter by the label also finds (compared in lower case). */
export const sourceSynonyms: Readonly<Record<string, readonly string[]>> = {
  [leadSources.scan]: ['business_card'],
  [leadSources.manual]: ['manual'],
  [leadSources.import]: ['import'],
};

/** What a column of an imported file can hold. `full_name` is split; `assigned_to` is an email. */
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
] as const;
/** What a column of an imported file holds. */
export type ImportField = (typeof importFields)[number];
/** Columns as people read them: in exports, in the template and in the mapping. */
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
};

/** Where an import stands. `ready`: looked through, waits for its commit. */
export const importStatuses = [
  'ready',
  'queued',
  'importing',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
/** Where an import stands. */
export type ImportStatus = (typeof importStatuses)[number];

/** Kinds of file that are read and written. */
export const sheetFormats = ['xlsx', 'csv'] as const;
/** Kind of file that is read or written. */
export type SheetFormat = (typeof sheetFormats)[number];
/** Media types by kind of file. */
export const sheetTypes: Readonly<Record<SheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** Kinds of email that can be written for a person. */
export const emailTypes = [
  'initial',
  'follow_up_3_day',
  'follow_up_1_week',
  'follow_up_1_month',
] as const;
/** Kind of email. */
export type EmailType = (typeof emailTypes)[number];

/** What `writer` of a generated email says when no model is configured. */
export const builtInWriter = 'built-in';

/** Roles that a person can hold or choose. */
export const roles = ['agent', 'manager', 'admin'] as const;
/** A chosen role. */
export type ChosenRole = (typeof roles)[number];
/** `pending`: signed in with Google, profile not completed. */
export type Role = ChosenRole | 'pending';
/** Role preselected at registration and completion. */
export const defaultRole: ChosenRole = 'agent';
/** Roles as people read them. */
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

/** Sort orders of the lead list; `-` in front means descending. */
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
 * Everything that the product keeps in a browser. The privacy page lists exactly these.
 */
export const stored = {
  token: { key: 'auth_token', where: 'local storage', why: 'keeps you signed in' },
  user: { key: 'user', where: 'local storage', why: 'shows your name and role at once' },
  preferences: {
    key: 'cardinal.prefs',
    where: 'local storage',
    why: 'theme, language and shortcuts',
  },
  captures: {
    key: 'cardinal.captures',
    where: 'IndexedDB',
    why: 'captures and drafts that wait for the network',
  },
} as const;
