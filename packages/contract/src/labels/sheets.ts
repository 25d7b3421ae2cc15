/** Imports, exports and their files. */

import { columnTitle, leadFieldNames, leadFieldsWith, perField } from './leadFieldSets.ts';
import type { LeadField } from './leadFields.ts';

/** What a column of an imported file may hold beside a field of the lead. */
const otherImportFields = {
  /** Split into first and last name. */
  full_name: 'Full Name',
  /** Email address of an agent. */
  assigned_to: 'Assigned To',
  event: 'Event',
  answers: 'Answers',
} as const;

/** Field that a column of an imported file holds; see `joinedFields`. */
export type ImportField = LeadField | keyof typeof otherImportFields;
/** Fields that a column of an imported file can hold. */
export const importFields: readonly ImportField[] = /* @__PURE__ */ leadFieldNames
  // The full name stands beside its parts.
  .flatMap((field): ImportField[] => (field === 'last_name' ? [field, 'full_name'] : [field]))
  .concat('assigned_to', 'event', 'answers');
/**
 * Fields that several columns may hold: a row takes the first filled one, in the order of the columns
 * or in one that the user chose, and keeps the others in the notes. `answers` has a column for each question; the others have one
 * value for a lead.
 */
export const joinedFields: readonly ImportField[] = /* @__PURE__ */ importFields.filter(
  (field) =>
    !['lead_status', 'lead_type', 'source', 'assigned_to', 'event', 'badge_code'].includes(field),
);
/** Indexes of all columns of a file, those that take precedence first. */
export const inPrecedence = (count: number, order: readonly number[]): number[] => [
  ...new Set([...order, ...Array.from({ length: count }).keys()]),
];
/** Fields that a list of attendees fills in; its `badge_code` finds the leads. */
export const attendeeFields: readonly ImportField[] = /* @__PURE__ */ importFields.filter(
  (field) =>
    field === 'full_name' || leadFieldsWith('attendees', true).some((one) => one === field),
);
/** Labels of the columns in exports, in the template and in the mapping. */
export const importFieldLabels: Readonly<Record<ImportField, string>> = {
  .../* @__PURE__ */ perField(leadFieldNames, columnTitle),
  ...otherImportFields,
};

/** Columns of an export beside the fields of the lead. */
const otherExportColumns = {
  assigned_to: 'Assigned To',
  created_at: 'Created',
  updated_at: 'Updated',
  event: 'Event',
  answers: 'Answers',
  answers_score: 'Score',
  next_step: 'Next Step',
  next_step_due: 'Next Step Due',
  last_contact: 'Last Contact',
  consent: 'Consent',
  consent_at: 'Consent Given',
} as const;

/** Column of an export. */
export type ExportColumn = LeadField | keyof typeof otherExportColumns;
/** Titles of the columns in exports; the import recognises those of the fields. */
export const exportColumnLabels: Readonly<Record<ExportColumn, string>> = {
  .../* @__PURE__ */ perField(leadFieldNames, columnTitle),
  ...otherExportColumns,
};
/** Columns of an export, in the order of the file. */
// The keys of the labels, which Object.keys widens to string.
export const exportColumns = /* @__PURE__ */ Object.keys(
  exportColumnLabels,
) as readonly ExportColumn[];

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
/** File formats of pictures. */
export const pictureFormats = ['jpg', 'png', 'webp'] as const;
/** File format of a picture. */
export type PictureFormat = (typeof pictureFormats)[number];
/** File format that a call can return. */
export type FileFormat = ImportFormat | PictureFormat;
/** Media types by file format. */
export const fileTypes: Readonly<Record<FileFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  vcf: 'text/vcard',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Encodings in which the text of a file can be read, with their names. */
export const textEncodingLabels = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western (Windows)',
  'iso-8859-15': 'Western (Latin-9)',
  macintosh: 'Western (Mac)',
  'windows-1250': 'Central European (Windows)',
  'iso-8859-2': 'Central European (Latin-2)',
  'windows-1251': 'Cyrillic (Windows)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'koi8-u': 'Cyrillic (KOI8-U)',
  'iso-8859-5': 'Cyrillic (ISO)',
  ibm866: 'Cyrillic (DOS)',
  'x-mac-cyrillic': 'Cyrillic (Mac)',
  'windows-1253': 'Greek (Windows)',
  'iso-8859-7': 'Greek (ISO)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1255': 'Hebrew (Windows)',
  'windows-1256': 'Arabic (Windows)',
  'windows-1257': 'Baltic (Windows)',
  'windows-1258': 'Vietnamese (Windows)',
  'windows-874': 'Thai (Windows)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  gb18030: 'Simplified Chinese (GBK, GB18030)',
  big5: 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} as const;
/** Encoding of a text. */
export type TextEncoding = keyof typeof textEncodingLabels;
/** Encodings in which the text of a file can be read. */
// The keys of the labels, which Object.keys widens to string.
export const textEncodings = /* @__PURE__ */ Object.keys(
  textEncodingLabels,
) as readonly TextEncoding[];
