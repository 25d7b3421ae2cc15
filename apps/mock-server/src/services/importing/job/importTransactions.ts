import type { Database } from '../../../store/engine/database.ts';
import { listAgentAddresses } from '../../../store/leads/assignments.ts';
import {
  claimWorkspace,
  findImport,
  holdImport,
  releaseWorkspace,
  updateImport,
} from '../../../store/records/imports.ts';
import type { ImportRecord } from '../../../store/records/imports.ts';
import { countImported } from '../../../store/leads/importedLeads.ts';
import type { Write } from '../../../store/schema.ts';
import { holdMembership } from '../../../store/accounts/users.ts';
import { recordAudit } from '../../shared/audit.ts';
import type { Job, JobEnd, JobTicket } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { agentsFor } from '../agents.ts';
import { mappingOf, stateOf } from '../importRecord.ts';
import type { ImportState } from '../importRecord.ts';
import { mergeRows, storeLeads } from './batches.ts';
import { afterBatch, beginning } from './importStep.ts';
import { newPrefix } from './leadIds.ts';
import { importJobs } from './jobKinds.ts';
import { scopeAs } from '../uploader.ts';
import type { LeadChunk } from './leadChunks.ts';

/** Milliseconds until an import checks again whether the other one of its workspace has ended. */
const otherImport = 300;
const ownerLeft = 'The user who uploaded this file is no longer a member. Nothing of it was kept.';
const agentLeft =
  'A user to whom this file assigns leads is no longer an agent here. Nothing of it was kept.';

interface Dependencies {
  db: Database;
  clock: () => number;
  jobs: Jobs;
}

/**
 * Ends a run because the import was moved or stopped meanwhile; the next run determines what to do.
 */
export const beginAnew: JobEnd = { againIn: 0 };
/** Ends the job. */
export const isOver: JobEnd = {};

/** An import must end because a user has left; the message is for users. */
export class MemberLeftError extends Error {}

/** Creates the transactions of an import's job. Each checks that its user and the import are unchanged. */
export function createImportTransactions({ db, clock, jobs }: Dependencies) {
  /**
   * The workspace and role of the user who uploaded the file, who is kept there until the transaction
   * ends. It is read before the job is saved: changes of membership lock in this order too.
   */
  async function uploaderOf(tx: Write, { user_id: id }: ImportRecord) {
    const owner = await holdMembership(tx, db.dialect, id);
    return { home: owner?.company_id ?? owner?.private_workspace_id, role: owner?.role ?? 'agent' };
  }

  async function homeOf(tx: Write, record: ImportRecord): Promise<string | undefined> {
    return (await uploaderOf(tx, record)).home;
  }

  /**
   * Whether leads were assigned to a former agent: the hand-over on their removal did not include
   * these.
   */
  async function hasLostAgent(tx: Write, companyId: string, { tallies }: ImportState) {
    const given = tallies.filter(({ isAssigned }) => isAssigned).map(({ ownerId }) => ownerId);
    if (given.length === 0) return false;
    const agents = new Set((await listAgentAddresses(tx, companyId)).map(({ id }) => id));
    return given.some((id) => !agents.has(id));
  }

  /** Reserves the workspace for this import. @returns The outcome of this run, or the import. */
  const begin = (job: Job): Promise<JobEnd | ImportRecord> =>
    db.write(async (tx) => {
      const uploaded = await findImport(tx, { workspace_id: job.workspaceId, id: job.id });
      const home = uploaded && (await homeOf(tx, uploaded));
      const { workspaceId } = await job.save(tx, job.payload);
      if (workspaceId !== job.workspaceId) return beginAnew;
      const key = { workspace_id: workspaceId, id: job.id };
      const record = await holdImport(tx, db.dialect, key);
      if (record?.status !== 'queued' && record?.status !== 'importing') return isOver;
      if (home !== workspaceId) throw new MemberLeftError(ownerLeft);
      if (record.status === 'importing') return record;
      const at = clock();
      const prefix = newPrefix(at);
      if (!(await claimWorkspace(tx, key, prefix))) return { againIn: otherImport };
      const mapping = mappingOf(record);
      // A workspace with agents has the id of its company.
      const agents = await agentsFor(tx, workspaceId, mapping);
      const state = beginning(at);
      const begun = await updateImport(tx, key, ['queued'], {
        status: 'importing',
        id_prefix: prefix,
        state: JSON.stringify(state),
        agents: JSON.stringify(agents),
        done: 0,
        imported: 0,
        updated: 0,
        skipped: 0,
      });
      return begun ?? isOver;
    });

  /** Stores some of a chunk's leads. @returns The import after that; undefined if its state changed. */
  const writeBatch = (job: Job, before: ImportRecord, chunk: LeadChunk) =>
    db.writeBulk(async (tx) => {
      const { home, role } = await uploaderOf(tx, before);
      const { workspaceId } = await job.save(tx, job.payload);
      const key = { workspace_id: workspaceId, id: job.id };
      const record = await holdImport(tx, db.dialect, key);
      const state = record && stateOf(record);
      if (record?.status !== 'importing' || !state) return undefined;
      if (home !== workspaceId) throw new MemberLeftError(ownerLeft);
      if (record.state !== before.state) return undefined;
      const place = { tx, dialect: db.dialect, record, at: state.at, scope: scopeAs(role, record) };
      const batch =
        state.offset < chunk.leads.length
          ? await storeLeads(place, chunk.leads.slice(state.offset))
          : await mergeRows(place, chunk.merges.slice(state.offset - chunk.leads.length));
      const next = afterBatch(state, chunk, batch, record.user_id);
      const isChunkDone = next.chunk > state.chunk;
      const unchanged = batch.processed - batch.stored.length - batch.updated;
      return updateImport(tx, key, ['importing'], {
        state: JSON.stringify(next),
        done: Math.min(record.total, next.rows + next.offset),
        imported: record.imported + batch.stored.length,
        updated: record.updated + batch.updated,
        skipped: record.skipped + unchanged + (isChunkDone ? chunk.skipped : 0),
      });
    });

  /** Makes all leads visible at once. @returns False if the import was stopped or moved. */
  const finish = (job: Job, before: ImportRecord) =>
    db.write(async (tx) => {
      const home = await homeOf(tx, before);
      const { workspaceId } = await job.save(tx, job.payload);
      const key = { workspace_id: workspaceId, id: job.id };
      const state = stateOf(before);
      if (!state) return undefined;
      if (home !== workspaceId) throw new MemberLeftError(ownerLeft);
      if (await hasLostAgent(tx, workspaceId, state)) throw new MemberLeftError(agentLeft);
      const record = await updateImport(tx, key, ['importing'], {
        status: 'done',
        done: before.total,
        invalid: state.rejected,
      });
      if (!record) return undefined;
      await countImported(tx, { workspaceId, createdAt: state.at }, state.tallies);
      await releaseWorkspace(tx, key);
      await recordAudit(tx, { workspaceId, userId: record.user_id }, clock(), [
        {
          action: 'leads_imported',
          subject: { type: 'import', id: record.id, name: record.file_name },
          after: {
            imported: record.imported,
            rejected: record.invalid,
            updated: record.updated,
            skipped: record.skipped,
          },
        },
      ]);
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
