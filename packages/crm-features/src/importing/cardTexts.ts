import { messages } from '@cardinal/contract/messages';

/** Texts of the card that starts an import, which screens load before those of the import itself. */
export const cardMessages = messages(
  {
    title: 'Bulk Import',
    description: 'Import a whole list: a spreadsheet, an export from another program, or vCards.',
    template: 'Download Template',
    upload: 'Upload Excel File',
    formats: '.xlsx, .csv or .vcf, at most {megabytes, number} MB',
    uploading: 'Reading {name}…',
    cancel: 'Cancel upload',
    uploadFailed: 'The file was not read',
    templateFailed: 'The template was not downloaded',
    changeFailed: 'The change was not saved',
  },
  {
    de: async () => (await import('../languages/de/importing.ts')).default.card,
    hi: async () => (await import('../languages/hi/importing.ts')).default.card,
  },
);
