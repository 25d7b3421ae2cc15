import { sizes } from '@cardinal/contract/limits';

const megabytes = Math.round(sizes.import / 1_000_000);

/** Texts of the card that starts an import, which screens load before those of the import itself. */
export const cardTexts = {
  title: 'Bulk Import',
  description: 'Import a whole list: a spreadsheet, an export from another program, or vCards.',
  template: 'Download Template',
  upload: 'Upload Excel File',
  formats: `.xlsx, .csv or .vcf, at most ${megabytes} MB`,
  uploading: (name: string) => `Reading ${name}…`,
  cancel: 'Cancel upload',
  uploadFailed: 'The file was not read',
  templateFailed: 'The template was not downloaded',
  changeFailed: 'The change was not saved',
} as const;
