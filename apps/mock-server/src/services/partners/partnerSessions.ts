import { times, type EmbedSession, type PartnerScope } from '@cardinal/contract';
import type { Logger } from 'pino';
import type { Database } from '../../store/engine/database.ts';
import { findEvent } from '../../store/events/events.ts';
import {
  findLiveKey,
  readOrigins,
  touchKey,
  type PartnerKeyRow,
} from '../../store/partners/partnerKeys.ts';
import {
  findEmbedSession,
  findOpening,
  insertEmbedSession,
} from '../../store/partners/partnerSessions.ts';
import { toPublicEvent } from '../events/publicEvent.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { keyRefused, originRefused, outOfScope, unauthorized } from '../shared/failures.ts';
import type { Partner } from '../shared/principal.ts';
import type { Quotas } from '../shared/quotas.ts';
import { scopesJson, toPartner } from './partner.ts';
import { proofBits } from './proofOfWork.ts';
import { isUnusual } from './traffic.ts';
import { visitorFormOf } from './visitorForm.ts';

/**
 * Prefix of the tokens of partners' pages, so that they are never looked up among those of users.
 */
const tokenPrefix = 'cs_';
const keyPattern = /^ck_[\w-]{1,97}$/;
/** Minimum time between two updates of a key's last use, in milliseconds. */
const touchInterval = 60_000;

interface Dependencies {
  db: Database;
  log: Logger;
  clock: () => number;
  quotas: Quotas;
  /** Public URL of the server, without a trailing slash. */
  publicUrl: string;
  /** How long a visitor takes at least, in seconds. */
  formSeconds: number;
}

/** The origin and address of a page's request. */
export interface PageOfPartner {
  /** `Origin` of the request. */
  origin: string | undefined;
  /** Whether it is a page of this server: a key is tried in the portal, whichever origins it names. */
  isOwn?: boolean;
  address: string;
  /** Token of the page's session before this one. */
  renews?: string | undefined;
  /** Whether the page only tries the key. */
  isTrial?: boolean | undefined;
}

/**
 * Creates the service for the sessions of partners' pages. Nothing is cached, so that revocations
 * apply at once.
 */
export function createPartnerSessions(dependencies: Dependencies) {
  const { db, log, clock, quotas, publicUrl, formSeconds } = dependencies;
  const ownOrigin = new URL(publicUrl).origin;

  /** @throws `key_refused` unless the key is valid. */
  async function liveKey(key: string): Promise<PartnerKeyRow> {
    const row = keyPattern.test(key) ? await findLiveKey(db.read, key, clock()) : undefined;
    if (!row) throw keyRefused();
    return row;
  }

  /** Records the use of a key. If that fails, the request is still served. */
  async function touch(row: PartnerKeyRow) {
    const now = clock();
    const before = now - touchInterval;
    if (row.last_used_at !== null && row.last_used_at > before) return;
    try {
      await db.write((tx) => touchKey(tx, row.id, { now, before }));
    } catch (error) {
      log.warn({ err: error }, 'key use not recorded');
    }
  }

  return {
    /** Whether a token belongs to a partner's page rather than a user. */
    isToken: (token: string): boolean => token.startsWith(tokenPrefix),

    /**
     * Exchanges a key for a token that works for pages of one origin.
     * @throws `key_refused`, `origin_refused` or `too_many_requests`.
     */
    async open(
      key: string,
      { origin, isOwn = false, address, renews, isTrial = false }: PageOfPartner,
    ): Promise<EmbedSession> {
      const row = await liveKey(key);
      await quotas.partnerSessionsFromAddress.use(`${row.id} ${address}`);
      const origins = (await readOrigins(db.read, [row.id])).get(row.id) ?? [];
      const isTried = isTrial && isOwn;
      if (origin === undefined) throw originRefused();
      if (!isTried && ![...origins, ownOrigin].includes(origin)) throw originRefused();
      const scopes = scopesJson.read(row.scopes);
      const token = tokenPrefix + createToken();
      const now = clock();
      const expires_at = now + times.embedSession;
      const own = { keyId: row.id, origin };
      const earlier =
        renews && (await findOpening(db.read, { ...own, tokenHash: hashToken(renews) }));
      const opened_at = earlier || now;
      const traffic = { keyId: row.id, dailyCaptures: row.daily_captures };
      const bits = (await isUnusual(quotas, traffic, address)) ? proofBits : 0;
      const token_hash = hashToken(token);
      const place = { token_hash, key_id: row.id, origin };
      const session = {
        ...place,
        expires_at,
        opened_at,
        proof_bits: bits,
        proof_used: 0,
        is_trial: isTrial ? 1 : 0,
      };
      await db.write((tx) => insertEmbedSession(tx, session, now));
      if (!isTrial) await touch(row);
      const event = row.event_id && (await findEvent(db.read, row.workspace_id, row.event_id));
      return {
        access_token: token,
        expires_in: times.embedSession / 1_000,
        scopes,
        event: event ? toPublicEvent(event) : null,
        company: { name: row.company_name },
        trial: isTrial,
        wait_ms: Math.max(0, opened_at + formSeconds * 1_000 - now),
        proof: bits > 0 ? { challenge: token_hash, bits } : null,
        form: scopes.includes('capture') ? await visitorFormOf(db.read, row) : null,
      };
    },

    /**
     * The page that a token belongs to.
     * @param scope The scope that the call needs; undefined if it is not for partners.
     * @throws `unauthorized` if the session has ended; `origin_refused`; `scope`.
     */
    async authenticate(
      token: string,
      origin: string | undefined,
      scope: PartnerScope | undefined,
    ): Promise<Partner> {
      const id = hashToken(token);
      const row = await findEmbedSession(db.read, id, clock());
      if (!row) throw unauthorized();
      const isTrial = row.is_trial !== 0;
      const isAllowed = isTrial || row.allowed_origin !== null || row.origin === ownOrigin;
      // Browsers send no origin when a page reads from its own server, as the portal does in a trial.
      const isSame = origin === row.origin || (isTrial && origin === undefined);
      if (!isSame || !isAllowed) throw originRefused();
      const partner = toPartner({ ...row, id: row.key_id });
      if (scope === undefined || !partner.scopes.includes(scope)) throw outOfScope();
      return {
        ...partner,
        session: {
          id,
          openedAt: row.opened_at,
          proofBits: row.proof_bits,
          isProofUsed: row.proof_used !== 0,
          isTrial,
        },
      };
    },

    /**
     * The form of a key, which this server hosts itself.
     * @throws `key_refused`; `scope` if the key may not capture.
     */
    async form(key: string) {
      const row = await liveKey(key);
      const partner = toPartner(row);
      if (!partner.scopes.includes('capture')) throw outOfScope();
      await touch(row);
      const origins = (await readOrigins(db.read, [row.id])).get(row.id) ?? [];
      return {
        partner,
        origins,
        companyName: row.company_name,
        eventName: row.event_name,
        visitorForm: await visitorFormOf(db.read, row),
      };
    },
  };
}
