import type { ImportMapping, ImportRow, ImportValueField, NewLead } from '@cardinal/contract';
import { importValueFields } from '@cardinal/contract/labels';
import { z } from 'zod';
import { readSheet } from '../../../ports/sheets/index.ts';
import type { SheetRow } from '../../../ports/sheets/index.ts';
import { badgeKey, emailKey, leadKeys, phoneKey } from '../../../store/leads/leadRows.ts';
import { parseStored } from '../../../store/storedJson.ts';
import { lookedRows, proposeLayout } from './proposal.ts';
import type { Layout } from './proposal.ts';
import { checkRow, shownValues } from './rowCheck.ts';
import type { CheckedRow } from './rowCheck.ts';
import { plainWords } from './foreignValues.ts';
import type { Meeting } from './meetings.ts';
import { longestText } from './rowRules.ts';
import type { RowRules } from './rowRules.ts';

/** Number of rows that are sent and stored together. */
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

/** A row and the keys by which its person is recognised. */
export interface SeenRow {
  row: number;
  email: string;
  phone: string;
}

/** A valid row that becomes a lead. */
export interface PreparedLead {
  /** Number of the row in the file. */
  row: number;
  fields: NewLead & ReturnType<typeof leadKeys>;
  /** The fields that the row itself contains. */
  given: (keyof NewLead)[];
  assignedTo: string | null;
  meeting: Meeting;
  /** See `CheckedRow`. */
  told: string[];
  /** An earlier row of the file for the same person, with the keys of its person. */
  repeats: SeenRow | null;
}

/** The expected result of importing some rows. */
export interface RowSummary {
  count: number;
  invalid: number;
  /** The keys of the valid rows; `repeats` refers to the same person in an earlier row. */
  known: { row: number; email: string; phone: string; repeats: boolean }[];
  /** The first rows, as many as requested. */
  shown: ImportRow[];
  /** The first rows with errors or repetitions, as many as requested. */
  problems: ImportRow[];
  /** How often each text of the mapped fields occurs. */
  texts: { field: ImportValueField; text: string; count: number }[];
}

/** A person on a list of attendees. */
export interface Attendee {
  row: number;
  /** Key of the badge code. */
  badge: string;
  /** Distinguishes people with the same code. */
  person: string;
}

/** Some rows of a list of attendees. */
export interface AttendeeSummary {
  count: number;
  invalid: number;
  people: Attendee[];
  /** The first rows with errors, as many as requested. */
  problems: ImportRow[];
}

/** Number of rows that a summary shows. */
export interface Wanted {
  shown: number;
  problems: number;
}

/** The processing of rows apart from the database; runs in its own thread. */
export interface RowWork {
  /** Opens a file and reads its first rows. @throws SheetError. */
  open(file: { path: string; mapsAssignee: boolean }): Promise<Layout>;
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
  return parseStored(storedRowsSchema, json, 'rows of an import').map(([row, ...cells]) => ({
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

  async function take(most: number): Promise<SheetRow[]> {
    const rows = looked.splice(0, most);
    while (coming && rows.length < most) {
      const { value, done } = await coming.next();
      if (done) coming = undefined;
      else rows.push(value);
    }
    return rows;
  }

  /** The earlier row that a row repeats; records the row for later ones. */
  function repeated(now: SeenRow): { reason: 'email' | 'phone'; earlier: SeenRow }[] {
    return (['email', 'phone'] as const).flatMap((reason) => {
      const key = now[reason] && `${reason} ${now[reason]}`;
      if (!key) return [];
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, now);
      return earlier === undefined ? [] : [{ reason, earlier }];
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

    async summarise(rows, rules, wanted) {
      const all = rowsOf(rows);
      const summary: RowSummary = {
        count: all.length,
        invalid: 0,
        known: [],
        shown: [],
        problems: [],
        texts: textsOf(all, rules.mapping),
      };
      for (const sheetRow of all) {
        const checked = checkRow(sheetRow, rules);
        const { row, lead } = checked;
        const keys = keysOf(lead);
        const duplicates = repeated({ row, ...keys }).map(({ reason, earlier }) => ({
          reason,
          id: null,
          row: earlier.row,
        }));
        if (lead) summary.known.push({ row, ...keys, repeats: duplicates.length > 0 });
        else summary.invalid += 1;
        const isProblem = !lead || duplicates.length > 0;
        const isShown = summary.shown.length < wanted.shown;
        const isListed = isProblem && summary.problems.length < wanted.problems;
        if (!isShown && !isListed) continue;
        const shown = { ...shownRow(checked), duplicates };
        if (isShown) summary.shown.push(shown);
        if (isListed) summary.problems.push(shown);
      }
      return summary;
    },

    async attendees(rows, rules, problems) {
      const checked = rowsOf(rows).map((sheetRow) => checkRow(sheetRow, rules));
      const people = checked.flatMap(({ row, lead }): Attendee[] => {
        if (!lead) return [];
        const person = `${emailKey(lead.email)} ${plainWords(`${lead.first_name} ${lead.last_name}`)}`;
        return [{ row, badge: badgeKey(lead.badge_code), person }];
      });
      const refused = checked.filter(({ lead }) => !lead);
      return {
        count: checked.length,
        invalid: refused.length,
        people,
        problems: refused.slice(0, problems).map(shownRow),
      };
    },

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
        const [first] = repeated({ row, ...keysOf(lead) });
        const fields = { ...lead, ...leadKeys(lead) };
        const { given, assignedTo, meeting, told } = others;
        const repeats = first?.earlier ?? null;
        return [{ row, fields, given, assignedTo, meeting, told, repeats }];
      });
      return { leads, count: all.length };
    },

    async close() {
      await coming?.return(undefined);
    },
  };
}

/** The keys by which a person is recognised. */
function keysOf(lead: NewLead | undefined) {
  const email = lead ? emailKey(lead.email) : '';
  const digits = lead ? phoneKey(lead.phone) : '';
  return { email, phone: digits.length < tellingDigits ? '' : digits };
}

const shownRow = ({ row, values, errors }: CheckedRow): ImportRow => ({
  row,
  values: shownValues(values),
  errors,
  duplicates: [],
  action: null,
});

function textsOf(rows: readonly SheetRow[], mapping: ImportMapping): RowSummary['texts'] {
  return importValueFields.flatMap((field) => {
    const column = mapping.indexOf(field);
    if (column < 0) return [];
    const counts = new Map<string, number>();
    for (const { cells } of rows) {
      const text = cells[column] ?? '';
      if (text && text.length <= longestText) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts].map(([text, count]) => ({ field, text, count }));
  });
}
