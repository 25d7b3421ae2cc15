import type { DueLead } from '@cardinal/contract';

/** What was done for a lead. */
export interface Done {
  /** What was done, in a few words. */
  text: string;
  /** Undoes it; absent if it cannot be undone. */
  onUndo?: () => Promise<unknown>;
}

/** A row of the list: a lead that waits, or what was just done for it. */
export interface DueRow {
  item: DueLead;
  /** What was done; absent while the lead waits. */
  done?: Done;
  /** Whether the lead waits again after something was done for it. */
  isBack?: boolean;
}

/** Differs once anything happened that concerns the answer. */
const stateOf = ({ due_since: since, last_contact: last }: DueLead) =>
  [since, last?.type, last?.created_at, last?.status].join(' ');

/**
 * The rows to show when the server's list changes. What was done stays in its place as a
 * confirmation, so that nothing moves under the pointer; leads that somebody else answered leave.
 */
export function mergeDue(shown: readonly DueRow[], fresh: readonly DueLead[]): DueRow[] {
  if (!shown.some(({ done, isBack }) => done || isBack)) return fresh.map((item) => ({ item }));
  const byId = new Map(fresh.map((item) => [item.lead.id, item]));
  const kept = shown.flatMap((row): DueRow[] => {
    const item = byId.get(row.item.lead.id);
    byId.delete(row.item.lead.id);
    if (!item) return row.done ? [row] : [];
    if (!row.done) return [{ ...row, item }];
    // The list that was asked for before the deed still contains the lead.
    return stateOf(item) === stateOf(row.item) ? [row] : [{ item, isBack: true }];
  });
  return [...kept, ...Array.from(byId.values(), (item) => ({ item }))];
}

/** The rows after something was done for a lead. */
export const markDone = (rows: readonly DueRow[], leadId: string, done: Done): DueRow[] =>
  rows.map((row) => (row.item.lead.id === leadId ? { item: row.item, done } : row));
