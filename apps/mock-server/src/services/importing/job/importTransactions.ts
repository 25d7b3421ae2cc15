import {
  claimWorkspace,
  findImport,
  lockImport,
  releaseWorkspace,
  updateImport,
  type ImportRecord,
} from '../../../store/importing/imports.ts';
import type { Write } from '../../../store/schema.ts';
import { countImported } from '../../../store/importing/importedLeads.ts';
import { recordAudit, type AuditRecord } from '../../shared/audit.ts';
import type { Job, JobEnd, JobTicket } from '../../jobs/job.ts';
import { agentsFor } from '../state/agents.ts';
import { agentsJson, stateJson } from '../state/importJson.ts';
import { mappingOf, stateOf } from '../state/importRecord.ts';
import { mergeRows, storeLeads } from './batches.ts';
import { requireAgents, requireUploader, uploaderOf } from './importMembers.ts';
import { afterBatch, beginning } from './importStep.ts';
import { newPrefix } from './leadIds.ts';
import { importJobs } from './jobKinds.ts';
import { scopeAs } from '../state/uploader.ts';
import type { ServerContext } from '../../context.ts';
import type { LeadChunk } from './leadChunks.ts';

/** Milliseconds until an import checks again whether the other one of its workspace has ended. */
const otherImport = 300;
type Dependencies = Pick<ServerContext, 'db' | 'clock' | 'jobs'>;

/**
 * Ends a run because the import was moved or stopped meanwhile; the next run determines what to do.
 */
export const beginAnew: JobEnd = { againIn: 0 };
/** Ends the job. */
export const isOver: JobEnd = {};

/**
 * Starts a queued import whose workspace is reserved.
 * @param at Creation time of the leads, in milliseconds
 * @param prefix Prefix of their ids
 * @returns The import after that; undefined if it is no longer queued
 */
async function start(
  tx: Write,
  record: ImportRecord,
  { at, prefix }: { at: number; prefix: string },
): Promise<ImportRecord | undefined> {
  // A workspace with agents has the id of its company.
  const agents = await agentsFor(tx, record.workspace_id, mappingOf(record));
  return updateImport(tx, record, ['queued'], {
    status: 'importing',
    id_prefix: prefix,
    state: stateJson.write(beginning(at)),
    agents: agentsJson.write(agents),
    done: 0,
    imported: 0,
    updated: 0,
    skipped: 0,
  });
}

/** The audit entry of a finished import. */
const outcomeOf = (record: ImportRecord): AuditRecord => ({
  action: 'leads_imported',
  subject: { type: 'import', id: record.id, name: record.file_name },
  after: {
    imported: record.imported,
    rejected: record.invalid,
    updated: record.updated,
    skipped: record.skipped,
  },
});

/** Creates the transactions of an import's job. Each checks that its user and the import are unchanged. */
export function createImportTransactions({ db, clock, jobs }: Dependencies) {
  /** Reserves the workspace for this import. @returns The outcome of this run, or the import. */
  const begin = (job: Job): Promise<JobEnd | ImportRecord> =>
    db.write(async (tx) => {
      const uploaded = await findImport(tx, { workspace_id: job.workspaceId, id: job.id });
      const uploader = uploaded && (await uploaderOf(tx, db.dialect, uploaded));
      const { workspaceId } = await job.save(tx, job.payload);
      if (workspaceId !== job.workspaceId) return beginAnew;
      const key = { workspace_id: workspaceId, id: job.id };
      const record = await lockImport(tx, db.dialect, key);
      if (record?.status !== 'queued' && record?.status !== 'importing') return isOver;
      requireUploader(uploader?.home, workspaceId);
      if (record.status === 'importing') return record;
      const at = clock();
      const prefix = newPrefix(at);
      if (!(await claimWorkspace(tx, key, prefix))) return { againIn: otherImport };
      return (await start(tx, record, { at, prefix })) ?? isOver;
    });

  /**
   * Stores some of a chunk's leads.
   * @returns The import after that, and the owners of changed leads; undefined if its state changed.
   */
  const writeBatch = (job: Job, before: ImportRecord, chunk: LeadChunk) =>
    db.writeBulk(async (tx) => {
      const { home, role } = await uploaderOf(tx, db.dialect, before);
      const { workspaceId } = await job.save(tx, job.payload);
      const key = { workspace_id: workspaceId, id: job.id };
      const record = await lockImport(tx, db.dialect, key);
      const state = record && stateOf(record);
      if (record?.status !== 'importing' || !state) return undefined;
      requireUploader(home, workspaceId);
      if (record.state !== before.state) return undefined;
      const transaction = {
        tx,
        dialect: db.dialect,
        record,
        at: state.at,
        scope: scopeAs(role, record),
      };
      const batch =
        state.offset < chunk.leads.length
          ? await storeLeads(transaction, chunk.leads.slice(state.offset))
          : await mergeRows(transaction, chunk.merges.slice(state.offset - chunk.leads.length));
      const next = afterBatch(state, chunk, batch, record.user_id);
      const isChunkDone = next.chunk > state.chunk;
      const unchanged = batch.processed - batch.stored.length - batch.changedOf.length;
      const now = await updateImport(tx, key, ['importing'], {
        state: stateJson.write(next),
        done: Math.min(record.total, next.rows + next.offset),
        imported: record.imported + batch.stored.length,
        updated: record.updated + batch.changedOf.length,
        skipped: record.skipped + unchanged + (isChunkDone ? chunk.skipped : 0),
      });
      return now && { record: now, changedOf: batch.changedOf };
    });

  /** Makes all leads visible at once. @returns False if the import was stopped or moved. */
  const finish = (job: Job, before: ImportRecord) =>
    db.write(async (tx) => {
      const { home } = await uploaderOf(tx, db.dialect, before);
      const { workspaceId } = await job.save(tx, job.payload);
      const key = { workspace_id: workspaceId, id: job.id };
      const state = stateOf(before);
      if (!state) return undefined;
      requireUploader(home, workspaceId);
      await requireAgents(tx, db.dialect, workspaceId, state);
      const record = await updateImport(tx, key, ['importing'], {
        status: 'done',
        done: before.total,
        invalid: state.rejected,
      });
      if (!record) return undefined;
      await countImported(tx, { workspaceId, createdAt: state.at }, state.tallies);
      await releaseWorkspace(tx, key);
      const actor = { workspaceId, userId: record.user_id };
      await recordAudit(tx, actor, clock(), [outcomeOf(record)]);
      return record;
    });

  /**
   * Ends an import that can't be finished: removes the leads that it has stored and records the
   * reason.
   */
  async function giveUp(job: Job, error: string): Promise<JobTicket | undefined> {
    return db.write(async (tx) => {
      const { workspaceId } = await job.save(tx, job.payload);
      const key = { workspace_id: workspaceId, id: job.id };
      const change = { status: 'undoing', state: null, error } as const;
      if (!(await updateImport(tx, key, ['queued', 'importing'], change))) return undefined;
      return jobs.enqueue(tx, {
        kind: importJobs.undo,
        id: job.id,
        workspaceId,
        payload: job.payload,
      });
    });
  }

  return { begin, writeBatch, finish, giveUp };
}
