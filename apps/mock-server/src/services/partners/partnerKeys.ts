import type { NewPartnerKey, PartnerKey, PartnerKeyChange } from '@cardinal/contract';
import { limits } from '@cardinal/contract';
import { newId } from '../../store/ids.ts';
import { findEvent } from '../../store/records/events.ts';
import {
  countPartnerKeys,
  findPartnerKey,
  insertPartnerKey,
  listPartnerKeys,
  lockPartnerKey,
  readOrigins,
  updatePartnerKey,
} from '../../store/records/partnerKeys.ts';
import type { PartnerKeyRow } from '../../store/records/partnerKeys.ts';
import { deleteEmbedSessions } from '../../store/records/partnerSessions.ts';
import type { Read, Write } from '../../store/schema.ts';
import { lockCompany } from '../../store/accounts/companies.ts';
import type { ServerContext } from '../context.ts';
import { createToken } from '../identity/tokens.ts';
import { recordAudit } from '../shared/audit.ts';
import type { AuditRecord } from '../shared/audit.ts';
import { invalid, notFound } from '../shared/failures.ts';
import { once } from '../shared/idempotency.ts';
import type { IdempotentCall } from '../shared/idempotency.ts';
import type { Principal } from '../shared/principal.ts';
import { readScopes } from './partner.ts';

const dayMs = 86_400_000;
const keyPrefix = 'ck_';

/** The keys for partners' pages of a signed-in manager's company. */
export interface PartnerKeys {
  /** The keys that are not revoked, newest first. */
  list(): Promise<PartnerKey[]>;
  /** Creates a key, once per `Idempotency-Key`. @throws `not_found` without a company; `invalid`. */
  create(input: NewPartnerKey, call?: IdempotentCall): Promise<PartnerKey>;
  /** Changes a key; the change applies to its sessions at once. @throws `not_found`; `invalid`. */
  update(id: string, change: PartnerKeyChange): Promise<PartnerKey>;
  /** Ends a key and its sessions at once. @throws `not_found`. */
  revoke(id: string): Promise<void>;
}

type Dependencies = Pick<ServerContext, 'db' | 'clock' | 'publicUrl' | 'partnerOrigins'>;

type State = NonNullable<AuditRecord['after']>;

/** The settings of a key that the audit trail shows. */
const settingsOf = (key: PartnerKey): State => ({
  name: key.name,
  origins: key.origins.join(' '),
  scopes: key.scopes.join(' '),
  event: key.event_name,
  expires_at: key.expires_at,
  daily_captures: key.daily_captures,
});

/** Those settings of `one` that differ from `other`. */
const differing = (one: State, other: State): State =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => value !== other[name]));

/** Creates the service for one signed-in manager or administrator. */
export function createPartnerKeys(
  { db, clock, publicUrl, partnerOrigins }: Dependencies,
  principal: Principal,
): PartnerKeys {
  const { companyId, userId } = principal;
  const ownId = (): string => {
    if (!companyId) throw notFound('A company of yours');
    return companyId;
  };
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

  function toKey(row: PartnerKeyRow, origins: readonly string[] = []): PartnerKey {
    const isToday = row.used_on === Math.floor(clock() / dayMs);
    return {
      id: row.id,
      key: row.key,
      name: row.name,
      origins: [...origins],
      scopes: readScopes(row.scopes),
      event_id: row.event_id,
      event_name: row.event_name,
      expires_at: iso(row.expires_at),
      daily_captures: row.daily_captures,
      captures_today: isToday ? row.captures : 0,
      last_used_at: iso(row.last_used_at),
      base_url: publicUrl,
      created_by: {
        id: row.created_by,
        name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
      },
      created_at: new Date(row.created_at).toISOString(),
    };
  }

  async function read(from: Read, id: string): Promise<PartnerKey> {
    const row = companyId ? await findPartnerKey(from, companyId, id) : undefined;
    if (!row) throw notFound('This key');
    return toKey(row, (await readOrigins(from, [id])).get(id));
  }

  /** @throws `invalid` for another company's event, or an expiry in the past. */
  async function check(tx: Write, { event_id, expires_at }: PartnerKeyChange): Promise<void> {
    if (event_id && !(await findEvent(tx, ownId(), event_id))) {
      throw invalid([{ path: 'event_id', message: 'This event does not exist.' }]);
    }
    if (expires_at && Date.parse(expires_at) <= clock()) {
      throw invalid([{ path: 'expires_at', message: 'Choose a time in the future.' }]);
    }
  }

  const audit = (tx: Write, action: AuditRecord['action'], key: PartnerKey, states: object) =>
    recordAudit(tx, principal, clock(), [
      { action, subject: { type: 'partner_key', id: key.id, name: key.name }, ...states },
    ]);

  return {
    async list() {
      if (!companyId) return [];
      const rows = await listPartnerKeys(db.read, companyId);
      const origins = await readOrigins(
        db.read,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => toKey(row, origins.get(row.id)));
    },

    async create(input, call) {
      const workspaceId = ownId();
      const now = clock();
      const { answer } = await db.write((tx) =>
        once(tx, { call, userId, now }, async () => {
          await check(tx, input);
          // Counted under the lock, so that no two calls take the last place.
          await lockCompany(tx, workspaceId);
          if ((await countPartnerKeys(tx, workspaceId)) >= limits.partnerKeys) {
            throw invalid([
              {
                path: '',
                message: `A company has at most ${limits.partnerKeys} keys. Revoke one.`,
              },
            ]);
          }
          const id = newId(now);
          await insertPartnerKey(
            tx,
            {
              id,
              key: keyPrefix + createToken(),
              workspace_id: workspaceId,
              name: input.name,
              scopes: JSON.stringify(input.scopes),
              event_id: input.event_id ?? null,
              expires_at: input.expires_at ? Date.parse(input.expires_at) : null,
              daily_captures: input.daily_captures,
              used_on: 0,
              captures: 0,
              scans: 0,
              created_by: userId,
              created_at: now,
            },
            input.origins,
          );
          const key = await read(tx, id);
          await audit(tx, 'partner_key_made', key, { after: settingsOf(key) });
          return key;
        }),
      );
      partnerOrigins.changed();
      return answer;
    },

    async update(id, change) {
      const key = await db.write(async (tx) => {
        if (!companyId || !(await lockPartnerKey(tx, db.dialect, companyId, id))) {
          throw notFound('This key');
        }
        const before = await read(tx, id);
        await check(tx, change);
        const { origins, scopes, expires_at: expiry, ...plain } = change;
        const columns = {
          ...plain,
          ...(scopes && { scopes: JSON.stringify(scopes) }),
          ...(expiry !== undefined && { expires_at: expiry === null ? null : Date.parse(expiry) }),
        };
        await updatePartnerKey(tx, id, columns, origins);
        const after = await read(tx, id);
        const [old, next] = [settingsOf(before), settingsOf(after)];
        const changed = differing(next, old);
        if (Object.keys(changed).length > 0) {
          const states = { before: differing(old, next), after: changed };
          await audit(tx, 'partner_key_changed', after, states);
        }
        return after;
      });
      partnerOrigins.changed();
      return key;
    },

    async revoke(id) {
      await db.write(async (tx) => {
        if (!companyId || !(await lockPartnerKey(tx, db.dialect, companyId, id))) {
          throw notFound('This key');
        }
        const key = await read(tx, id);
        await updatePartnerKey(tx, id, { revoked_at: clock() }, undefined);
        await deleteEmbedSessions(tx, id);
        await audit(tx, 'partner_key_revoked', key, { before: settingsOf(key) });
      });
      partnerOrigins.changed();
    },
  };
}
