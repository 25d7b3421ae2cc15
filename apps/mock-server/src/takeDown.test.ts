import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from './http/log.ts';
import { takeDown } from './takeDown.ts';

/** A log whose lines the test reads. */
function createLines() {
  const stream = new PassThrough({ encoding: 'utf8' });
  const lines = (): { msg: string; step?: string; open?: object }[] =>
    String(stream.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { log: createLog('info', stream), lines };
}

it('takes the steps in order, and is silent about those that need no wait', async () => {
  const { log, lines } = createLines();
  const taken: string[] = [];
  const step = (name: string) => ({ name, limit: 60_000, end: () => void taken.push(name) });
  expect(await takeDown(log, ['requests', 'database'].map(step))).toBe(true);
  expect(taken).toEqual(['requests', 'database']);
  expect(lines()).toEqual([]);
});

it('cuts off a step that does not end, says what it waited for, and takes the next', async () => {
  const { log, lines } = createLines();
  const never = new Promise<void>(() => undefined);
  const taken: string[] = [];
  const isClean = await takeDown(log, [
    {
      name: 'requests',
      limit: 1_500,
      end: () => never,
      open: () => ({ requests: 2 }),
      cut: () => taken.push('cut'),
    },
    { name: 'database', limit: 60_000, end: () => void taken.push('closed') },
  ]);
  expect(isClean).toBe(true);
  expect(taken).toEqual(['cut', 'closed']);
  const requests = { step: 'requests', open: { requests: 2 } };
  expect(lines()).toMatchObject([
    { ...requests, msg: 'stopping: waiting', limit: 1_500 },
    { ...requests, msg: 'stopping: cut off' },
  ]);
});

it('says when it had to wait', async () => {
  const { log, lines } = createLines();
  const end = () => new Promise<void>((resolve) => setTimeout(resolve, 1_200));
  await takeDown(log, [{ name: 'jobs', limit: 60_000, end }]);
  expect(lines().map(({ msg }) => msg)).toEqual(['stopping: waiting', 'stopping: waited']);
});

it('reports a step that fails, and takes the next', async () => {
  const { log, lines } = createLines();
  let isClosed = false;
  const isClean = await takeDown(log, [
    { name: 'jobs', limit: 60_000, end: () => Promise.reject(new Error('no database')) },
    { name: 'database', limit: 60_000, end: () => void (isClosed = true) },
  ]);
  expect([isClean, isClosed]).toEqual([false, true]);
  expect(lines()).toMatchObject([{ step: 'jobs', msg: 'stopping: failed' }]);
});
