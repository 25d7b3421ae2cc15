import type { ImportRow, ImportSource, ImportSourceQuery, NewLead } from '@cardinal/contract';
import { z } from 'zod';
import { openSheet, type SheetRow } from '../../../ports/sheets/index.ts';
import { isSameNumber, leadKeys } from '../../../store/leadKeys.ts';
import { storedJson } from '../../../store/storedJson.ts';
import { lookedRows, proposeLayout, rateRows, type Layout } from '../columns/proposal.ts';
import { checkRow } from '../rows/rowCheck.ts';
import type { EventAnswers } from '../../leads/eventAnswers.ts';
import type { RowRules } from '../rows/rowRules.ts';
import {
  keysOf,
  noCountries,
  shownRow,
  summarise,
  summariseAttendees,
  type AttendeeSummary,
  type RowSummary,
  type SeenRow,
  type Wanted,
} from '../rows/rowSummaries.ts';

/** Number of rows that are sent and stored together. */
const chunkRows = 250;
/** Characters after which a chunk ends early: each is copied several times on its way. */
const chunkText = 500_000;

const storedRow = z.tuple([z.int()], z.string());

/** Stored form of a row: number, then cells. */
type StoredRow = z.infer<typeof storedRow>;

const rowsJson = storedJson('rows of an import', z.array(storedRow));

/** Some rows of a file. `rows` is JSON that `rowsOf` reads. */
export interface RowChunk {
  rows: string;
}

/** A valid row that becomes a lead. */
export interface PreparedLead {
  /** Number of the row in the file. */
  row: number;
  fields: NewLead & ReturnType<typeof leadKeys>;
  /** The fields that the row itself contains. */
  given: (keyof NewLead)[];
  assignedTo: string | null;
  eventAnswers: EventAnswers;
  /** See `CheckedRow`. */
  matched: string[];
  /** An earlier row of the file for the same person, with the keys of its person. */
  repeats: SeenRow | null;
}

/** The processing of rows apart from the database; runs in its own process. */
export interface RowWork {
  /** Opens a file and reads its first rows. @throws SheetError. */
  open(
    file: { path: string; mapsAssignee: boolean } & ImportSourceQuery,
  ): Promise<Layout & { source: ImportSource }>;
  /** The next rows of the open file; undefined at its end. @throws SheetError. */
  next(): Promise<RowChunk | undefined>;
  /** Analyses rows; processes the chunks in order. */
  summarise(rows: string, rules: RowRules, wanted: Wanted): Promise<RowSummary>;
  /** The people of a list of attendees. @param problems Rows with errors to show */
  attendees(rows: string, rules: RowRules, problems: number): Promise<AttendeeSummary>;
  /** Shows single rows. @param numbers Their numbers in the file */
  show(rows: string, rules: RowRules, numbers: readonly number[]): Promise<ImportRow[]>;
  /** Turns rows into leads; processes the chunks in order. */
  prepare(rows: string, rules: RowRules): Promise<{ leads: PreparedLead[]; count: number }>;
}

const toStored = ({ row, cells }: SheetRow): StoredRow => [row, ...cells];

/** Parses stored rows. @param json From a chunk */
export function rowsOf(json: string): SheetRow[] {
  return rowsJson.read(json).map(([row, ...cells]) => ({
    row,
    cells,
  }));
}

/** Creates the processing of one file. `close` closes the file, if it was not read to its end. */
export function createRowWork(): RowWork & { close(): Promise<void> } {
  let coming: AsyncGenerator<SheetRow> | undefined;
  let looked: SheetRow[] = [];
  /** The first row of each person by email and phone. */
  const seen = new Map<string, SeenRow>();

  /** The next rows of the file; those that were looked at come first. */
  async function nextRow(): Promise<SheetRow | undefined> {
    if (looked.length > 0) return looked.shift();
    const { value, done } = (await coming?.next()) ?? { done: true };
    return done ? undefined : value;
  }

  async function take(most: number): Promise<SheetRow[]> {
    const rows: SheetRow[] = [];
    let text = 0;
    while (rows.length < most && text < chunkText) {
      const row = await nextRow();
      if (!row) break;
      rows.push(row);
      for (const cell of row.cells) text += cell.length;
    }
    return rows;
  }

  /** The earlier row that a row repeats; records the row for later ones. */
  function repeated(now: SeenRow): { reason: 'email' | 'phone'; earlier: SeenRow }[] {
    const found: { reason: 'email' | 'phone'; earlier: SeenRow }[] = [];
    const look = (
      key: string,
      reason: 'email' | 'phone',
      isSame: (earlier: SeenRow) => boolean,
    ) => {
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, now);
      else if (isSame(earlier)) found.push({ reason, earlier });
    };
    if (now.email) look(`email ${now.email}`, 'email', () => true);
    for (const number of now.numbers) {
      const isSame = ({ row, numbers }: SeenRow) =>
        row !== now.row && numbers.some((other) => isSameNumber(other, number));
      look(`phone ${number.key}`, 'phone', isSame);
    }
    return found;
  }

  return {
    async open({ path, mapsAssignee, encoding, sheet }) {
      const { source, rows } = await openSheet(path, { rate: rateRows, encoding, sheet });
      coming = rows;
      looked = await take(lookedRows);
      const layout = proposeLayout(looked, mapsAssignee);
      looked.splice(0, layout.skipped);
      return { ...layout, source };
    },

    async next() {
      const rows = await take(chunkRows);
      if (rows.length === 0) return undefined;
      return { rows: rowsJson.write(rows.map(toStored)) };
    },

    summarise: async (rows, rules, wanted) => summarise(rowsOf(rows), rules, wanted, repeated),

    attendees: async (rows, rules, problems) => summariseAttendees(rowsOf(rows), rules, problems),

    async show(rows, rules, numbers) {
      const wanted = new Set(numbers);
      return rowsOf(rows)
        .filter(({ row }) => wanted.has(row))
        .map((sheetRow) => shownRow(checkRow(sheetRow, rules)));
    },

    async prepare(rows, rules) {
      const all = rowsOf(rows);
      const leads = all.flatMap((sheetRow): PreparedLead[] => {
        const { row, lead, ...others } = checkRow(sheetRow, rules);
        if (!lead) return [];
        const fields = { ...lead, ...leadKeys(lead, rules.used ?? noCountries) };
        const [first] = repeated({ row, ...keysOf(fields) });
        const { given, assignedTo, eventAnswers, matched } = others;
        const repeats = first?.earlier ?? null;
        return [{ row, fields, given, assignedTo, eventAnswers, matched, repeats }];
      });
      return { leads, count: all.length };
    },

    async close() {
      await coming?.return(undefined);
    },
  };
}
