import { limits } from '@cardinal/contract/limits';

/** What a file may ask of us. Real lead lists of 200,000 rows stay far below. */
export const sheetLimits = {
  rows: limits.importRows,
  columns: limits.importColumns,
  /** Characters of one cell; a spreadsheet program takes no more either. */
  cell: 32_767,
  /** Characters of all cells together. */
  text: 150_000_000,
  /** Parts of a workbook's archive. */
  entries: 1_000,
  /** Bytes of a workbook's largest sheet, unpacked. */
  sheet: 600_000_000,
  /** Bytes of everything else that is read of a workbook, unpacked. */
  others: 80_000_000,
} as const;
