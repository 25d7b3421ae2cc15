import type { TextEncoding } from '@cardinal/contract/labels';
import type { SheetRow } from './cells.ts';
import type { Unpacked } from './xlsx/archive.ts';

/** How well the first rows of a sheet look like a list; 0 if they do not. */
export type RateRows = (rows: readonly SheetRow[]) => number;

/** How a file is read, where its content alone does not tell. */
export interface ReadOptions {
  /** Counts the unpacked bytes of a workbook. */
  unpacked?: Unpacked;
  /** Finds the sheet of a workbook that holds the list; without it, the first one. */
  rate?: RateRows;
  /** @default the likeliest */
  encoding?: TextEncoding | undefined;
  /** Name of the sheet. @default the one that holds the list */
  sheet?: string | undefined;
}
