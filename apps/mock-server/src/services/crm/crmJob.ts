import type { Write } from '../../store/schema.ts';
import { insertMissing } from '../../store/shared/jobs.ts';
import {
  dueCrmLeads,
  findConnection,
  forgetCrmLeads,
  lockConnection,
  updateConnection,
  updateCrmLead,
  type CrmConnectionRow,
  type CrmLeadRow,
} from '../../store/webhooks/crm.ts';
import type { Dialect } from '../../store/engine/database.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import { CrmError, type CrmConnector } from '../../ports/crm/index.ts';
import type { ServerContext } from '../context.ts';
import { payloadJson } from '../jobs/job.ts';
import { aboutSecret } from '../shared/secretBox.ts';
import { createContacts } from './crmContact.ts';

/** The kind of the jobs that send; a job has the id of its workspace. */
const kind = 'crm';
const second = 1_000;
const minute = 60 * second;
/** How often a job looks for what has changed. */
const pollEvery = 2 * second;
/** Pauses after the first failed attempt, the second and so on; then the lead has failed. */
const pauses = [10 * second, minute, 10 * minute, 60 * minute, 6 * 60 * minute];
const noEmail = 'It has no email address, by which HubSpot recognises contacts.';

interface Dependencies extends Pick<
  ServerContext,
  'db' | 'log' | 'jobs' | 'clock' | 'secrets' | 'publicUrl'
> {
  connector: CrmConnector;
  /** Called in the transaction that pauses a connection. */
  onPaused(tx: Write, connection: CrmConnectionRow, reason: string): Promise<() => void>;
}

/** Has the leads of a connection sent, from now on. */
export const wakeCrm = (tx: Write, dialect: Dialect, workspaceId: string): Promise<void> =>
  insertMissing(tx, dialect, {
    kind,
    id: workspaceId,
    workspace_id: workspaceId,
    payload: payloadJson.write(null),
  });

/** A lead that waits, with the lead. */
interface Due {
  row: CrmLeadRow;
  lead: LeadRow;
}

/** Registers the jobs that send leads to another CRM. */
export function registerCrm(dependencies: Dependencies): void {
  const { db, log, jobs, clock, secrets, publicUrl, connector, onPaused } = dependencies;
  /** Records that none of them could be sent. @returns Milliseconds until the next attempt */
  async function postpone(rows: readonly Due[], { message, retryAfter }: CrmError) {
    const now = clock();
    await db.write(async (tx) => {
      for (const { row } of rows) {
        const pause = pauses[row.attempts];
        await updateCrmLead(
          tx,
          row,
          pause === undefined
            ? { state: 'failed', reason: message }
            : {
                // A limit of calls says nothing about a lead.
                attempts: row.attempts + (retryAfter > 0 ? 0 : 1),
                reason: message,
                due_at: now + Math.max(retryAfter, retryAfter > 0 ? 0 : pause),
              },
        );
      }
    });
    return retryAfter;
  }

  async function pause(connection: CrmConnectionRow, reason: string): Promise<void> {
    const { workspace_id: workspaceId } = connection;
    const afterwards = await db.write(async (tx) => {
      const current = await lockConnection(tx, db.dialect, workspaceId);
      // Another key may have been entered meanwhile.
      if (!current || current.active === 0 || current.secret !== connection.secret)
        return undefined;
      await updateConnection(tx, workspaceId, { active: 0, paused_reason: reason });
      return onPaused(tx, current, reason);
    });
    afterwards?.();
  }

  /** Sorts what is due: each address once, since a call takes none twice. */
  async function sort(workspaceId: string) {
    const now = clock();
    const { due, leads } = await dueCrmLeads(db.read, workspaceId, { now, most: connector.most });
    const byId = new Map(leads.map((lead) => [lead.id, lead]));
    const gone = due.filter(({ lead_id: id }) => !byId.has(id));
    const skipped: CrmLeadRow[] = [];
    const send = new Map<string, Due>();
    for (const row of due) {
      const lead = byId.get(row.lead_id);
      if (!lead) continue;
      const email = lead.email.toLowerCase();
      if (email === '') skipped.push(row);
      else if (!send.has(email)) send.set(email, { row, lead });
    }
    if (gone.length > 0 || skipped.length > 0) {
      await db.write(async (tx) => {
        await forgetCrmLeads(tx, gone);
        for (const row of skipped)
          await updateCrmLead(tx, row, { state: 'skipped', reason: noEmail });
      });
    }
    return { isAny: due.length > 0, send: [...send.values()] };
  }

  async function send(connection: CrmConnectionRow, due: readonly Due[], signal: AbortSignal) {
    const { workspace_id: workspaceId, secret } = connection;
    const contactOf = createContacts(db.read, publicUrl, connection);
    const contacts = await Promise.all(due.map(({ lead }) => contactOf(lead)));
    const key = secrets.open(secret, aboutSecret.crm(workspaceId));
    const outcomes = await connector.upsert(key, contacts, signal);
    const byLead = new Map(outcomes.map((outcome) => [outcome.leadId, outcome]));
    await db.write(async (tx) => {
      for (const { row } of due) {
        const outcome = byLead.get(row.lead_id);
        if (!outcome) continue;
        await updateCrmLead(tx, row, {
          ...(outcome.remoteId !== undefined && { remote_id: outcome.remoteId }),
          ...(outcome.reason === undefined
            ? { state: 'sent', reason: null, attempts: 0 }
            : { state: 'failed', reason: outcome.reason }),
        });
      }
    });
  }

  jobs.register(kind, async ({ id: workspaceId, signal }) => {
    for (;;) {
      const connection = await findConnection(db.read, workspaceId);
      if (!connection) return {};
      // A new key begins again.
      if (connection.active === 0) return { againIn: pollEvery };
      if (signal.aborted) return { againIn: 0 };
      const { isAny, send: due } = await sort(workspaceId);
      if (!isAny) return { againIn: pollEvery };
      if (due.length === 0) continue;
      try {
        await send(connection, due, signal);
      } catch (error) {
        if (!(error instanceof CrmError)) throw error;
        log.warn({ workspace: workspaceId, err: error }, 'leads not sent to the CRM');
        // Nothing is known of an attempt that the shutdown cut off: it is made again.
        if (signal.aborted) return { againIn: 0 };
        if (error.kind === 'key') {
          await pause(connection, error.message);
          return { againIn: pollEvery };
        }
        return { againIn: Math.max(await postpone(due, error), pollEvery) };
      }
    }
  });
}
