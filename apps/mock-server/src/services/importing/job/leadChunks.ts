import type { DuplicateAction } from '@cardinal/contract';
import type { Database } from '../../../store/engine/database.ts';
import { findDuplicatesOf } from '../../../store/leads/duplicates.ts';
import { knownNumbers } from '../../../store/leadKeys.ts';
import { countriesIn } from '../../../store/leads/latestNumbers.ts';
import { findImportRows, type ImportRecord } from '../../../store/importing/imports.ts';
import { agentsOf, choicesOf, mappingOf, rulesOf } from '../state/importRecord.ts';
import type { ImportState } from '../state/importJson.ts';
import { eventsFor, eventWith } from '../state/knownEvents.ts';
import { actionFor } from '../rows/rowRules.ts';
import type { PreparedLead, RowWork } from '../process/rowWork.ts';
import { uploaderScope } from '../state/uploader.ts';
import { leadIdOf } from './leadIds.ts';

/** A row that changes a lead. */
export interface Merge {
  lead: PreparedLead;
  into: string;
  action: Extract<DuplicateAction, 'fill' | 'update'>;
}

/** The prepared rows of a chunk with `count` rows: first those that create leads, then the others. */
export interface LeadChunk {
  leads: PreparedLead[];
  merges: Merge[];
  /** Duplicates that are skipped. */
  skipped: number;
  count: number;
  /** See `ImportState`; absent if every row creates a lead. */
  plan: ImportState['plan'];
}

type Plan = NonNullable<ImportState['plan']>;

/** Reads chunks, and prepares the next one while one is stored. */
export function createLeadChunks(db: Database, record: ImportRecord, work: RowWork) {
  const choices = choicesOf(record);
  const rules = Promise.all([
    eventsFor(db.read, record.workspace_id, mappingOf(record)),
    eventWith(db.read, record.workspace_id, choices.defaults.event_id),
    countriesIn(db.read, record.workspace_id),
  ]).then(([events, event, used]) => ({
    ...rulesOf(record, agentsOf(record) ?? {}, events),
    event,
    assignedTo: choices.defaults.assigned_to,
    used,
  }));
  // Its error is thrown with the first chunk.
  rules.catch(() => undefined);
  const createsAll = [choices.duplicates, ...Object.values(choices.rows)].every(
    (action) => action === 'create',
  );
  let coming: { at: number; chunk: Promise<LeadChunk | undefined> } | undefined;
  /** The next chunk for the process, which records the people of all rows that it has processed. */
  let unseen = 0;

  async function rowsAt(at: number) {
    const rows = await findImportRows(db.read, record, at);
    return rows === undefined ? undefined : work.prepare(rows, await rules);
  }

  /** Decides what happens to the rows that are duplicates. */
  async function makePlan(leads: readonly PreparedLead[]): Promise<Plan> {
    const plan: Plan = { skipped: [], merges: [] };
    const scope = await uploaderScope(db.read, record);
    // A row that repeats an earlier one matches the same lead.
    const people = leads.flatMap(({ fields, repeats }) => [
      { id: '', email: fields.email, numbers: knownNumbers(fields) },
      { id: '', email: repeats?.email ?? '', numbers: repeats?.numbers ?? [] },
    ]);
    const found = await findDuplicatesOf(db.read, scope, people);
    for (const [index, { row, repeats }] of leads.entries()) {
      const [lead] = [...(found[2 * index] ?? []), ...(found[2 * index + 1] ?? [])];
      const into = lead?.id ?? (repeats ? leadIdOf(record, repeats.row) : undefined);
      const action = actionFor(choices, row);
      if (into === undefined || action === 'create') continue;
      if (action === 'skip') plan.skipped.push(row);
      else plan.merges.push([row, into]);
    }
    return plan;
  }

  async function prepare(at: number, made?: Plan): Promise<LeadChunk | undefined> {
    // After an interruption, the process is new and has to process the earlier rows first.
    if (!createsAll) for (; unseen < at; unseen += 1) await rowsAt(unseen);
    const prepared = await rowsAt(at);
    unseen = at + 1;
    if (!prepared) return undefined;
    const { leads, count } = prepared;
    if (createsAll) return { leads, merges: [], skipped: 0, count, plan: undefined };
    const plan = made ?? (await makePlan(leads));
    const targets = new Map(plan.merges);
    const skipped = new Set(plan.skipped);
    const merges = leads.flatMap((lead): Merge[] => {
      const into = targets.get(lead.row);
      const action = actionFor(choices, lead.row) === 'update' ? 'update' : 'fill';
      return into === undefined ? [] : [{ lead, into, action }];
    });
    const created = leads.filter(({ row }) => !targets.has(row) && !skipped.has(row));
    return { leads: created, merges, skipped: skipped.size, count, plan };
  }

  let current: { at: number; chunk: LeadChunk | undefined } | undefined;
  return {
    /**
     * @param plan The decisions about it before an interruption
     * @returns Undefined after the last one.
     */
    async at(wanted: number, plan?: Plan): Promise<LeadChunk | undefined> {
      if (current?.at === wanted) return current.chunk;
      const chunk = await (coming?.at === wanted ? coming.chunk : prepare(wanted, plan));
      current = { at: wanted, chunk };
      coming = chunk && { at: wanted + 1, chunk: prepare(wanted + 1) };
      // Its error is thrown when the chunk is requested, or no longer matters.
      coming?.chunk.catch(() => undefined);
      return chunk;
    },
  };
}
