import { randomBytes } from 'node:crypto';
import {
  claimDigest,
  digestZones,
  usersWithoutDigest,
  type DigestUser,
} from '../../store/accounts/digests.ts';
import type { ServerContext } from '../context.ts';
import type { Job } from '../jobs/job.ts';
import { unsubscribeUrl } from '../shared/mailText.ts';
import { fullName } from '../shared/names.ts';
import { digestLetter } from './digestLetter.ts';
import { digestOf } from './digestOf.ts';
import { localDay, type LocalDay } from './localDay.ts';

const kind = 'digest';
/** From when to when it is sent where the user is: later, if the server was away until then. */
const morning = { from: '07:30', until: '11:00' };
/** Users who are read at once. */
const batch = 50;
const minute = 60_000;
/** How long an email that cannot be delivered is tried: the next day has its own. */
const fresh = 8 * 60 * minute;

const isTime = ({ isWorkingDay, clock }: LocalDay) =>
  isWorkingDay && clock >= morning.from && clock < morning.until;

/** Registers the job that writes to each user in the morning about what waits for them. */
export function registerDigest(context: ServerContext): void {
  const { db, log, clock, jobs, outbox, publicUrl, sendsMail } = context;

  /** Stores a user's email with the note that it is written, so that there is one a day. */
  async function write(user: DigestUser, zone: string, { day, start }: LocalDay): Promise<void> {
    const digest = await digestOf(context, user, start);
    const token = randomBytes(32).toString('base64url');
    const facts = { user, zone, publicUrl, unsubscribeUrl: unsubscribeUrl(publicUrl, token) };
    const letter = digest && (await digestLetter(digest, facts));
    const mail = await db.write(async (tx) => {
      const isFirst = await claimDigest(tx, user.id, day);
      if (!isFirst || !letter) return undefined;
      return outbox.store(tx, {
        ...letter,
        workspaceId: user.company_id ?? user.private_workspace_id,
        userId: user.id,
        leadId: null,
        to: { name: fullName(user), address: user.email },
        unsubscribeToken: token,
        expiresAt: clock() + fresh,
      });
    });
    if (mail) await outbox.trySending(mail);
  }

  async function writeTo(zone: string, local: LocalDay, { signal }: Job): Promise<void> {
    for (let after = ''; !signal.aborted;) {
      const users = await usersWithoutDigest(db.read, { zone, day: local.day, after, most: batch });
      for (const user of users) {
        if (signal.aborted) return;
        // The others must not wait for what is wrong with one; it is tried again in a minute.
        await write(user, zone, local).catch((error: unknown) =>
          log.error({ err: error, user: user.id }, 'digest not written'),
        );
      }
      if (users.length < batch) return;
      after = users.at(-1)?.id ?? after;
    }
  }

  jobs.register(kind, async (job) => {
    // The local mailbox has no reader.
    if (sendsMail) {
      for (const zone of await digestZones(db.read)) {
        const local = localDay(zone, clock());
        if (isTime(local)) await writeTo(zone, local, job);
      }
    }
    return { againIn: job.signal.aborted ? 0 : minute };
  });
}

/** Starts the job, in one process at a time. */
export const startDigest = (jobs: ServerContext['jobs']): Promise<void> => jobs.ensure(kind);
