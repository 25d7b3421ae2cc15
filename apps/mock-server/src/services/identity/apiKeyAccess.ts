import { apiScopeNames, type ApiScope, type Role } from '@cardinal/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import { findKeyAccess, touchApiKey } from '../../store/accounts/apiKeys.ts';
import type { Database } from '../../store/engine/database.ts';
import { storedJson } from '../../store/storedJson.ts';
import type { KeyAccess, Principal } from '../shared/principal.ts';
import { hashToken } from './tokens.ts';

/** Prefix of API keys, so that they are never looked up among the tokens of sessions. */
export const apiKeyPrefix = 'cak_';
/** Minimum time between two updates of a key's last use, in milliseconds. */
export const touchInterval = 60_000;

const isScope = (text: string): text is ApiScope => apiScopeNames.some((scope) => scope === text);

/** The scopes of a key; one that no longer exists permits nothing. */
export const apiScopesJson = storedJson<ApiScope[]>(
  'scopes of an API key',
  z.array(z.string()).transform((scopes) => scopes.filter(isScope)),
);

/** A stored key or assistant, with the access of its user. */
interface ProgramRow {
  id: string;
  user_id: string;
  workspace_id: string;
  name: string;
  created_at: number;
  role: Role;
  company_id: string | null;
  private_workspace_id: string;
  email_verified_at: number | null;
}

/** As whom a program acts; undefined once its user has left the workspace that it was made for. */
export function principalOf(row: ProgramRow): Principal | undefined {
  const workspaceId = row.company_id ?? row.private_workspace_id;
  if (workspaceId !== row.workspace_id) return undefined;
  return {
    userId: row.user_id,
    workspaceId,
    companyId: row.company_id,
    role: row.role,
    emailVerified: row.email_verified_at !== null,
    sessionId: row.id,
    signedInAt: row.created_at,
    clientId: null,
    via: { client: row.name, tool: null },
  };
}

interface Dependencies {
  db: Database;
  log: Logger;
  clock: () => number;
}

/** Finds out who makes a call with an API key. Nothing is cached, so that revocations apply at once. */
export function createApiKeyAccess({ db, log, clock }: Dependencies) {
  /** Records the use of a key. If that fails, the request is still served. */
  async function touch(id: string, now: number) {
    try {
      await db.write((tx) => touchApiKey(tx, id, { now, before: now - touchInterval }));
    } catch (error) {
      log.warn({ err: error }, 'key use not recorded');
    }
  }

  return {
    /** Whether a token is an API key rather than the token of a session. */
    isKey: (token: string): boolean => token.startsWith(apiKeyPrefix),

    /** The access of a key; undefined if it is unknown, revoked or expired, or its user has left. */
    async find(key: string): Promise<KeyAccess | undefined> {
      const now = clock();
      const row = await findKeyAccess(db.read, hashToken(key));
      if (!row || (row.expires_at !== null && row.expires_at <= now)) return undefined;
      const principal = principalOf(row);
      if (!principal) return undefined;
      if (row.last_used_at === null || row.last_used_at <= now - touchInterval) {
        void touch(row.id, now);
      }
      return { principal, scopes: apiScopesJson.read(row.scopes) };
    },
  };
}
