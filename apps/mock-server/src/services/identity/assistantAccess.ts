import { assistantScopeNames, type AssistantScope } from '@cardinal/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import { findToken, touchAssistant } from '../../store/accounts/assistants.ts';
import type { Database } from '../../store/engine/database.ts';
import { storedJson } from '../../store/storedJson.ts';
import type { KeyAccess } from '../shared/principal.ts';
import { principalOf, touchInterval } from './apiKeyAccess.ts';
import { hashToken } from './tokens.ts';

/** Prefix of assistants' access tokens, so that they are never looked up elsewhere. */
export const accessTokenPrefix = 'coa_';

const isScope = (text: string): text is AssistantScope =>
  assistantScopeNames.some((scope) => scope === text);

/** The scopes of an assistant; one that no longer exists permits nothing. */
export const assistantScopesJson = storedJson<AssistantScope[]>(
  'scopes of an assistant',
  z.array(z.string()).transform((scopes) => scopes.filter(isScope)),
);

interface Dependencies {
  db: Database;
  log: Logger;
  clock: () => number;
}

/** Finds out for whom an assistant acts. Nothing is cached, so that disconnecting applies at once. */
export function createAssistantAccess({ db, log, clock }: Dependencies) {
  /** Records the use of an assistant. If that fails, the request is still served. */
  async function touch(id: string, now: number) {
    try {
      await db.write((tx) => touchAssistant(tx, id, { now, before: now - touchInterval }));
    } catch (error) {
      log.warn({ err: error }, 'use of an assistant not recorded');
    }
  }

  return {
    /** Whether a token is an assistant's. */
    isToken: (token: string): boolean => token.startsWith(accessTokenPrefix),

    /** What a token permits; undefined if it has ended, or its assistant or user has. */
    async find(token: string): Promise<KeyAccess | undefined> {
      const now = clock();
      const row = await findToken(db.read, 'access', hashToken(token));
      if (!row || row.token_expires_at <= now || row.expires_at <= now) return undefined;
      const principal = principalOf(row);
      if (!principal) return undefined;
      if (row.last_used_at === null || row.last_used_at <= now - touchInterval) {
        void touch(row.id, now);
      }
      return { principal, scopes: assistantScopesJson.read(row.scopes) };
    },
  };
}
