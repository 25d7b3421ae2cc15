import type { Announcer } from '../../../realtime/changes.ts';
import type { ImportRecord } from '../../../store/records/imports.ts';

/** Milliseconds between two messages. */
const interval = 500;

/** Makes what tells whoever imports how far it is, not too often. @param origin The tab that asked. */
export function createProgress(announcer: Announcer, origin: string | null) {
  let toldAt = 0;

  function end(record: ImportRecord): void {
    const { workspace_id: workspaceId, id: importId, user_id: userId, status } = record;
    if (status === 'reading') return;
    const { done, total } = record;
    const made = { workspaceId, origin, importId, userId };
    announcer.announce([{ ...made, type: 'import_progress', status, done, total }]);
  }

  return {
    /** Tells how far it is, if that was not told just now. */
    tell(record: ImportRecord): void {
      if (performance.now() - toldAt < interval) return;
      toldAt = performance.now();
      end(record);
    },
    /** Tells where it stands in the end. */
    end,
  };
}
