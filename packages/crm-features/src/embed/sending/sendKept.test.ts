import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { keepEntry, readEntries, removeEntry, type KeptEntry } from './keptEntries.ts';
import { startSendingKept, type KeptSending } from './sendKept.ts';

const source = { baseUrl: 'https://crm.example.test', partnerKey: 'ck_1' };
const hour = 3_600_000;

const entry = (id: string, more: Partial<KeptEntry> = {}): KeptEntry => ({
  ...source,
  id,
  lead: { first_name: id, email: `${id}@example.test` },
  at: Date.now(),
  ...more,
});
const kept = async () => (await readEntries()).map(({ id }) => id);
const refused = (status: number) =>
  new ApiError({ status, statusText: '', headers: new Headers() }, '');

const send = vi.fn<KeptSending['send']>();
const onSent = vi.fn<KeptSending['onSent']>();
const stops: (() => void)[] = [];
function start(more: Partial<KeptSending> = {}) {
  const sending = startSendingKept({ ...source, send, onSent, ...more });
  stops.push(sending.stop);
  return sending;
}
const keysSent = () => send.mock.calls.map(([, key]) => key);

beforeEach(() => {
  send.mockReset().mockImplementation((_lead, key) => Promise.resolve({ id: `lead of ${key}` }));
  onSent.mockReset();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  for (const id of await kept()) await removeEntry(id);
  vi.useRealTimers();
});

describe('what visitors send without a network', () => {
  it('is kept once under its key, oldest first, for a day', async () => {
    const now = Date.now();
    await keepEntry(entry('second', { at: now - hour }));
    await keepEntry(entry('first', { at: now - 2 * hour }));
    await keepEntry(entry('second', { at: now - hour, lead: { first_name: 'Again' } }));
    await keepEntry(entry('old', { at: now - 24 * hour - 1_000 }));
    const entries = await readEntries(now);
    expect(entries.map(({ id }) => id)).toEqual(['first', 'second']);
    expect(entries[1]?.lead.first_name).toBe('Again');
    // Removed, and not merely left out: nobody else is to find it on this device.
    expect((await readEntries(now - 23 * hour)).map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it('is sent in its order under the keys of the first attempts, and then removed', async () => {
    await keepEntry(entry('late', { at: Date.now() }));
    await keepEntry(entry('early', { at: Date.now() - hour }));
    start();
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    expect(send.mock.calls).toEqual([
      [{ first_name: 'early', email: 'early@example.test' }, 'early'],
      [{ first_name: 'late', email: 'late@example.test' }, 'late'],
    ]);
    expect(onSent.mock.calls).toEqual([['lead of early'], ['lead of late']]);
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
  });

  it.each([
    ['there is still no network', new TypeError('Failed to fetch')],
    ['the server is down', refused(503)],
    ['there were too many requests', refused(429)],
    ['the session has ended', refused(401)],
  ])('stays while %s, and goes when there is a network again', async (_why, error) => {
    await keepEntry(entry('one', { at: Date.now() - hour }));
    await keepEntry(entry('two'));
    send.mockRejectedValueOnce(error);
    start();
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    // The second one waits for the first.
    expect(await kept()).toEqual(['one', 'two']);
    expect(onSent).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    expect(keysSent()).toEqual(['one', 'one', 'two']);
  });

  it('is tried again after a pause', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sending = start();
    await keepEntry(entry('one'));
    sending.later();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(keysSent()).toEqual(['one']));
  });

  it('is given up if the server will never take it, and the next one is sent', async () => {
    await keepEntry(entry('refused', { at: Date.now() - hour }));
    await keepEntry(entry('good'));
    send.mockRejectedValueOnce(refused(422));
    start();
    await vi.waitFor(() => expect(onSent.mock.calls).toEqual([['lead of good']]));
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('is sent by elements of its own key and server alone', async () => {
    await keepEntry(entry('foreign key', { partnerKey: 'ck_2', at: Date.now() - hour }));
    await keepEntry(entry('foreign server', { baseUrl: 'https://other.test' }));
    await keepEntry(entry('own'));
    start();
    await vi.waitFor(() => expect(keysSent()).toEqual(['own']));
    await vi.waitFor(async () =>
      expect((await kept()).toSorted()).toEqual(['foreign key', 'foreign server']),
    );
  });

  it('is left alone once the element is gone', async () => {
    start().stop();
    await keepEntry(entry('one'));
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await kept()).toEqual(['one']);
    expect(send).not.toHaveBeenCalled();
  });
});
