import { dayMs, limits } from '@cardinal/contract/limits';
import type { Logger } from 'pino';
import { purgeAccountTokens } from '../../store/accounts/accountTokens.ts';
import { purgeAssistants } from '../../store/accounts/assistants.ts';
import { purgeNetworks } from '../../store/accounts/knownNetworks.ts';
import { purgeProposals } from '../../store/accounts/proposals.ts';
import { purgeSessions } from '../../store/accounts/sessions.ts';
import type { Database } from '../../store/engine/database.ts';
import { purgeHeld } from '../../store/events/waitingCaptures.ts';
import { purgeAccountMails } from '../../store/mail/emails.ts';
import { purgeKeys } from '../../store/shared/idempotency.ts';
import { purgeMerges } from '../../store/leads/merging/merges.ts';
import { purgeDeleted } from '../../store/leads/leads.ts';
import type { Write } from '../../store/schema.ts';
import { purgeDeliveries } from '../../store/webhooks/deliveries.ts';
import { purgePartners } from '../../store/partners/partnerSessions.ts';
import { purgeUnconfirmed } from '../../store/partners/unconfirmedLeads.ts';
import { heldKeptFor } from '../events/waitingCaptures.ts';
import { networksKeptFor } from '../identity/networks.ts';
import { idleLimit } from '../identity/sessions.ts';
import { partnerKeysKeptFor } from '../partners/partner.ts';
import { unconfirmedKeptFor } from '../partners/unconfirmedLead.ts';
import { keysKeptFor } from '../shared/idempotency.ts';
import type { Jobs } from './jobs.ts';

/** Records per transaction; limits how long other writes wait. */
const batchSize = 200;
const kind = 'retention';
/** How long suggestions of agents are kept, in milliseconds: a week after they expired or were decided. */
const proposalsKeptFor = 8 * dayMs;

/**
 * Purges records that were deleted long ago or have expired.
 * @param now Milliseconds
 * @param signal Aborted if it is to stop after the batch that is running
 * @returns The number of purged leads
 */
export async function sweep(db: Database, now: number, signal?: AbortSignal): Promise<number> {
  /** Purges in batches until nothing is left. @returns The number of purged records. */
  async function inBatches(purge: (tx: Write, most: number) => Promise<number>): Promise<number> {
    let gone = 0;
    for (;;) {
      if (signal?.aborted) return gone;
      const n = await db.write((tx) => purge(tx, batchSize));
      gone += n;
      if (n < batchSize) return gone;
    }
  }

  await db.write((tx) => purgeAccountTokens(tx, now));
  await db.write((tx) => purgePartners(tx, { now, revokedBefore: now - partnerKeysKeptFor }));
  await db.write((tx) => purgeNetworks(tx, now - networksKeptFor));
  const idleSince = now - idleLimit;
  await inBatches((tx, most) => purgeSessions(tx, { now, idleSince, most }));
  await inBatches((tx, most) => purgeKeys(tx, { before: now - keysKeptFor, most }));
  await inBatches((tx, most) => purgeProposals(tx, { before: now - proposalsKeptFor, most }));
  await inBatches((tx, most) => purgeHeld(tx, { before: now - heldKeptFor, most }));
  await inBatches((tx, most) => purgeAssistants(tx, { now, most }));
  const before = now - limits.deletedDays * dayMs;
  const unconfirmed = { discardedBefore: before, before: now - unconfirmedKeptFor };
  await inBatches((tx, most) => purgeUnconfirmed(tx, { ...unconfirmed, most }));
  await inBatches((tx, most) => purgeDeliveries(tx, { before, most }));
  await inBatches((tx, most) => purgeMerges(tx, { before, most }));
  await inBatches((tx, most) => purgeAccountMails(tx, { before, most }));
  return inBatches((tx, most) => purgeDeleted(tx, db.dialect, { before, most }));
}

interface Dependencies {
  db: Database;
  log: Logger;
  jobs: Pick<Jobs, 'register' | 'ensure'>;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
}

/** Creates the daily job that purges, in one process at a time. */
export async function startRetention({ db, log, jobs, clock = Date.now }: Dependencies) {
  jobs.register(kind, async ({ signal }) => {
    const gone = await sweep(db, clock(), signal);
    if (gone > 0) log.info({ gone }, 'deleted leads swept');
    // If this process shuts down, another one goes on, or this one after its restart.
    return { againIn: signal.aborted ? 0 : dayMs };
  });
  await jobs.ensure(kind);
}
