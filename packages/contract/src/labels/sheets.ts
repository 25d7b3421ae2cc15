/** Imports, exports and their files. */

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
