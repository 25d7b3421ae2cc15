import type { Announcer } from '../../../realtime/changes.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';
import { leadsImported } from '../../../realtime/countMessages.ts';
import type { ImportState } from '../record/importJson.ts';

/**
 * Collects whose leads a run of an import's job creates, changes or removes, and notifies each of
 * them once.
 * @param origin `X-Client-Id` of the request
 */
export function createOwnerNotices(announcer: Announcer, origin: string | null) {
  /** Number of new leads by owner. */
  const counts = new Map<string, number>();
  const add = (ownerId: string, count: number) =>
    counts.set(ownerId, (counts.get(ownerId) ?? 0) + count);

  return {
    /** Refreshes the leads of these users. */
    refresh(ownerIds: Iterable<string>): void {
      for (const ownerId of ownerIds) add(ownerId, 0);
    },
    /** Counts new leads that have become visible. */
    count(tallies: ImportState['tallies']): void {
      for (const { ownerId, n } of tallies) add(ownerId, n);
    },
    /** Sends the messages to the collected owners, if any, and to the managers. */
    send({ workspace_id: workspaceId }: Pick<ImportRecord, 'workspace_id'>): void {
      if (counts.size > 0) announcer.announce(leadsImported({ workspaceId, origin }, counts));
    },
  };
}
