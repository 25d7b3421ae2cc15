import { limits, type ApiKey, type ApiKeyToCreate, type NewApiKey } from '@cardinal/contract';
import {
  countApiKeys,
  deleteApiKey,
  findApiKey,
  insertApiKey,
  listApiKeys,
  type ApiKeyRow,
  type KeysOf,
} from '../../store/accounts/apiKeys.ts';
import { lockUser } from '../../store/accounts/users.ts';
import { newId } from '../../store/ids.ts';
import type { Write } from '../../store/schema.ts';
import type { ServerContext } from '../context.ts';
import { apiKeyPrefix, apiScopesJson } from '../identity/apiKeyAccess.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { recordAudit, type AuditRecord } from '../shared/audit.ts';
import { forbidden, invalid, notFound } from '../shared/failures.ts';
import { fullName } from '../shared/names.ts';
import type { Principal } from '../shared/principal.ts';
import { isoOf, isoOrNull } from '../shared/times.ts';
import { say } from '../shared/sentences/sentence.ts';

const toApiKey = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: apiScopesJson.read(row.scopes),
  created_at: isoOf(row.created_at),
  expires_at: isoOrNull(row.expires_at),
  last_used_at: isoOrNull(row.last_used_at),
  user: { id: row.user_id, name: fullName(row) },
});

const tooManyKeys = () =>
  invalid([
    { path: '', message: say(({ account }) => account.manyKeys({ most: limits.apiKeys })) },
  ]);

/** The API keys of a signed-in user, and for administrators those of everyone in the company. */
export function createApiKeys(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  principal: Principal,
) {
  const { userId, workspaceId, role } = principal;

  /** @throws `forbidden` if everyone's are asked for by someone who is not an administrator. */
  function keysOf(all: boolean): KeysOf {
    if (all && role !== 'admin') throw forbidden();
    return all ? { workspaceId } : { workspaceId, userId };
  }

  const audit = (tx: Write, action: AuditRecord['action'], key: ApiKey) => {
    const state = { user: key.user.name, scopes: key.scopes.join(' '), expires_at: key.expires_at };
    const states = action === 'api_key_revoked' ? { before: state } : { after: state };
    const subject = { type: 'api_key' as const, id: key.id, name: key.name };
    return recordAudit(tx, principal, clock(), [{ action, subject, ...states }]);
  };

  return {
    /** The keys, newest first. @throws `forbidden`. */
    async list(all: boolean): Promise<ApiKey[]> {
      return (await listApiKeys(db.read, keysOf(all))).map(toApiKey);
    },

    /** Creates a key. @throws `invalid`. */
    async create({ name, scopes, expires_at: expiry }: ApiKeyToCreate): Promise<NewApiKey> {
      const key = apiKeyPrefix + createToken();
      const now = clock();
      if (expiry && Date.parse(expiry) <= now) {
        throw invalid([{ path: 'expires_at', message: say(({ account }) => account.future) }]);
      }
      return db.write(async (tx) => {
        // Counted under the lock, so that no two calls take the last place.
        await lockUser(tx, userId);
        if ((await countApiKeys(tx, workspaceId, userId)) >= limits.apiKeys) throw tooManyKeys();
        const id = newId(now);
        await insertApiKey(tx, {
          id,
          key_hash: hashToken(key),
          user_id: userId,
          workspace_id: workspaceId,
          name,
          scopes: apiScopesJson.write(scopes),
          created_at: now,
          expires_at: expiry ? Date.parse(expiry) : null,
          last_used_at: null,
        });
        const row = await findApiKey(tx, { workspaceId, userId }, id);
        if (!row) throw notFound('key');
        const made = toApiKey(row);
        await audit(tx, 'api_key_made', made);
        return { ...made, key };
      });
    },

    /** Revokes a key; calls with it are refused from now on. @throws `forbidden`; `not_found`. */
    async revoke(id: string, all: boolean): Promise<void> {
      const of = keysOf(all);
      await db.write(async (tx) => {
        const row = await findApiKey(tx, of, id);
        if (!row) throw notFound('key');
        await deleteApiKey(tx, row.id);
        await audit(tx, 'api_key_revoked', toApiKey(row));
      });
    },
  };
}
