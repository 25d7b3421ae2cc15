import type { Database } from '../../../store/engine/database.ts';
import { findImportRows } from '../../../store/records/imports.ts';
import type { ImportRecord } from '../../../store/records/imports.ts';
import { agentsOf, mappingOf } from '../importRecord.ts';
import type { PreparedLead, RowWork } from '../rows/rowWork.ts';

/** The prepared leads of a chunk with `count` rows. */
export interface LeadChunk {
  leads: PreparedLead[];
  count: number;
}

/** Reads chunks, and prepares the next one while one is stored. */
export function createLeadChunks(db: Database, record: ImportRecord, work: RowWork) {
  const rules = { mapping: mappingOf(record), agents: agentsOf(record) ?? {} };
  let coming: { at: number; chunk: Promise<LeadChunk | undefined> } | undefined;

  async function prepare(at: number): Promise<LeadChunk | undefined> {
    const rows = await findImportRows(db.read, record, at);
    return rows === undefined ? undefined : work.prepare(rows, rules);
  }

  let current: { at: number; chunk: LeadChunk | undefined } | undefined;
  return {
    /** @returns Undefined after the last one. */
    async at(wanted: number): Promise<LeadChunk | undefined> {
      if (current?.at === wanted) return current.chunk;
      const chunk = await (coming?.at === wanted ? coming.chunk : prepare(wanted));
      current = { at: wanted, chunk };
      coming = chunk && { at: wanted + 1, chunk: prepare(wanted + 1) };
      // Its error is thrown when the chunk is requested, or does not matter any more.
      coming?.chunk.catch(() => undefined);
      return chunk;
    },
  };
}
