import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../store/engine/database.ts';
import {
  isBeingImported,
  lockImport,
  releaseWorkspace,
  updateImport,
  type ImportRecord,
} from '../../../store/importing/imports.ts';
import type { Job, JobEnd } from '../../jobs/job.ts';
import { wishOf } from './jobKinds.ts';
import { createOwnerNotices, createProgress } from './jobMessages.ts';
import { deleteLeadsWithin, importedLeads } from '../../../store/importing/importedLeads.ts';
import { nextImportChanges, undoImportChange } from '../../../store/importing/importChanges.ts';
import { recordAudit, type AuditRecord } from '../../shared/audit.ts';
import { membershipOf } from './importMembers.ts';
import { scopeAs } from '../state/uploader.ts';
import type { ServerContext } from '../../context.ts';

/** Milliseconds that one transaction takes; other writes wait for it. */
const batchTime = 20;
/** Leads that one transaction checks. */
const looked = 250;
/** Maximum number of changed leads that one transaction restores. */
const restoredAtOnce = 25;

/** The audit entry of an import that is undone. @param wasStopped Whether it had not finished */
const outcomeOf = (record: ImportRecord, wasStopped: boolean): AuditRecord => ({
  action: 'import_undone',
  subject: { type: 'import', id: record.id, name: record.file_name },
  before: { imported: record.imported, updated: record.updated, finished: !wasStopped },
  after: { removed: record.removed, restored: record.restored, kept: record.kept },
});

/** The outcome of one of the transactions. */
interface UndoStep {
  /** The import after it. */
  record: ImportRecord;
  /** The owners of the leads that were restored or removed. */
  changedOf: readonly string[];
  isMore: boolean;
}

function createUndoTransactions({ db, clock }: { db: Database; clock: () => number }) {
  /** Removes the next leads that the import created. @returns Undefined if it no longer exists. */
  const removeSlice = (job: Job): Promise<UndoStep | undefined> =>
    db.writeBulk(async (tx) => {
      const { workspaceId } = await job.save(tx, job.payload);
      const key = { workspace_id: workspaceId, id: job.id };
      const record = await lockImport(tx, db.dialect, key);
      if (record?.status !== 'undoing') return undefined;
      const { id_prefix: prefix, state } = record;
      // The progress of the job: the id of the last lead that was checked.
      const after = state ?? '';
      const found = prefix
        ? await importedLeads(tx, db.dialect, { workspaceId, prefix, after, most: looked })
        : [];
      const untouched = found.filter(({ isUntouched }) => isUntouched);
      const ids = untouched.map(({ id }) => id);
      const removed =
        ids.length === 0
          ? 0
          : await deleteLeadsWithin(tx, db.dialect, { workspaceId, ids }, batchTime);
      const last = removed < ids.length ? ids[removed - 1] : found.at(-1)?.id;
      const kept = found.filter(({ id, isUntouched }) => !isUntouched && id <= (last ?? '')).length;
      const now = await updateImport(tx, key, ['undoing'], {
        state: last ?? state,
        removed: record.removed + removed,
        kept: record.kept + kept,
      });
      const changedOf = untouched.slice(0, removed).map(({ ownerId }) => ownerId);
      return now && { record: now, changedOf, isMore: found.length > 0 };
    });

  /** Restores the next leads that the import changed. @returns Undefined if it no longer exists. */
  const restoreSlice = (job: Job): Promise<UndoStep | undefined> =>
    db.writeBulk(async (tx) => {
      const { by } = wishOf(job);
      const { home, role } = await membershipOf(tx, db.dialect, by);
      const { workspaceId } = await job.save(tx, job.payload);
      const key = { workspace_id: workspaceId, id: job.id };
      const record = await lockImport(tx, db.dialect, key);
      if (record?.status !== 'undoing') return undefined;
      const end = performance.now() + batchTime;
      const changes = await nextImportChanges(tx, key, restoredAtOnce);
      const scope = scopeAs(home === workspaceId ? role : 'agent', {
        workspace_id: workspaceId,
        user_id: by,
      });
      const undoing = {
        id: job.id,
        // Nothing remains of an import that could not be finished.
        scope: record.error ? { workspaceId } : scope,
        at: clock(),
      };
      const counts = { restored: record.restored, kept: record.kept };
      const changedOf: string[] = [];
      for (const change of changes) {
        const restored = await undoImportChange(tx, db.dialect, undoing, change);
        if (restored) {
          counts[restored.outcome] += 1;
          changedOf.push(restored.ownerId);
        }
        if (performance.now() >= end) break;
      }
      const now = await updateImport(tx, key, ['undoing'], counts);
      return now && { record: now, changedOf, isMore: changes.length > 0 };
    });

  /** Ends the undoing, and records it. @returns Undefined if the import no longer exists. */
  const finish = (job: Job): Promise<ImportRecord | undefined> =>
    db.write(async (tx) => {
      const { workspaceId } = await job.save(tx, job.payload);
      const key = { workspace_id: workspaceId, id: job.id };
      const undoing = await lockImport(tx, db.dialect, key);
      const status = undoing?.error ? 'failed' : 'undone';
      const record = await updateImport(tx, key, ['undoing'], { status });
      if (!record) return undefined;
      const wasStopped = await releaseWorkspace(tx, key);
      const actor = { workspaceId, userId: wishOf(job).by };
      await recordAudit(tx, actor, clock(), [outcomeOf(record, wasStopped)]);
      return record;
    });

  return { restoreSlice, removeSlice, finish };
}

/** Milliseconds until an undo job checks again whether the import has stopped. */
const stillImporting = 50;

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

/**
 * Creates the job that restores the leads that an import changed and removes those that it created,
 * except for leads and fields changed since.
 */
export function createUndoJob({ db, announcer, clock }: Dependencies) {
  const { restoreSlice, removeSlice, finish } = createUndoTransactions({ db, clock });

  return async function run(job: Job): Promise<JobEnd> {
    if (await isBeingImported(db.read, job.id)) return { againIn: stillImporting };
    const { origin } = wishOf(job);
    const progress = createProgress(announcer, origin);
    const notices = createOwnerNotices(announcer, origin);
    /** The import after the latest step. */
    let record: ImportRecord | undefined;
    try {
      for (const slice of [restoreSlice, removeSlice]) {
        for (;;) {
          if (job.signal.aborted) return { againIn: 0 };
          const step = await slice(job);
          if (!step) return {};
          ({ record } = step);
          notices.refresh(step.changedOf);
          progress.report(record);
          if (!step.isMore) break;
          await nextTurn();
        }
      }
      const undone = await finish(job);
      if (!undone) return {};
      progress.end(undone);
      notices.refresh([undone.user_id]);
      return {};
    } finally {
      // Leads stay restored if this run is interrupted; the next one doesn't know about them.
      if (record) notices.send(record);
    }
  };
}
