import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../store/engine/database.ts';
import { tooMany } from './failures.ts';
import { say } from './sentences/sentence.ts';

/** Never sent: such entries are kept. */
const toConfirm = say(({ quotas }) => quotas.toConfirm);

/** Maximum number of uses within a number of seconds, and the message beyond that. */
const quotas = {
  failedSignInsOfAccountFromAddress: {
    points: 10,
    duration: 60,
    detail: say(({ quotas }) => quotas.signIns),
  },
  /** Not counted from networks from which the account has signed in. */
  failedSignInsOfAccount: {
    points: 100,
    duration: 900,
    detail: say(({ quotas }) => quotas.signInsOfAccount),
  },
  failedSignInsFromAddress: {
    points: 100,
    duration: 60,
    detail: say(({ quotas }) => quotas.signInsOfNetwork),
  },
  registrationsFromAddress: {
    points: 1_000,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.registrations),
  },
  linksOfAccountFromAddress: {
    points: 10,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.links),
  },
  /** Not counted from networks from which the account has signed in. */
  linksOfAccount: {
    points: 30,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.links),
  },
  linksFromAddress: {
    points: 300,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.linksOfNetwork),
  },
  confirmationsOfUser: {
    points: 10,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.links),
  },
  googleSignInsFromAddress: {
    points: 600,
    duration: 600,
    detail: say(({ quotas }) => quotas.googleSignIns),
  },
  scansOfUser: {
    points: 600,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.scans),
  },
  scansOfWorkspace: {
    points: 3_000,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.scansOfCompany),
  },
  mailsOfUser: {
    points: 1_000,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.emails),
  },
  mailsOfWorkspace: {
    points: 5_000,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.emailsOfCompany),
  },
  writingOfUser: {
    points: 600,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.writing),
  },
  writingOfWorkspace: {
    points: 3_000,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.writingOfCompany),
  },
  agentCallsOfUser: {
    points: 1_200,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.agentCalls),
  },
  assistantChecksOfUser: {
    points: 120,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.assistantChecks),
  },
  assistantsFromAddress: {
    points: 300,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.assistants),
  },
  tokensFromAddress: {
    points: 1_200,
    duration: 600,
    detail: say(({ quotas }) => quotas.tokens),
  },
  heldByUser: {
    points: 600,
    duration: 600,
    detail: say(({ quotas }) => quotas.held),
  },
  /** These count per key and network, so that a burst of one closes no other. */
  partnerSessionsFromAddress: {
    points: 6_000,
    duration: 600,
    detail: say(({ quotas }) => quotas.pages),
  },
  /** Entries without a proof of work, whatever they contain. */
  partnerEntriesFromAddress: {
    points: 600,
    duration: 600,
    detail: say(({ quotas }) => quotas.entries),
  },
  /** Beyond these, entries without a proof of work wait to be confirmed. */
  partnerBurstFromAddress: { points: 30, duration: 60, detail: toConfirm },
  partnerTrafficFromAddress: { points: 100, duration: 600, detail: toConfirm },
  partnerTrafficOfKey: { points: 300, duration: 600, detail: toConfirm },
  /** Beyond this, entries with a proof of work wait to be confirmed as well. */
  partnerProofsFromAddress: { points: 120, duration: 600, detail: toConfirm },
  partnerUnconfirmedFromAddress: {
    points: 1_000,
    duration: 86_400,
    detail: say(({ quotas }) => quotas.entriesToday),
  },
  partnerUnconfirmedOfKey: {
    points: 10_000,
    duration: 86_400,
    detail: say(({ quotas }) => quotas.formToday),
  },
  partnerScansFromAddress: {
    points: 100_000,
    duration: 86_400,
    detail: say(({ quotas }) => quotas.scansOfNetwork),
  },
  importsOfUser: {
    points: 120,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.uploads),
  },
  importsOfWorkspace: {
    points: 600,
    duration: 3_600,
    detail: say(({ quotas }) => quotas.uploadsOfCompany),
  },
} as const;

type QuotaName = keyof typeof quotas;

export type Quotas = Readonly<Record<QuotaName, ReturnType<typeof createQuota>>>;

/** Counters are stored under hashes, because keys contain addresses of people. */
const stored = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Counts the uses of one limited action by key, across all processes of an installation. */
function createQuota(db: Database, name: QuotaName) {
  const { points, duration, detail } = quotas[name];
  const limiter = db.limiter({ name, points, duration });
  const refusal = (result: RateLimiterRes) => tooMany(result.msBeforeNext / 1_000, detail);
  return {
    /**
     * Counts one use.
     * @throws `too_many_requests` with the seconds to wait if the quota is used up.
     */
    async use(key: string): Promise<void> {
      try {
        await limiter.consume(stored(key));
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(error) : error;
      }
    },
    /** Counts one use. @returns How many uses there are now; the quota refuses none of them. */
    async count(key: string): Promise<number> {
      try {
        return (await limiter.consume(stored(key))).consumedPoints;
      } catch (error) {
        if (error instanceof RateLimiterRes) return error.consumedPoints;
        throw error;
      }
    },
    /** How many uses there are, without counting one. */
    async used(key: string): Promise<number> {
      return (await limiter.get(stored(key)))?.consumedPoints ?? 0;
    },
    /** Maximum number of uses. */
    points,
    /**
     * Checks the quota without counting.
     * @throws `too_many_requests` with the seconds to wait if it is used up.
     */
    async check(key: string): Promise<void> {
      const result = await limiter.get(stored(key));
      if (result && result.consumedPoints >= points) throw refusal(result);
    },
    /** Resets the count of the key. */
    async clear(key: string): Promise<void> {
      await limiter.delete(stored(key));
    },
  };
}

export function createQuotas(db: Database): Quotas {
  // The keys of an object literal, and one quota for each.
  const names = Object.keys(quotas) as QuotaName[];
  return Object.fromEntries(names.map((name) => [name, createQuota(db, name)])) as Quotas;
}
