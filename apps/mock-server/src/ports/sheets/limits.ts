import { limits } from '@cardinal/contract/limits';

/** What a file may ask of us. Real lead lists of 200,000 rows stay far below. */
export const sheetLimits = {
  rows: limits.importRows,
  columns: limits.importColumns,
  /** Rows with the empty ones; a spreadsheet program knows no more either. */
  lines: 1_048_576,
  /** Empty rows that a file spells out. */
  emptyRows: 250_000,
  /** Columns with the empty ones, as above. */
  width: 16_384,
  /** Cells with content. */
  cells: 5_000_000,
  /** Characters of one cell; a spreadsheet program takes no more either. */
  cell: 32_767,
  /** Characters of all cells together. */
  text: 150_000_000,
  /** Parts of a workbook's archive. */
  entries: 1_000,
  /** Bytes of a workbook's first sheet, unpacked. */
  sheet: 600_000_000,
  /** Bytes of everything else that is read of a workbook, unpacked. */
  others: 80_000_000,
} as const;

/**
 * How much larger than its packed bytes a part of a workbook may be: what people type packs 5 to 30
 * times, blanks a thousand times. `free` bytes are not measured.
 */
export const packing = { ratio: 100, free: 32_000_000 } as const;

/** Bytes of a sheet that a cell with content and its characters account for, beyond `free` ones. */
export const usefulness = { cell: 200, character: 8, free: 32_000_000 } as const;
