import type { Announcer } from '../../../realtime/changes.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';
import { leadsImported } from '../../../realtime/countMessages.ts';
import type { ImportState } from '../state/importJson.ts';

/** Milliseconds between two messages. */
const interval = 500;

/** Creates the reporter of an import's progress to its user. @param origin `X-Client-Id` of the request */
export function createProgress(announcer: Announcer, origin: string | null) {
  let reportedAt = 0;

  function end(record: ImportRecord): void {
    const { workspace_id: workspaceId, id: importId, user_id: userId, status } = record;
    if (status === 'reading') return;
    const { done, total } = record;
    const made = { workspaceId, origin, importId, userId };
    announcer.announce([{ ...made, type: 'import_progress', status, done, total }]);
  }

  return {
    /** Announces the progress, at most once per interval. */
    report(record: ImportRecord): void {
      if (performance.now() - reportedAt < interval) return;
      reportedAt = performance.now();
      end(record);
    },
    /** Announces the final state. */
    end,
  };
}

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
