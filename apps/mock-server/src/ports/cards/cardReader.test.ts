import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, it } from 'vitest';

import { childrenOf } from '../../../test/helpers/childProcesses.ts';
import { createCardReader, type CardReader, type CardReaderOptions } from './cardReader.ts';

/** A worker that follows the command in its picture, which is a text: see the file. */
const workerPath = fileURLToPath(new URL('./testWorker.ts', import.meta.url));
const order = (text: string) => new TextEncoder().encode(text);

let reader: CardReader | undefined;
const start = (options: CardReaderOptions = {}) => {
  reader = createCardReader({ workerPath, ...options });
  return reader;
};
afterEach(() => reader?.close());

/** The process id of the worker, which the test worker returns as text. */
const pidOf = async (cards: CardReader) => (await cards.read(order('pid'))).text[0];

const isAlive = (pid: string | undefined) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

describe('createCardReader', () => {
  it('reads cards in order, in one process', async () => {
    const cards = start();
    const readings = await Promise.all(['1', '2', '3'].map((text) => cards.read(order(text))));
    expect(readings.map(({ text }) => text)).toEqual([['1'], ['2'], ['3']]);
    expect(await pidOf(cards)).toBe(await pidOf(cards));
  });

  it('reports why a picture cannot be read, and continues', async () => {
    const cards = start();
    const pid = await pidOf(cards);
    await expect(cards.read(order('broken'))).rejects.toMatchObject({
      name: 'CardReaderError',
      kind: 'broken',
    });
    expect(await pidOf(cards)).toBe(pid);
  });

  it('refuses a card if the queue is full', async () => {
    const cards = start({ maxWaiting: 1, timeLimit: 4_000 });
    const slow = cards.read(order('hang'));
    const waiting = cards.read(order('1'));
    await expect(cards.read(order('2'))).rejects.toMatchObject({ kind: 'busy' });
    await expect(slow).rejects.toMatchObject({ kind: 'timeout' });
    expect((await waiting).text).toEqual(['1']);
  });

  it('refuses a card that has waited too long while another is being read', async () => {
    const cards = start({ waitLimit: 2_000, timeLimit: 6_000 });
    let isReading = true;
    const slow = cards.read(order('hang')).catch((error: unknown) => {
      isReading = false;
      return error;
    });
    await expect(cards.read(order('1'))).rejects.toMatchObject({ kind: 'busy', retryAfter: 2 });
    expect(isReading).toBe(true);
    expect(await slow).toMatchObject({ kind: 'timeout' });
  });

  it('refuses a card at once if the duration of the last cards suggests too long a wait', async () => {
    const cards = start({ waitLimit: 1_000 });
    const first = cards.read(order('1'));
    // No card has been read yet, and the expected duration exceeds the limit.
    const refused = cards.read(order('2')).catch((error: unknown) => error);
    expect(await Promise.race([refused, setImmediate('later')])).toMatchObject({
      kind: 'busy',
      retryAfter: 2,
    });
    await first;
    for (let count = 0; count < 6; count += 1) await cards.read(order('1'));
    const both = await Promise.all([cards.read(order('1')), cards.read(order('2'))]);
    expect(both.map(({ text }) => text)).toEqual([['1'], ['2']]);
  });

  it('removes a cancelled card from the queue', async () => {
    const cards = start({ maxWaiting: 1 });
    const slow = cards.read(order('slow'));
    const person = new AbortController();
    const waiting = cards.read(order('crash'), person.signal);
    person.abort();
    await expect(waiting).rejects.toMatchObject({ kind: 'given_up' });
    // Its place is free, and it is never read.
    const [pid, after] = await Promise.all([slow, cards.read(order('1'))]);
    expect([pid.text, after.text]).toEqual([[], ['1']]);
  });

  it('refuses a card that is already cancelled', async () => {
    await expect(start().read(order('1'), AbortSignal.abort())).rejects.toMatchObject({
      kind: 'given_up',
    });
  });

  it('finishes a card that was cancelled while being read, which is faster than a restart', async () => {
    const cards = start();
    const pid = await pidOf(cards);
    const person = new AbortController();
    const given = cards.read(order('slow'), person.signal);
    const next = pidOf(cards);
    person.abort();
    await expect(given).rejects.toMatchObject({ kind: 'given_up' });
    expect(await next).toBe(pid);
  });

  it('kills a worker that is stuck on a cancelled card', async () => {
    const cards = start({ abandonedLimit: 200 });
    const pid = await pidOf(cards);
    const person = new AbortController();
    const given = cards.read(order('hang'), person.signal);
    const next = pidOf(cards);
    person.abort();
    await expect(given).rejects.toMatchObject({ kind: 'given_up' });
    expect(await next).not.toBe(pid);
    expect(isAlive(pid)).toBe(false);
  });

  it('reads the card in a new worker if a signal ends the first before it ignores signals', async () => {
    const cards = start();
    const known = new Set(await childrenOf(process.pid));
    const reading = cards.read(order('pid'));
    let first: number | undefined;
    while (first === undefined) {
      first = (await childrenOf(process.pid)).find((pid) => !known.has(pid));
    }
    process.kill(first, 'SIGTERM');
    expect((await reading).text).not.toEqual([String(first)]);
  });

  it('kills a worker that takes too long and reads the next card in a new one', async () => {
    const cards = start({ timeLimit: 4_000 });
    const pid = await pidOf(cards);
    await expect(cards.read(order('hang'))).rejects.toMatchObject({ kind: 'timeout' });
    expect(await pidOf(cards)).not.toBe(pid);
    expect(isAlive(pid)).toBe(false);
  });

  it('survives a worker that crashes', async () => {
    const cards = start();
    await expect(cards.read(order('crash'))).rejects.toMatchObject({ kind: 'crashed' });
    expect((await cards.read(order('1'))).text).toEqual(['1']);
  });

  it('refuses a card if the worker exits before it can respond', async () => {
    // A module that only declares types exits at once.
    const cards = start({
      workerPath: fileURLToPath(new URL('../processes/endingSignals.ts', import.meta.url)),
    });
    await expect(cards.read(order('1'))).rejects.toMatchObject({ kind: 'crashed' });
  });

  it('replaces a worker that uses too much memory', async () => {
    const cards = start({ memoryLimit: 1 });
    expect(await pidOf(cards)).not.toBe(await pidOf(cards));
  });

  it('ends an idle worker and starts another for the next card', async () => {
    const cards = start({ idleLimit: 50 });
    const pid = await pidOf(cards);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await pidOf(cards)).not.toBe(pid);
  });

  it('ends its process when closed, and refuses waiting and new cards', async () => {
    const cards = start();
    const pid = await pidOf(cards);
    const running = Promise.allSettled([cards.read(order('hang')), cards.read(order('1'))]);
    await cards.close();
    const outcomes = await running;
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { kind: 'crashed' } },
      { status: 'rejected', reason: { kind: 'crashed' } },
    ]);
    expect(isAlive(pid)).toBe(false);
    await expect(cards.read(order('1'))).rejects.toMatchObject({ kind: 'crashed' });
  });

  it('warms up without a card, and ends the process if none follows', async () => {
    const cards = start({ idleLimit: 200 });
    cards.warm?.();
    expect((await cards.read(order('1'))).text).toEqual(['1']);
  });
});
