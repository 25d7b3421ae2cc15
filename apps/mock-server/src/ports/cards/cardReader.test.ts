import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, it } from 'vitest';

import { createCardReader, type CardReader, type CardReaderOptions } from './cardReader.ts';

/** A worker that does what its picture, a text, tells it: see the file. */
const workerPath = fileURLToPath(new URL('./testWorker.ts', import.meta.url));
const order = (text: string) => new TextEncoder().encode(text);

let reader: CardReader | undefined;
const start = (options: CardReaderOptions = {}) => {
  reader = createCardReader({ workerPath, ...options });
  return reader;
};
afterEach(() => reader?.close());

/** The process id of the worker, which the test worker answers as text. */
const pidOf = async (cards: CardReader) => (await cards.read(order('pid'))).text[0];

const isAlive = (pid: string | undefined) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

describe('createCardReader', () => {
  it('answers in order, from one process', async () => {
    const cards = start();
    const readings = await Promise.all(['1', '2', '3'].map((text) => cards.read(order(text))));
    expect(readings.map(({ text }) => text)).toEqual([['1'], ['2'], ['3']]);
    expect(await pidOf(cards)).toBe(await pidOf(cards));
  });

  it('passes on why a picture cannot be read, and goes on', async () => {
    const cards = start();
    const pid = await pidOf(cards);
    await expect(cards.read(order('broken'))).rejects.toMatchObject({
      name: 'CardReaderError',
      kind: 'broken',
    });
    expect(await pidOf(cards)).toBe(pid);
  });

  it('refuses more than may wait', async () => {
    const cards = start({ maxWaiting: 1, timeLimit: 1500 });
    const slow = cards.read(order('hang'));
    const waiting = cards.read(order('1'));
    await expect(cards.read(order('2'))).rejects.toMatchObject({ kind: 'busy' });
    await expect(slow).rejects.toMatchObject({ kind: 'timeout' });
    expect((await waiting).text).toEqual(['1']);
  });

  it('kills a worker that takes too long and reads the next card in a new one', async () => {
    const cards = start({ timeLimit: 1500 });
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

  it('refuses a card when the worker ends before it can answer', async () => {
    // A module that only declares types has nothing to stay for.
    const cards = start({ workerPath: fileURLToPath(new URL('./types.ts', import.meta.url)) });
    await expect(cards.read(order('1'))).rejects.toMatchObject({ kind: 'crashed' });
  });

  it('replaces a worker that holds too much memory', async () => {
    const cards = start({ memoryLimit: 1 });
    expect(await pidOf(cards)).not.toBe(await pidOf(cards));
  });

  it('ends an idle worker and starts another when a card comes', async () => {
    const cards = start({ idleLimit: 50 });
    const pid = await pidOf(cards);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await pidOf(cards)).not.toBe(pid);
  });

  it('ends its process when closed, and refuses whatever waits or comes', async () => {
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

  it('warms up without a card and gives up the process when nothing comes', async () => {
    const cards = start({ idleLimit: 200 });
    cards.warm?.();
    expect((await cards.read(order('1'))).text).toEqual(['1']);
  });
});
