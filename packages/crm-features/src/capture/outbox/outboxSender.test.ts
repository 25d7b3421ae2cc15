// @vitest-environment node
import 'fake-indexeddb/auto';
import type { CreatedLead } from '@cardinal/contract';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { buildLead } from '../../fixtures/index.ts';
import { begin, captureDraftOf } from '../state/captureState.ts';
import { createCaptureStore } from './captureStore.ts';
import { createSender, pauseAfterFailures } from './outboxSender.ts';
import { undoTime, type CaptureOwner, type WaitingCapture } from './waitingCapture.ts';

const store = createCaptureStore();
const ada = { userId: 'ada', companyId: 'acme' };

const captured = (id: string, more: Partial<WaitingCapture> = {}): WaitingCapture => ({
  ...ada,
  id,
  capturedAt: '2026-11-26T09:00:00Z',
  lead: { first_name: id, email: `${id}@example.test` },
  form: captureDraftOf(begin('manual')),
  isAttempted: false,
  refusal: null,
  answer: null,
  ...more,
});

const created = (id: string): CreatedLead => ({ ...buildLead({ id }), duplicates: [] });
const refused = (status: number, detail = '') =>
  new ApiError({ status, statusText: detail, headers: new Headers() }, '');

/** Sends once what waits; each capture is answered as its id says, and otherwise created. */
async function send(
  answers: Readonly<Record<string, () => CreatedLead>> = {},
  owner: CaptureOwner | null = ada,
  now = Date.now(),
) {
  const sent: string[] = [];
  let pause: number | null = null;
  await new Promise<void>((resolve) => {
    const sender = createSender({
      store,
      owner: () => owner,
      exclusively: async (work) => {
        await work();
        // After what the sender does with the outcome.
        setTimeout(resolve, 5);
      },
      send: async ({ id }) => {
        sent.push(id);
        return (answers[id] ?? (() => created(id)))();
      },
      after: (milliseconds) => {
        pause = milliseconds;
        return () => undefined;
      },
      now: () => now,
      random: () => 1,
    });
    sender.wake();
  });
  return { sent, pause };
}

const fail = (error: Error) => () => {
  throw error;
};
const left = async () => (await store.all()).map(({ id, refusal }) => [id, refusal]);

beforeEach(async () => {
  for (const { id } of await store.all()) await store.remove(id);
});

it('waits while saving can be undone, and sends what was not', async () => {
  const saved = { sendAfter: new Date(Date.now() + undoTime).toISOString() };
  await store.keep(captured('held', saved));
  await store.keep(captured('undone', saved));
  const { sent, pause } = await send();
  expect(sent).toEqual([]);
  expect(pause).toBeGreaterThan(0);
  expect(pause).toBeLessThanOrEqual(undoTime);
  await store.update('undone', () => ({ lead: null, sendAfter: null }));
  expect((await send({}, ada, Date.now() + undoTime)).sent).toEqual(['held']);
  expect(await left()).toEqual([['undone', null]]);
});

it('is not held up by a clock that was set back', async () => {
  const sendAfter = new Date(Date.now() + 3_600_000).toISOString();
  await store.keep(captured('held', { sendAfter }));
  expect((await send()).sent).toEqual(['held']);
});

it('sends in the order in which captures were made, whatever their clocks say', async () => {
  await store.keep(captured('first', { capturedAt: '2026-11-27T09:00:00Z' }));
  await store.keep(captured('second', { capturedAt: '2020-01-01T00:00:00Z' }));
  await store.keep(captured('third'));
  // Keeping it again leaves its place.
  await store.keep(captured('first'));
  expect((await send()).sent).toEqual(['first', 'second', 'third']);
  expect(await left()).toEqual([]);
});

it('sets a refused capture aside with its reason, and sends the rest', async () => {
  for (const id of ['good', 'poisoned', 'better']) await store.keep(captured(id));
  const { sent, pause } = await send({ poisoned: fail(refused(422, 'No such event')) });
  expect(sent).toEqual(['good', 'poisoned', 'better']);
  expect(await left()).toEqual([['poisoned', 'No such event']]);
  expect(pause).toBe(null);
  expect((await send()).sent).toEqual([]);
  await store.unpark('poisoned');
  expect((await send()).sent).toEqual(['poisoned']);
});

it.each([409, 500])('tries again after %i, and goes on with the rest', async (status) => {
  await store.keep(captured('one'));
  await store.keep(captured('two'));
  const { sent, pause } = await send({ one: fail(refused(status)) });
  expect(sent).toEqual(['one', 'two']);
  expect(await left()).toEqual([['one', null]]);
  expect(pause).toBe(1_000);
});

it.each([
  ['no answer', new TypeError('Failed to fetch')],
  ['an overloaded server', refused(503)],
  ['too many calls', refused(429)],
])('waits with everything after %s', async (_name, error) => {
  await store.keep(captured('one'));
  await store.keep(captured('two'));
  const { sent, pause } = await send({ one: fail(error) });
  expect(sent).toEqual(['one']);
  expect(pause).toBe(1_000);
  expect(await left()).toHaveLength(2);
});

it('pauses when the session has ended, until the next sign-in', async () => {
  await store.keep(captured('one'));
  await store.keep(captured('two'));
  const { sent, pause } = await send({ one: fail(refused(401)) });
  expect(sent).toEqual(['one']);
  expect(pause).toBe(null);
  expect((await send({}, null)).sent).toEqual([]);
  expect((await send()).sent).toEqual(['one', 'two']);
});

it('sends only the captures of the user and the company, and those of a private workspace', async () => {
  await store.keep(captured('own'));
  await store.keep(captured('private', { companyId: null }));
  await store.keep(captured('elsewhere', { companyId: 'other' }));
  await store.keep(captured('foreign', { userId: 'bob' }));
  expect((await send()).sent).toEqual(['own', 'private']);
  expect((await left()).map(([id]) => id)).toEqual(['elsewhere', 'foreign']);
});

it('keeps the answer of a likely duplicate until it has been seen, and sends it once', async () => {
  await store.keep(captured('one'));
  const answer = { ...created('one'), duplicates: [{ id: 'known', reason: 'email' as const }] };
  await send({ one: () => answer });
  expect((await store.get('one'))?.answer).toMatchObject({ duplicates: [{ id: 'known' }] });
  expect((await send()).sent).toEqual([]);
});

it('deletes a capture that was answered before a crash, without sending it again', async () => {
  await store.keep(captured('one', { answer: created('one') }));
  expect((await send()).sent).toEqual([]);
  expect(await left()).toEqual([]);
});

it('leaves captures that have to be reviewed', async () => {
  await store.keep(captured('photo', { lead: null }), [
    { type: 'image/jpeg', bytes: new ArrayBuffer(8) },
  ]);
  expect((await send()).sent).toEqual([]);
  expect(await store.pictures('photo')).toHaveLength(1);
});

it('does not take back what the server may have', async () => {
  await store.keep(captured('tried', { isAttempted: true }));
  expect(await store.removeUnsent('tried')).toBe(false);
  await store.keep(captured('new'));
  expect(await store.removeUnsent('new')).toBe(true);
  expect((await left()).map(([id]) => id)).toEqual(['tried']);
});

it('waits longer after each failure, for at most a minute', () => {
  const pauses = [0, 1, 2, 5, 6, 30].map((failures) => pauseAfterFailures(failures, () => 1));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
  expect(pauseAfterFailures(3, () => 0)).toBe(4_000);
});
