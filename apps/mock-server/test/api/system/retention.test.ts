import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { JobHandler } from '../../../src/services/jobs/job.ts';
import { createJobs } from '../../../src/services/jobs/jobs.ts';
import { startRetention, sweep } from '../../../src/services/jobs/retention.ts';
import { insertAccountToken } from '../../../src/store/accounts/accountTokens.ts';
import { insertSession } from '../../../src/store/accounts/sessions.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { insertEmail } from '../../../src/store/mail/emails.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, insertMany } from '../../helpers/leadCalls.ts';
import { waitsForLock } from '../../helpers/lockWaits.ts';
import { addMember } from '../../helpers/people.ts';

const buildEmail = (message_id: string) => ({
  workspace_id: 'w',
  lead_id: null,
  user_id: 'u',
  to_name: 'Ada',
  to_address: 'ada@example.com',
  subject: 'Welcome',
  content: '',
  text: 'Hello',
  html: 'Hello',
  message_id,
  calendar: null,
  unsubscribe_token: null,
});

const day = 86_400_000;
const now = 1_000 * day;

describeOnEachEngine('retention', (open) => {
  const keysOf = async (db: Database) =>
    (await db.read.selectFrom('idempotency').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    );

  /** Stores 450 keys that are too old, and one that is not. */
  const addKeys = (db: Database) => {
    const call = { user_id: 'u', method: 'POST', path: '/', body_hash: '', status: 201, body: '' };
    const key = (name: string, created_at: number) => ({ ...call, key: name, created_at });
    const old = Array.from({ length: 450 }, (_, n) => key(`old-${n}`, now - 30 * day - 1 - n));
    return db.write((tx) =>
      tx
        .insertInto('idempotency')
        .values([...old, key('young', now - 30 * day)])
        .execute(),
    );
  };

  it('purges keys after 30 days, however many, and links when they expire', async () => {
    const db = await open();
    await addKeys(db);
    const user_id = await addMember(db);
    for (const [token_hash, expires_at] of [
      ['dead', now],
      ['alive', now + 1],
    ] as const) {
      const token = {
        token_hash,
        user_id,
        purpose: 'reset',
        proves_address: 1,
        created_at: 0,
        expires_at,
      } as const;
      await db.write((tx) => insertAccountToken(tx, token));
    }
    await sweep(db, now);
    expect(await keysOf(db)).toEqual(['young']);
    const tokens = await db.read.selectFrom('account_tokens').select('token_hash').execute();
    expect(tokens).toEqual([{ token_hash: 'alive' }]);
  });

  it('stops after the batch that is running, and goes on at the next start', async () => {
    const db = await open();
    await addKeys(db);
    const shutdown = new AbortController();
    // The process is asked to stop while the first batch is written.
    const stopping: Database = {
      ...db,
      async write(work) {
        const result = await db.write(work);
        if ((await keysOf(db)).length < 451) shutdown.abort();
        return result;
      },
    };
    let handler: JobHandler | undefined;
    await startRetention({
      db: stopping,
      log: pino({ level: 'silent' }),
      clock: () => now,
      jobs: {
        register(_kind, registered) {
          handler = registered;
        },
        ensure: () => Promise.resolve(),
      },
    });
    const run = (signal: AbortSignal) =>
      handler?.({
        id: 'retention',
        workspaceId: '',
        payload: null,
        attempts: 1,
        signal,
        save: () => Promise.resolve({ workspaceId: '' }),
      });
    expect(await run(shutdown.signal)).toEqual({ againIn: 0 });
    expect(await keysOf(db)).toHaveLength(251);
    expect(await run(new AbortController().signal)).toEqual({ againIn: day });
    expect(await keysOf(db)).toEqual(['young']);
  });

  it('purges sessions that have expired or were not used for a week, of all users', async () => {
    const db = await open();
    for (const [id, created_at, expires_at] of [
      ['active', now - 7 * day + 1, now + 1],
      ['expired', now - day, now],
      ['unused', now - 7 * day, now + day],
    ] as const) {
      const user_id = await addMember(db);
      const session = { token_hash: id, id, user_id, created_at, expires_at, user_agent: '' };
      await db.write((tx) => insertSession(tx, session));
    }
    await sweep(db, now);
    expect(await db.read.selectFrom('sessions').select('id').execute()).toEqual([{ id: 'active' }]);
  });

  it('purges emails about accounts after 30 days; those to leads go with their lead', async () => {
    const db = await open();
    const old = now - 30 * day - 1;
    const mails = [
      { id: 'old', kind: 'account', created_at: old },
      { id: 'young', kind: 'account', created_at: old + 1 },
      { id: 'lead', kind: 'lead', created_at: old },
    ] as const;
    for (const mail of mails) {
      await db.write((tx) => insertEmail(tx, { ...buildEmail(mail.id), ...mail }));
    }
    await sweep(db, now);
    const left = await db.read.selectFrom('emails').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['lead', 'young']);
  });

  it('purges leads 30 days after their deletion, except one that is restored at that moment', async () => {
    const db = await open();
    const owned = { ownerId: 'u', assignedTo: null, createdAt: 0 };
    const leads = ['ada', 'grace'].map((name) =>
      Object.assign(buildNewLead({ email: `${name}@example.com` }), owned),
    );
    const [restored = '', gone = ''] = await insertMany(db, 'w', leads);
    const old = now - 30 * day - 1;
    await db.write((tx) => tx.updateTable('leads').set({ deleted_at: old }).execute());
    for (const leadId of [restored, gone]) {
      const mail = {
        ...buildEmail(leadId),
        id: leadId,
        lead_id: leadId,
        kind: 'lead',
        created_at: old,
      } as const;
      await db.write((tx) => insertEmail(tx, mail));
    }
    const [swept] = await db.write(async (tx) => {
      await tx.updateTable('leads').set({ deleted_at: null }).where('id', '=', restored).execute();
      const sweeping = sweep(db, now);
      await waitsForLock(db, 1);
      // In an array, because the sweep does not end before this transaction.
      return [sweeping];
    });
    expect(await swept).toBe(1);
    for (const table of ['leads', 'emails'] as const) {
      const left = await db.read.selectFrom(table).select('id').execute();
      expect(left).toEqual([{ id: restored }]);
    }
  });

  it('runs at the start and again a day later, in one of several processes', async () => {
    const db = await open();
    const log = pino({ level: 'silent' });
    const processes = [0, 1].map(() => createJobs({ db, log, times: { poll: 20 } }));
    for (const jobs of processes) await startRetention({ db, log, jobs });
    for (const jobs of processes) jobs.start();
    const due = () => db.read.selectFrom('jobs').select(['due_at', 'attempts']).execute();
    await expect
      .poll(async () => (await due()).map(({ due_at: at }) => at > Date.now() + day - 60_000))
      .toEqual([true]);
    expect((await due()).map(({ attempts }) => attempts)).toEqual([1]);
    await Promise.all(processes.map((jobs) => jobs.stop()));
  });
});
