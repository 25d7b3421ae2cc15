import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRowWorkers } from './rowWorker.ts';

/** Work that runs until the test ends it. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

it('removes files from the queue as soon as their clients disconnect', async () => {
  const workers = createRowWorkers();
  const first = held();
  const running = [1, 2].map(() => workers.use(first.work));
  const leaving = new AbortController();
  // The two running ones have left the queue before the others enter it.
  await Promise.resolve();
  const outcomes = Array.from({ length: 21 }, () =>
    workers.use(() => Promise.resolve('read'), leaving.signal).catch((error: unknown) => error),
  );
  // A rejection, which callers turn into a response, rather than an uncaught error.
  expect(await outcomes[20]).toMatchObject({ name: 'SheetError', kind: 'busy' });
  leaving.abort();
  for (const outcome of outcomes.slice(0, 20)) {
    expect(await outcome).toMatchObject({ name: 'RowProcessError' });
  }
  const next = workers.use(() => Promise.resolve('read'));
  first.end();
  await Promise.all(running);
  expect(await next).toBe('read');
});

it('stops reading a file when its client disconnects', async () => {
  const workers = createRowWorkers();
  const leaving = new AbortController();
  const reading = workers.use(async (rows) => {
    leaving.abort();
    return rows.open({ path: '/nonexistent', mapsAssignee: false });
  }, leaving.signal);
  await expect(reading).rejects.toMatchObject({ name: 'RowProcessError' });
  await expect(workers.use(() => Promise.resolve('read'), leaving.signal)).rejects.toThrow(
    'Nobody is waiting',
  );
});

describe('a process that is used again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardinal-rows-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (name: string) => {
    const path = join(folder, `${name}.csv`);
    writeFileSync(path, `First name,Email\n${name},${name}@example.com\n`);
    return { path, mapsAssignee: false };
  };
  const workers = createRowWorkers();

  it('has forgotten the file before, even one that was not read to its end', async () => {
    await workers.use((rows) => rows.open(fileOf('ada')));
    expect(await workers.use((rows) => rows.next())).toBeUndefined();
    const { rows } =
      (await workers.use(async (work) => {
        await work.open(fileOf('grace'));
        return work.next();
      })) ?? {};
    expect(rows).toContain('grace@example.com');
    expect(rows).not.toContain('ada@example.com');
  });

  it('is another one after a failure', async () => {
    await expect(
      workers.use((rows) => rows.open({ path: join(folder, 'none.csv'), mapsAssignee: false })),
    ).rejects.toThrow('ENOENT');
    await expect(workers.use((rows) => rows.open(fileOf('ida')))).resolves.toBeDefined();
  });

  it('is another one after its client has gone, though the work was done', async () => {
    const leaving = new AbortController();
    await workers.use((rows) => {
      leaving.abort();
      return Promise.resolve(rows);
    }, leaving.signal);
    await expect(workers.use((rows) => rows.open(fileOf('ada')))).resolves.toBeDefined();
  });
});
