import type { CrmFailure, CrmMapping, CrmProperty, CrmState } from '@cardinal/contract';
import { crmDefaults, crmFieldNames, crmLeadStates, perField } from '@cardinal/contract/labels';
import { serverLimits } from '@cardinal/contract/limits';
import { CrmError, type CrmConnector } from '../../ports/crm/index.ts';
import type { Read, Write } from '../../store/schema.ts';
import {
  addEveryLead,
  countCrmLeads,
  deleteConnection,
  dropWaiting,
  findConnection,
  listFailed,
  lockConnection,
  retryFailed,
  saveConnection,
  updateConnection,
  type CrmConnectionRow,
} from '../../store/webhooks/crm.ts';
import type { ServerContext } from '../context.ts';
import { recordAudit, type AuditRecord } from '../shared/audit.ts';
import { invalid, notFound, upstreamFailed } from '../shared/failures.ts';
import { leadName } from '../shared/names.ts';
import { ownCompany, type Principal } from '../shared/principal.ts';
import { isoOf } from '../shared/times.ts';
import { aboutSecret } from '../shared/secretBox.ts';
import { wakeCrm } from './crmJob.ts';
import { crmMappingJson } from './crmMappingJson.ts';
import { recognise } from '../shared/sentences/recognise.ts';

interface Dependencies extends Pick<ServerContext, 'db' | 'clock' | 'secrets'> {
  connector: CrmConnector;
}

const missing = () => notFound('connection');

/** The CRM that a signed-in administrator's company sends its leads to. */
export function createCrm({ db, clock, secrets, connector }: Dependencies, principal: Principal) {
  const { companyId, userId } = principal;

  async function stateOf(from: Read, row: CrmConnectionRow | undefined): Promise<CrmState> {
    if (!row) return { connection: null };
    const counts = await countCrmLeads(from, row.workspace_id);
    return {
      connection: {
        account: row.account,
        active: row.active === 1,
        paused_reason: row.paused_reason,
        mapping: crmMappingJson.read(row.mapping),
        counts: perField(crmLeadStates, (state) => counts.get(state) ?? 0),
        created_at: isoOf(row.created_at),
      },
    };
  }
  async function own(): Promise<CrmConnectionRow> {
    const row = companyId ? await findConnection(db.read, companyId) : undefined;
    if (!row) throw missing();
    return row;
  }
  const audit = (tx: Write, action: AuditRecord['action'], row: CrmConnectionRow, states: object) =>
    recordAudit(tx, principal, clock(), [
      {
        action,
        subject: { type: 'company', id: row.workspace_id, name: `HubSpot ${row.account}` },
        ...states,
      },
    ]);
  /** Changes the connection, and returns what it is then. @throws `not_found` */
  const changed = (work: (tx: Write, row: CrmConnectionRow) => Promise<void>): Promise<CrmState> =>
    db.write(async (tx) => {
      const row = companyId ? await lockConnection(tx, db.dialect, companyId) : undefined;
      if (!row) throw missing();
      await work(tx, row);
      return stateOf(tx, await findConnection(tx, row.workspace_id));
    });
  /** What the CRM answers. @throws `invalid` if it refuses the key; `upstream` */
  async function asked<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof CrmError)) throw error;
      if (error.kind === 'key') throw invalid([{ path: 'key', message: recognise(error.message) }]);
      throw upstreamFailed(recognise(error.message), error);
    }
  }

  return {
    /** The connection, if there is one. */
    state: async (): Promise<CrmState> =>
      stateOf(db.read, companyId ? await findConnection(db.read, companyId) : undefined),

    /** Tries a key and connects with it. @throws `not_found` without a company; `invalid`; `upstream`. */
    async connect(secret: string): Promise<CrmState> {
      const workspaceId = ownCompany(principal);
      const account = await asked(() => connector.check(secret));
      return db.write(async (tx) => {
        await saveConnection(tx, {
          workspace_id: workspaceId,
          secret: secrets.seal(secret, aboutSecret.crm(workspaceId)),
          ...account,
          mapping: crmMappingJson.write(crmDefaults),
          active: 1,
          paused_reason: null,
          created_by: userId,
          created_at: clock(),
        });
        await wakeCrm(tx, db.dialect, workspaceId);
        const row = await findConnection(tx, workspaceId);
        if (row) await audit(tx, 'crm_connected', row, { after: { account: row.account } });
        return stateOf(tx, row);
      });
    },

    /** The properties that fields can be written to. @throws `not_found`; `invalid`; `upstream`. */
    async properties(): Promise<CrmProperty[]> {
      const { workspace_id: workspaceId, secret } = await own();
      const key = secrets.open(secret, aboutSecret.crm(workspaceId));
      return asked(() => connector.properties(key));
    },

    /** Chooses properties. @throws `not_found`. */
    change: (mapping: CrmMapping) =>
      changed(async (tx, row) => {
        await updateConnection(tx, row.workspace_id, { mapping: crmMappingJson.write(mapping) });
        const text = (of: CrmMapping) =>
          crmFieldNames
            .flatMap((field) => (of[field] === '' ? [] : `${field}=${of[field]}`))
            .join(' ');
        const before = { fields: text(crmMappingJson.read(row.mapping)) };
        await audit(tx, 'crm_changed', row, { before, after: { fields: text(mapping) } });
      }),

    /** Sends every lead that was not sent yet. @throws `not_found`. */
    sendAll: () => changed((tx, row) => addEveryLead(tx, row.workspace_id)),

    /** Stops sending leads that were never sent. @throws `not_found`. */
    stop: () => changed((tx, row) => dropWaiting(tx, row.workspace_id)),

    /** The latest leads that were not sent. @throws `not_found`. */
    async failures(): Promise<CrmFailure[]> {
      const { workspace_id: workspaceId } = await own();
      const rows = await listFailed(db.read, workspaceId, serverLimits.crmFailures);
      return rows.map((row) => ({
        lead_id: row.lead_id,
        name: leadName(row),
        // The query returns no others.
        state: row.state === 'skipped' ? 'skipped' : 'failed',
        reason: row.reason ?? '',
      }));
    },

    /** Sends them once more. @throws `not_found`. */
    retry: () => changed((tx, row) => retryFailed(tx, row.workspace_id)),

    /** Forgets the connection. @throws `not_found`. */
    async disconnect(): Promise<void> {
      await changed(async (tx, row) => {
        await deleteConnection(tx, row.workspace_id);
        await audit(tx, 'crm_disconnected', row, { before: { account: row.account } });
      });
    },
  };
}
