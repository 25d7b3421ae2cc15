import { messages } from '@cardinal/contract/messages';
import { exportColumnLabels, type SheetFormat } from '@cardinal/contract/labels';

/** Every text of the export; toasts are worded as in the specification. */
export const exportMessages = messages(
  {
    title: 'Export leads',
    description: 'A file with every lead that matches, for a spreadsheet or another system.',
    format: 'File format',
    formats: {
      xlsx: { label: 'Excel workbook', description: '.xlsx, with typed dates and a header row' },
      csv: { label: 'CSV', description: '.csv, for other programs' },
    } satisfies Record<SheetFormat, { label: string; description: string }>,
    filters: {
      title: 'Which leads',
      status: 'Status',
      allStatuses: 'All statuses',
      type: 'Type',
      allTypes: 'All types',
      source: 'Source',
      allSources: 'All sources',
      assigned: 'Assigned to',
      everyone: 'Everyone',
      nobody: 'Nobody yet',
      event: 'Event',
      allEvents: 'All events',
      clear: 'Clear filters',
    },
    columns: {
      title: 'Columns',
      count: '{chosen} of {all}',
      all: 'All columns',
      none: 'Choose at least one column.',
      labels: exportColumnLabels,
    },
    count: {
      loading: 'Counting leads',
      leads: '{count, plural, one {# lead matches.} other {# leads match.}}',
      moreThan: 'More than {leads} leads match.',
      none: 'No lead matches these filters.',
      failed: 'The leads could not be counted. The export works all the same.',
    },
    submit: 'Export leads',
    noMatch: 'No lead matches these filters.',
    cancel: 'Cancel',
    progress: {
      label: 'Exporting leads',
      received: '{size} received',
      starting: 'Preparing the file',
    },
    done: '{name} was saved, {size}.',
    saved: 'Your browser keeps it with your downloads.',
    toasts: {
      success: 'Export successful',
      failed: 'Export failed',
    },
    forbidden: 'Only managers and administrators can export leads.',
  },
  {
    de: async () => (await import('../languages/de/team.ts')).default.export,
    hi: async () => (await import('../languages/hi/team.ts')).default.export,
  },
);
