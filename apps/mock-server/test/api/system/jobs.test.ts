import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Job, JobEnd, JobTicket } from '../../../src/services/jobs/job.ts';
import { createJobs, type Jobs } from '../../../src/services/jobs/jobs.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { newId } from '../../../src/store/ids.ts';
import { moveWorkspace } from '../../../src/store/accounts/workspaces.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';

const log = pino({ level: 'silent' });
const kind = 'count';

describeOnEachEngine('jobs', (open) => {
  let db: Database;
  const started: Jobs[] = [];
  beforeEach(async () => {
    db = await open();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
  });

  /** The jobs of one process, which runs them by `handler`. */
  function worker(handler: (job: Job) => Promise<JobEnd>, times: object = {}): Jobs {
    const jobs = createJobs({ db, log, times: { poll: 20, ...times } });
    jobs.register(kind, handler, { atOnce: 4 });
    started.push(jobs);
    return jobs;
  }
  const enqueue = (jobs: Jobs, id: string, workspaceId = 'w') =>
    db.write((tx) => jobs.enqueue(tx, { kind, id, workspaceId, payload: { next: 0 } }));
  const taken = (ticket: JobTicket | undefined): JobTicket => {
    if (!ticket) throw new Error('The job is running already.');
    return ticket;
  };
  const stored = () => db.read.selectFrom('jobs').selectAll().execute();
  const finish = () => Promise.resolve({});

  it('run once they are stored, and are removed when done', async () => {
    const seen: unknown[] = [];
    const jobs = worker(({ id, workspaceId, payload, attempts }) => {
      seen.push({ id, workspaceId, payload, attempts });
      return finish();
    });
    const ticket = taken(await enqueue(jobs, 'a'));
    await jobs.begin(ticket);
    expect(seen).toEqual([{ id: 'a', workspaceId: 'w', payload: { next: 0 }, attempts: 1 }]);
    expect(await stored()).toEqual([]);
  });

  it('do not exist when their transaction fails', async () => {
    const jobs = worker(finish);
    const failing = db.write(async (tx) => {
      await jobs.enqueue(tx, { kind, id: 'a', workspaceId: 'w' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await stored()).toEqual([]);
  });

  it('run again after a pause, or after an error', async () => {
    const attempts: number[] = [];
    const jobs = worker((job) => {
      attempts.push(job.attempts);
      return Promise.resolve(job.attempts < 3 ? { againIn: 10 } : {});
    });
    jobs.start();
    await jobs.begin(taken(await enqueue(jobs, 'a')));
    await expect.poll(stored).toEqual([]);
    expect(attempts).toEqual([1, 2, 3]);

    const failing = worker(() => Promise.reject(new Error('oops')));
    await failing.begin(taken(await enqueue(failing, 'b')));
    const [job] = await stored();
    expect(job?.leased_by).toBeNull();
    expect(job?.due_at).toBeGreaterThan(Date.now());
  });

  it('are not taken by two processes at a time', async () => {
    const running = new Map<string, number>();
    const times = new Map<string, number>();
    const handler = async ({ id }: Job) => {
      running.set(id, (running.get(id) ?? 0) + 1);
      times.set(id, (times.get(id) ?? 0) + 1);
      expect(running.get(id)).toBe(1);
      await delay(15);
      running.set(id, 0);
      return {};
    };
    const workers = [worker(handler), worker(handler), worker(handler)];
    const ids = Array.from({ length: 40 }, () => newId());
    await db.write(async (tx) => {
      const row = { kind, workspace_id: 'w', payload: 'null', attempts: 0 };
      const due = { due_at: 0, leased_by: null, created_at: 0 };
      await tx
        .insertInto('jobs')
        .values(ids.map((id) => ({ ...row, ...due, id })))
        .execute();
    });
    for (const jobs of workers) jobs.start();
    await expect.poll(stored, { timeout: 5_000 }).toEqual([]);
    expect([...times.values()]).toEqual(ids.map(() => 1));
  });

  it('are taken over when a lease ends, and the previous process records nothing', async () => {
    const release = Promise.withResolvers<void>();
    const recorded: string[] = [];
    const saved = Promise.withResolvers<unknown>();
    const slow = worker(
      async (job) => {
        await release.promise;
        await db.write((tx) => job.save(tx, { next: 1 })).catch(saved.resolve);
        return { recordOutcome: () => Promise.resolve(void recorded.push('slow')) };
      },
      { lease: 50, renewal: 60_000 },
    );
    const run = slow.begin(taken(await enqueue(slow, 'a')));
    const quick = worker(() =>
      Promise.resolve({ recordOutcome: () => Promise.resolve(void recorded.push('quick')) }),
    );
    await delay(60);
    quick.start();
    await expect.poll(stored).toEqual([]);
    release.resolve();
    await run;
    expect(await saved.promise).toMatchObject({ name: 'JobLostError' });
    expect(recorded).toEqual(['quick']);
  });

  it('keep their lease while they run, and are asked to stop', async () => {
    const jobs = worker(
      ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ againIn: 0 }));
        }),
      // Long enough for a moment in which a busy machine runs nothing of this process.
      { lease: 600, renewal: 60 },
    );
    jobs.start();
    void jobs.begin(taken(await enqueue(jobs, 'a')));
    const other = worker(finish);
    other.start();
    await delay(1_000);
    expect(await stored()).toHaveLength(1);
    await jobs.stop();
    await expect.poll(stored).toEqual([]);
  });

  it('can be requested twice without running twice', async () => {
    const release = Promise.withResolvers<void>();
    const jobs = worker(async () => {
      await release.promise;
      return { againIn: 60_000 };
    });
    const run = jobs.begin(taken(await enqueue(jobs, 'a')));
    expect(await enqueue(jobs, 'a')).toBeUndefined();
    release.resolve();
    await run;
    // It is waiting for its next run; on request, it runs now.
    expect((await enqueue(jobs, 'a'))?.row.attempts).toBe(2);
    await jobs.ensure('sweep');
    await jobs.ensure('sweep');
    expect(await stored()).toHaveLength(2);
  });

  it('are released at the start if their process is gone', async () => {
    const gone = worker(finish);
    await enqueue(gone, 'a');
    await enqueue(gone, 'b');
    const [job] = await stored();
    // The id of a process that has ended on this machine, and one on another machine, which may be
    // running.
    const [place = ''] = job?.leased_by?.split(' ') ?? [];
    const own = (id: string, leased_by: string) =>
      db.write((tx) => tx.updateTable('jobs').set({ leased_by }).where('id', '=', id).execute());
    await own('a', `${place} 999999999 gone`);
    await own('b', 'elsewhere/1 1 alive');
    const done: string[] = [];
    const jobs = worker(({ id }) => {
      done.push(id);
      return finish();
    });
    await jobs.recover();
    jobs.start();
    await expect.poll(() => done).toEqual(['a']);
    await expect.poll(stored).toMatchObject([{ id: 'b' }]);
  });

  it('follow their records into another workspace', async () => {
    const release = Promise.withResolvers<void>();
    const workspaces: string[] = [];
    const jobs = worker(async (job) => {
      await release.promise;
      workspaces.push((await db.write((tx) => job.save(tx, { next: 1 }))).workspaceId);
      return {
        recordOutcome: (_tx, { workspaceId }) => Promise.resolve(void workspaces.push(workspaceId)),
      };
    });
    const run = jobs.begin(taken(await enqueue(jobs, 'a', 'from')));
    await db.write((tx) => moveWorkspace({ tx, dialect: db.dialect, from: 'from', to: 'to' }));
    release.resolve();
    await run;
    expect(workspaces).toEqual(['to', 'to']);
  });
});
