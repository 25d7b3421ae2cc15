import type { UsedCountries } from '@cardinal/contact';
import { caseless } from '@cardinal/contract/fold';
import {
  breaksLine,
  type DuplicateAction,
  type ImportMapping,
  type ImportValueField,
} from '@cardinal/contract';
import { duplicateActions, importValueFields } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { z } from 'zod';
import type { KnownEvent } from './rowEventAnswers.ts';
import { ownStatus, plainWords, sourceOf, statusOf } from '../columns/foreignValues.ts';

/** Longer texts are not names of statuses, sources or people, and cannot be mapped. */
export const longestText = 200;

const chosenSchema = z.record(z.string(), z.string().nullable());

export const choicesSchema = z.object({
  /** For each field, the values of texts of the file; other texts have the value that we propose. */
  values: z.partialRecord(z.enum(importValueFields), chosenSchema).default({}),
  /** Those of these texts whose value was chosen for an earlier file. */
  remembered: z.partialRecord(z.enum(importValueFields), z.array(z.string())).default({}),
  duplicates: z.enum(duplicateActions).default('create'),
  /** Columns that take precedence over others of the same field. */
  order: z.array(z.int()).default([]),
  /** Event and agent of leads whose row names no other. */
  defaults: z
    .object({
      event_id: z.string().nullable().default(null),
      assigned_to: z.string().nullable().default(null),
    })
    .prefault({}),
  /** Exceptions by row number. */
  rows: z.record(z.string(), z.enum(duplicateActions)).default({}),
});

export type StoredChoices = z.output<typeof choicesSchema>;

export interface RowRules {
  mapping: ImportMapping;
  /** Indexes of all columns, in the order in which they take precedence; by default, that of the file. */
  sequence?: readonly number[];
  /** Ids of the agents to whom leads can be assigned, by the keys of `agentKeys`. */
  agents: Readonly<Record<string, string>>;
  /** See `StoredChoices`. */
  values: StoredChoices['values'];
  /** Names of the columns, which may be questions. */
  columns?: readonly string[];
  /** Events that rows and their answers can belong to, the latest first. */
  events?: readonly KnownEvent[];
  /** The event of rows that name none, and the agent to whom they are assigned. */
  event?: KnownEvent | undefined;
  assignedTo?: string | null;
  /** The countries of earlier leads, which tell where numbers are dialled. */
  used?: UsedCountries;
  /** Whether the rows fill in leads that have their badge code. */
  isAttendeeList: boolean;
}

/** Own properties only: a text in a file may be the name of an inherited one. */
const entryOf = <T>(entries: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;

/** The keys by which a text in a file can refer to an agent: the address and the name. */
export function agentKeys(agent: {
  email: string;
  first_name: string;
  last_name: string;
}): string[] {
  const { email, first_name: first, last_name: last } = agent;
  return [caseless(email), plainWords(`${first} ${last}`), plainWords(`${last} ${first}`)];
}

const isLine = (text: string) => text.length <= lengths.source && !breaksLine(text);

/** The proposed value for a text in the file; null if there is none. */
function proposed(field: ImportValueField, text: string, agents: RowRules['agents']) {
  switch (field) {
    case 'lead_status':
      return ownStatus(text) ?? statusOf(text);
    case 'source':
      return isLine(text) ? sourceOf(text) : null;
    case 'assigned_to':
      return entryOf(agents, caseless(text)) ?? entryOf(agents, plainWords(text)) ?? null;
  }
}

/** The value that replaces a text in the file; null keeps it in the notes. */
export function valueOf(
  field: ImportValueField,
  text: string,
  { agents, values }: Pick<RowRules, 'agents' | 'values'>,
): string | null {
  const chosen = entryOf(values[field] ?? {}, text);
  return chosen === undefined ? proposed(field, text, agents) : chosen;
}

/** What happens to a row if it is a duplicate. @param row Its number */
export const actionFor = (
  { duplicates, rows }: Pick<StoredChoices, 'duplicates' | 'rows'>,
  row: number,
): DuplicateAction => entryOf(rows, String(row)) ?? duplicates;
