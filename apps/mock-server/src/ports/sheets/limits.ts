import { limits } from '@cardinal/contract/limits';

/** Limits of the resources that a file may use. Real lead lists of 200,000 rows stay far below. */
export const sheetLimits = {
  rows: limits.importRows,
  columns: limits.importColumns,
  /** Rows including empty ones; the same as in spreadsheet programs. */
  lines: 1_048_576,
  /** Empty rows that a file contains explicitly. */
  emptyRows: 250_000,
  /** Columns including empty ones; the same as in spreadsheet programs. */
  width: 16_384,
  /** Cells with content. */
  cells: 5_000_000,
  /** Characters of one cell; the same as in spreadsheet programs. */
  cell: 32_767,
  /** Characters of all cells of a row in a text file, and of a card in a vCard file. */
  record: 131_068,
  /** Depth of cards inside cards. */
  nested: 16,
  /** Characters of a row in a text file as written, with quotation marks and separators. */
  written: 400_000,
  /** Characters of all cells in total. */
  text: 150_000_000,
  /** Parts of a workbook's archive. */
  entries: 1_000,
  /** Bytes of a workbook's first sheet, unpacked. */
  sheet: 600_000_000,
  /** Bytes of the other parts of a workbook, unpacked. */
  others: 80_000_000,
  /** Megabytes of objects in the process that reads it. */
  heapMb: 192,
  /** Milliseconds of the process that reads it, in total. */
  time: 120_000,
} as const;

/** Characters of a cell as written in a workbook: some have up to eight (`_x000D_`). */
export const longestValue = 8 * sheetLimits.cell;

/**
 * How many times larger than its packed bytes a part of a workbook may be: real text is compressed 5 to
 * 30 times, blanks a thousand times. The first `free` bytes are not limited.
 */
export const packing = { ratio: 100, free: 32_000_000 } as const;

/** Bytes of a sheet per cell with content and per character, beyond the first `free` ones. */
export const usefulness = { cell: 200, character: 8, free: 32_000_000 } as const;
