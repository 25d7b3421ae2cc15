import type { DueLead } from '@cardinal/contract';

/** An action that answered a lead, or made an answer unnecessary. */
export interface Done {
  /** What was done, in a few words. */
  text: string;
  /** Undoes it; absent if it cannot be undone. */
  onUndo?: () => Promise<unknown>;
}

/** A row of the list: a waiting lead, or the confirmation of an action. */
export interface DueRow {
  item: DueLead;
  /** The action; absent while the lead is waiting. */
  done?: Done;
  /** Whether the lead is waiting again after an action. */
  isBack?: boolean;
}

/** Changes with every event that affects whether an answer is due. */
const stateOf = ({ due_since: since, last_contact: last }: DueLead) =>
  [since, last?.type, last?.created_at, last?.status].join(' ');

/**
 * The rows to show when the server's list changes. Confirmations stay in their place, so that
 * nothing moves under the pointer; leads that someone else answered are removed.
 */
export function mergeDue(shown: readonly DueRow[], fresh: readonly DueLead[]): DueRow[] {
  if (!shown.some(({ done, isBack }) => done || isBack)) return fresh.map((item) => ({ item }));
  const byId = new Map(fresh.map((item) => [item.lead.id, item]));
  const kept = shown.flatMap((row): DueRow[] => {
    const item = byId.get(row.item.lead.id);
    byId.delete(row.item.lead.id);
    if (!item) return row.done ? [row] : [];
    if (!row.done) return [{ ...row, item }];
    // A list that was requested before the action still contains the lead.
    return stateOf(item) === stateOf(row.item) ? [row] : [{ item, isBack: true }];
  });
  return [...kept, ...Array.from(byId.values(), (item) => ({ item }))];
}

/** The rows after an action for a lead. */
export const markDone = (rows: readonly DueRow[], leadId: string, done: Done): DueRow[] =>
  rows.map((row) => (row.item.lead.id === leadId ? { item: row.item, done } : row));
