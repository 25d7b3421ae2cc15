import type { Announcer } from '../../../realtime/changes.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';

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
