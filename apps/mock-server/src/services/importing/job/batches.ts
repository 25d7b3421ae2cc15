import { insertLeadsWithin } from '../../../store/importing/importedLeads.ts';
import { lockEventKey } from '../../../store/events/events.ts';
import type { PreparedLead } from '../process/rowWork.ts';
import { allRows, type Batch } from './importStep.ts';
import type { Merge } from './leadChunks.ts';
import { applyMerge, type ImportTransaction } from './merging.ts';

/** Milliseconds that one transaction takes; other writes wait for it. */
const batchTime = 20;

/**
 * The leads without events that were deleted while the import ran; no others are until its commit.
 * Call before any lead is locked: deleting an event locks the event first, too.
 */
async function withoutGone(
  { tx, dialect, record }: ImportTransaction,
  leads: readonly PreparedLead[],
) {
  const gone = new Set<string | null>();
  for (const id of new Set(leads.map(({ eventAnswers }) => eventAnswers.event_id))) {
    if (id !== null && !(await lockEventKey(tx, dialect, record.workspace_id, id))) gone.add(id);
  }
  if (gone.size === 0) return leads;
  return leads.map((lead) =>
    gone.has(lead.eventAnswers.event_id)
      ? { ...lead, eventAnswers: { ...lead.eventAnswers, event_id: null } }
      : lead,
  );
}

/** Creates as many leads as the time allows. */
export async function storeLeads(
  transaction: ImportTransaction,
  leads: readonly PreparedLead[],
): Promise<Batch> {
  const { tx, dialect, record, at } = transaction;
  const known = await withoutGone(transaction, leads);
  const stored = await insertLeadsWithin(tx, dialect, allRows(known, record, at), batchTime);
  return { processed: stored, stored: leads.slice(0, stored), changedOf: [] };
}

/**
 * Changes as many existing leads as the time allows; a row whose lead no longer exists creates one.
 */
export async function mergeRows(
  transaction: ImportTransaction,
  merges: readonly Merge[],
): Promise<Batch> {
  const { tx, dialect, record, at } = transaction;
  const end = performance.now() + batchTime;
  const stored: PreparedLead[] = [];
  const changedOf: string[] = [];
  let processed = 0;
  const known = await withoutGone(
    transaction,
    merges.map(({ lead }) => lead),
  );
  for (const [index, merge] of merges.entries()) {
    const outcome = await applyMerge(transaction, merge);
    if (outcome === 'gone') {
      const created = known.slice(index, index + 1);
      await insertLeadsWithin(tx, dialect, allRows(created, record, at), batchTime);
      stored.push(merge.lead);
    }
    if (typeof outcome === 'object') changedOf.push(outcome.changedOf);
    processed += 1;
    if (performance.now() >= end) break;
  }
  return { processed, stored, changedOf };
}
