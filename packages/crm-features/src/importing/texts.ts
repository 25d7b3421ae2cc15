import { limits, sizes } from '@cardinal/contract/limits';
import { importFieldLabels } from '@cardinal/contract/labels';
import type { DuplicateAction, ImportField, ImportValueField } from '@cardinal/contract';

const megabytes = Math.round(sizes.import / 1_000_000);
const leads = (count: string, isOne: boolean) => `${count} ${isOne ? 'lead' : 'leads'}`;
const rows = (count: string, isOne: boolean) => `${count} ${isOne ? 'row' : 'rows'}`;

/** Every text of importing. Counts arrive formatted for the locale. */
export const importTexts = {
  card: {
    title: 'Bulk Import',
    description: 'Bring a whole list in: a spreadsheet, an export of another program, or vCards.',
    template: 'Download Template',
    upload: 'Upload Excel File',
    formats: `.xlsx, .csv or .vcf, at most ${megabytes} MB`,
    uploading: (name: string) => `Reading ${name}…`,
    cancel: 'Cancel upload',
    uploadFailed: 'The file was not read',
    templateFailed: 'The template was not downloaded',
  },
  title: 'Import leads',
  steps: { label: 'Import', upload: 'Upload', check: 'Map and check', import: 'Import' },
  upload: {
    description: 'Nothing is imported before you have checked it.',
    drop: 'Drop a file here, or choose one',
    formats: `Excel (.xlsx), .csv or vCards (.vcf), at most ${megabytes} MB and ${limits.importRows.toLocaleString('en-US')} rows. Exports of HubSpot, Salesforce, Zoho, Pipedrive, Google Contacts, Outlook, LinkedIn and Cvent work as they are.`,
  },
  loading: 'Loading the import',
  loadFailed: 'The import could not be loaded',
  gone: {
    title: 'This import is not there any more',
    description: 'Uploads are kept for a few days. Leads that were imported stay.',
  },
  back: 'Back to Lead Capture',
  summary: (file: string, rowCount: string, isOneRow: boolean, columnCount: string) =>
    `${file} · ${rows(rowCount, isOneRow)}, ${columnCount} columns`,
  cancel: 'Cancel',
  discard: 'Discard',
  importLeads: (count: string, isOne: boolean) => `Import ${leads(count, isOne)}`,
  importNone: 'Nothing to import',
  changeFailed: 'The change was not saved',
  commitFailed: 'The import did not start',
  columns: {
    title: 'Columns',
    description: 'Matched from the header and the first rows.',
    field: (column: string) => `Field for ${column}`,
    skip: 'Do not import',
    empty: 'Empty',
    more: (count: string) => `Show ${count} more columns`,
    missing: {
      email: 'Choose the column that holds the email address.',
      name: 'Choose the column that holds the first name or the full name.',
    },
  },
  fields: importFieldLabels satisfies Readonly<Record<ImportField, string>>,
  values: {
    title: 'Values',
    description:
      'What the words of your file mean here. Your choices are remembered for the next file.',
    groups: {
      lead_status: 'Status',
      source: 'Source',
      assigned_to: 'Owner',
    } satisfies Readonly<Record<ImportValueField, string>>,
    rows: (count: string, isOne: boolean) => rows(count, isOne),
    meaning: (text: string) => `Meaning of ${text}`,
    keep: 'Keep in the notes',
    asIs: (text: string) => `As it is: ${text}`,
    remembered: 'As in your last file',
    more: (count: string) => `Show ${count} more`,
    former: 'Former agent',
  },
  duplicates: {
    title: 'Likely duplicates',
    description: 'Same email address or phone number as a lead of yours, or as an earlier row.',
    actions: {
      create: 'Create anyway',
      skip: 'Skip',
      fill: 'Fill empty fields',
      update: 'Update',
    } satisfies Readonly<Record<DuplicateAction, string>>,
    hints: {
      create: 'A second lead is created.',
      skip: 'The row is left out.',
      fill: 'The existing lead gets what it lacks; nothing is overwritten.',
      update: 'The existing lead takes every value of the row; notes are added to.',
    } satisfies Readonly<Record<DuplicateAction, string>>,
    row: (name: string) => `What to do with ${name}`,
    asFile: (action: string) => `As above: ${action}`,
    open: 'Open that lead',
    sameAs: { email: 'Same email', phone: 'Same phone', badge_code: 'Same badge' },
    earlierRow: (row: string) => `as row ${row}`,
  },
  preview: {
    title: 'Preview',
    label: 'Rows of the file',
    ready: 'ready',
    duplicates: (isOne: boolean) => (isOne ? 'likely duplicate' : 'likely duplicates'),
    errors: 'with errors',
    row: 'Row',
    name: 'Name',
    company: 'Company',
    result: 'Result',
    isReady: 'Ready',
    isDuplicate: 'Likely duplicate',
    isWrong: 'Left out',
    noName: 'No name',
    onlyProblems: 'Only problems',
    range: (shown: string, all: string) => `${shown} of ${all} rows`,
    problemRange: (shown: string) => `${shown} rows with problems`,
    more: 'Show more',
    noProblems: 'No row has a problem.',
    notice: (until: string) =>
      `Rows with errors are left out and handed back as a file. You can undo the whole import until ${until}.`,
  },
  progress: {
    queued: 'Waiting to start',
    importing: 'Importing',
    undoing: 'Undoing the import',
    done: (done: string, total: string) => `${done} of ${total} rows`,
    leave: 'You can leave this page. The leads appear together when all rows are done.',
    leaveUndo: 'You can leave this page.',
    stop: 'Stop and undo',
    cancelled: 'Cancel this import?',
  },
  done: {
    title: (count: string, isOne: boolean) => `${leads(count, isOne)} imported`,
    updated: (count: string, isOne: boolean) =>
      `${count} ${isOne ? 'existing lead' : 'existing leads'} updated`,
    skipped: (count: string, isOne: boolean) => `${rows(count, isOne)} skipped`,
    rejected: (count: string, isOne: boolean) => `${rows(count, isOne)} not imported`,
    rejectedHint: 'Correct them in the file and upload it again.',
    report: 'Download report',
    reportFailed: 'The report was not downloaded',
    view: 'View leads',
    another: 'Import another file',
    undo: 'Undo import',
    undoUntil: (until: string) => `You can undo it until ${until}.`,
  },
  undo: {
    title: 'Undo this import?',
    description:
      'Its leads are removed and changed leads get their earlier values back. What was edited since is kept.',
    confirm: 'Undo import',
    keep: 'Keep the leads',
    failed: 'The import was not undone',
  },
  undone: {
    title: 'Import undone',
    discarded: 'Nothing of this file was imported.',
    removed: (count: string, isOne: boolean) => `${leads(count, isOne)} removed`,
    restored: (count: string, isOne: boolean) =>
      `${leads(count, isOne)} restored to ${isOne ? 'its' : 'their'} earlier values`,
    kept: (count: string, isOne: boolean) => `${leads(count, isOne)} kept, because edited since`,
  },
  failed: { title: 'Import failed' },
} as const;
