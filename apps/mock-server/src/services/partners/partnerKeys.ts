import {
  type NewPartnerKey,
  type PartnerKey,
  type PartnerKeyChange,
  limits,
} from '@cardinal/contract';
import { newId } from '../../store/ids.ts';
import { findEvent } from '../../store/events/events.ts';
import {
  countPartnerKeys,
  findPartnerKey,
  insertPartnerKey,
  listPartnerKeys,
  lockPartnerKey,
  readOrigins,
  updatePartnerKey,
} from '../../store/partners/partnerKeys.ts';
import { countUnconfirmed, deleteUnconfirmedOf } from '../../store/partners/unconfirmedLeads.ts';
import { deleteEmbedSessions } from '../../store/partners/partnerSessions.ts';
import type { Read, Write } from '../../store/schema.ts';
import { lockCompany } from '../../store/accounts/companies.ts';
import type { ServerContext } from '../context.ts';
import { createToken } from '../identity/tokens.ts';
import { recordAudit, type AuditRecord } from '../shared/audit.ts';
import { invalid, notFound } from '../shared/failures.ts';
import { once, type IdempotentCall } from '../shared/idempotency.ts';
import { ownCompany, type Principal } from '../shared/principal.ts';
import {
  changedColumns,
  changedSettings,
  newKeyColumns,
  settingsOf,
  toPartnerKey,
} from './partnerKey.ts';
import { say } from '../shared/sentences/sentence.ts';

const keyPrefix = 'ck_';

type Dependencies = Pick<ServerContext, 'db' | 'clock' | 'publicUrl'>;

const tooManyKeys = () =>
  invalid([
    { path: '', message: say(({ partners }) => partners.manyKeys({ most: limits.partnerKeys })) },
  ]);

/**
 * Checks the event and expiry of a key.
 * @param before The event of the key before the change. It may have been deleted: the key keeps it,
 * because a key without an event shows all events.
 * @param now Milliseconds
 * @throws `invalid` for another company's event, or an expiry in the past.
 */
async function requireSettings(
  tx: Write,
  principal: Principal,
  { event_id, expires_at }: PartnerKeyChange,
  { before, now }: { before: string | null; now: number },
): Promise<void> {
  const isNew = event_id && event_id !== before;
  if (isNew && !(await findEvent(tx, ownCompany(principal), event_id))) {
    throw invalid([{ path: 'event_id', message: say(({ leads }) => leads.noEvent) }]);
  }
  if (expires_at && Date.parse(expires_at) <= now) {
    throw invalid([{ path: 'expires_at', message: say(({ account }) => account.future) }]);
  }
}

/** The keys for partners' pages of a signed-in manager's company. */
export function createPartnerKeys({ db, clock, publicUrl }: Dependencies, principal: Principal) {
  const { companyId, userId } = principal;

  async function read(from: Read, id: string): Promise<PartnerKey> {
    const row = companyId ? await findPartnerKey(from, companyId, id) : undefined;
    if (!row) throw notFound('key');
    const origins = await readOrigins(from, [id]);
    const unconfirmed = (await countUnconfirmed(from, [id])).get(id);
    return toPartnerKey(row, origins.get(id), { now: clock(), publicUrl, unconfirmed });
  }

  /** Reads a key, locked until the transaction ends. */
  async function lockKey(tx: Write, id: string): Promise<PartnerKey> {
    if (!companyId || !(await lockPartnerKey(tx, db.dialect, companyId, id))) {
      throw notFound('key');
    }
    return read(tx, id);
  }

  const audit = (tx: Write, action: AuditRecord['action'], key: PartnerKey, states: object) =>
    recordAudit(tx, principal, clock(), [
      { action, subject: { type: 'partner_key', id: key.id, name: key.name }, ...states },
    ]);

  return {
    /** The keys that are not revoked, newest first. */
    async list(): Promise<PartnerKey[]> {
      if (!companyId) return [];
      const rows = await listPartnerKeys(db.read, companyId);
      const ids = rows.map(({ id }) => id);
      const origins = await readOrigins(db.read, ids);
      const counts = await countUnconfirmed(db.read, ids);
      const now = clock();
      return rows.map((row) =>
        toPartnerKey(row, origins.get(row.id), {
          now,
          publicUrl,
          unconfirmed: counts.get(row.id),
        }),
      );
    },

    /** Creates a key, once per `Idempotency-Key`. @throws `not_found` without a company; `invalid`. */
    async create(input: NewPartnerKey, call?: IdempotentCall): Promise<PartnerKey> {
      const workspaceId = ownCompany(principal);
      const now = clock();
      const { answer } = await db.write((tx) =>
        once(tx, { call, userId, now }, async () => {
          await requireSettings(tx, principal, input, { before: null, now: clock() });
          // Counted under the lock, so that no two calls take the last place.
          await lockCompany(tx, workspaceId);
          if ((await countPartnerKeys(tx, workspaceId)) >= limits.partnerKeys) throw tooManyKeys();
          const id = newId(now);
          const made = { workspace_id: workspaceId, created_by: userId, created_at: now };
          const row = { id, key: keyPrefix + createToken(), ...newKeyColumns(input), ...made };
          await insertPartnerKey(tx, row, input.origins);
          const key = await read(tx, id);
          await audit(tx, 'partner_key_made', key, { after: settingsOf(key) });
          return key;
        }),
      );
      return answer;
    },

    /** Changes a key; the change applies to its sessions at once. @throws `not_found`; `invalid`. */
    async update(id: string, change: PartnerKeyChange): Promise<PartnerKey> {
      const key = await db.write(async (tx) => {
        const before = await lockKey(tx, id);
        const known = { before: before.event_id, now: clock() };
        await requireSettings(tx, principal, change, known);
        await updatePartnerKey(tx, id, changedColumns(change), change.origins);
        const after = await read(tx, id);
        const states = changedSettings(before, after);
        if (states) await audit(tx, 'partner_key_changed', after, states);
        return after;
      });
      return key;
    },

    /** Ends a key and its sessions at once, and discards what waits to be confirmed. @throws `not_found`. */
    async revoke(id: string): Promise<void> {
      await db.write(async (tx) => {
        const key = await lockKey(tx, id);
        await updatePartnerKey(tx, id, { revoked_at: clock() }, undefined);
        await deleteEmbedSessions(tx, id);
        await deleteUnconfirmedOf(tx, id);
        await audit(tx, 'partner_key_revoked', key, { before: settingsOf(key) });
      });
    },
  };
}
