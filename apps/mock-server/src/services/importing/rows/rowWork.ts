import type { ImportRow, NewLead } from '@cardinal/contract';
import { z } from 'zod';
import { readSheet } from '../../../ports/sheets/index.ts';
import type { SheetRow } from '../../../ports/sheets/index.ts';
import { emailKey, leadKeys, phoneKey } from '../../../store/leads/leadRows.ts';
import { parseStored } from '../../../store/storedJson.ts';
import { lookedRows, proposeLayout } from './proposal.ts';
import type { Layout } from './proposal.ts';
import { checkRow, shownValues } from './rowCheck.ts';
import type { RowRules } from './rowCheck.ts';

/** Rows that are sent and stored together. */
const chunkRows = 250;
/** Fewer digits than this do not identify a person. */
const tellingDigits = 6;

/** Stored form of rows: number, then cells. */
const storedRowsSchema = z.array(z.tuple([z.int()], z.string()));

type StoredRow = z.infer<typeof storedRowsSchema>[number];

/** Some rows of a file. `rows` is JSON that `rowsOf` reads. */
export interface RowChunk {
  rows: string;
}

/** A valid row that becomes a lead. */
export interface PreparedLead {
  /** Number of the row in the file. */
  row: number;
  fields: NewLead & ReturnType<typeof leadKeys>;
  assignedTo: string | null;
}

/** What some rows would result in. */
export interface RowSummary {
  count: number;
  invalid: number;
  /** The keys of the valid rows; `repeats` refers to the same person in an earlier row. */
  known: { row: number; email: string; phone: string; repeats: boolean }[];
  /** The first rows, as many as requested. */
  shown: ImportRow[];
}

/** The processing of rows apart from the database; runs in its own thread. */
export interface RowWork {
  /** Opens a file and reads its first rows. @throws SheetError. */
  open(file: { path: string; mapsAssignee: boolean }): Promise<Layout>;
  /** The next rows of the open file; undefined at its end. @throws SheetError. */
  next(): Promise<RowChunk | undefined>;
  /** Analyses rows; takes the chunks in order. */
  summarise(rows: string, rules: RowRules, shown: number): Promise<RowSummary>;
  /** Turns rows into leads. */
  prepare(rows: string, rules: RowRules): Promise<{ leads: PreparedLead[]; count: number }>;
}

const toStored = ({ row, cells }: SheetRow): StoredRow => [row, ...cells];

/** Parses stored rows. @param json From a chunk */
export function rowsOf(json: string): SheetRow[] {
  return parseStored(storedRowsSchema, json, 'rows of an import').map(([row, ...cells]) => ({
    row,
    cells,
  }));
}

/** Creates the processing of one file. */
export function createRowWork(): RowWork {
  let coming: AsyncGenerator<SheetRow> | undefined;
  let looked: SheetRow[] = [];
  /** The first row of each person by email and phone. */
  const seen = new Map<string, number>();

  async function take(most: number): Promise<SheetRow[]> {
    const rows = looked.splice(0, most);
    while (coming && rows.length < most) {
      const { value, done } = await coming.next();
      if (done) coming = undefined;
      else rows.push(value);
    }
    return rows;
  }

  /** The earlier row that a row repeats; remembers the row for later ones. */
  function repeated(row: number, keys: { email: string; phone: string }) {
    return (['email', 'phone'] as const).flatMap((reason) => {
      const key = keys[reason] && `${reason} ${keys[reason]}`;
      if (!key) return [];
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, row);
      return earlier === undefined ? [] : [{ reason, id: null, row: earlier }];
    });
  }

  return {
    async open({ path, mapsAssignee }) {
      coming = await readSheet(path);
      looked = await take(lookedRows);
      const layout = proposeLayout(looked, mapsAssignee);
      looked.splice(0, layout.skipped);
      return layout;
    },

    async next() {
      const rows = await take(chunkRows);
      if (rows.length === 0) return undefined;
      return { rows: JSON.stringify(rows.map(toStored)) };
    },

    async summarise(rows, rules, shown) {
      const all = rowsOf(rows);
      const summary: RowSummary = { count: all.length, invalid: 0, known: [], shown: [] };
      for (const sheetRow of all) {
        const { row, values, errors, lead } = checkRow(sheetRow, rules);
        const email = lead ? emailKey(lead.email) : '';
        const digits = lead ? phoneKey(lead.phone) : '';
        const phone = digits.length < tellingDigits ? '' : digits;
        const duplicates = repeated(row, { email, phone });
        if (lead) summary.known.push({ row, email, phone, repeats: duplicates.length > 0 });
        else summary.invalid += 1;
        if (summary.shown.length < shown) {
          summary.shown.push({ row, values: shownValues(values), errors, duplicates });
        }
      }
      return summary;
    },

    async prepare(rows, rules) {
      const all = rowsOf(rows);
      const leads = all.flatMap((sheetRow): PreparedLead[] => {
        const { row, lead, assignedTo } = checkRow(sheetRow, rules);
        return lead ? [{ row, fields: { ...lead, ...leadKeys(lead) }, assignedTo }] : [];
      });
      return { leads, count: all.length };
    },
  };
}
