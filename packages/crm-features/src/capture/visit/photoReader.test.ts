// @vitest-environment node
import 'fake-indexeddb/auto';
import type { Scan } from '@cardinal/contract';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { buildScan, buildUnreadableScan } from '../../fixtures/index.ts';
import { begin, captureDraftOf } from '../captureState.ts';
import { createCaptureStore } from '../outbox/captureStore.ts';
import type { CaptureOwner, WaitingCapture } from '../outbox/waitingCapture.ts';
import { isToRead, photoStage } from './photo.ts';
import { createPhotoReader } from './photoReader.ts';

const store = createCaptureStore();
const ada: CaptureOwner = { userId: 'ada', companyId: 'acme' };

async function photograph(id: string, owner = ada) {
  const { picture: _picture, ...form } = captureDraftOf(begin('scan'));
  const capture: WaitingCapture = {
    ...owner,
    id,
    capturedAt: '2026-11-26T09:00:00Z',
    lead: null,
    form,
    isAttempted: false,
    refusal: null,
    answer: null,
  };
  const bytes = new TextEncoder().encode(id).buffer;
  await store.keep(capture, [{ type: 'image/jpeg', bytes }]);
}

const refused = (status: number, detail = '') =>
  new ApiError({ status, statusText: detail, headers: new Headers() }, '');

type Answer = (times: number) => Scan | Promise<Scan>;

/** Reads what is on the device until nothing is left or a pause begins. */
async function readAll(
  answers: Readonly<Record<string, Answer>> = {},
  { owner = ada, pauses = 0 }: { owner?: CaptureOwner | null; pauses?: number } = {},
) {
  const asked: string[] = [];
  let [reading, most, left] = [0, 0, pauses];
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const reader = createPhotoReader({
    store,
    owner: () => owner,
    exclusively: (work) => work(),
    onChange: () => undefined,
    onWaiting: (isWaiting) => {
      if (!isWaiting || left === 0) resolve(isWaiting);
    },
    after: (_milliseconds, action) => {
      if (left > 0) queueMicrotask(action);
      left -= 1;
      return () => undefined;
    },
    async read(photo) {
      const id = await photo.text();
      asked.push(id);
      reading += 1;
      most = Math.max(most, reading);
      await new Promise((done) => setTimeout(done, 1));
      reading -= 1;
      return (answers[id] ?? (() => buildScan()))(asked.filter((one) => one === id).length);
    },
  });
  reader.wake();
  const isWaiting = await promise;
  reader.stop();
  return { asked, most, isWaiting };
}

const fail = (error: Error) => (): never => {
  throw error;
};
const stages = async () =>
  Object.fromEntries((await store.all()).map((each) => [each.id, photoStage(each, null)]));

beforeEach(async () => {
  for (const { id } of await store.all()) await store.remove(id);
});

it('reads photos in the order in which they were taken, two at a time', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) await photograph(id);
  const { asked, most, isWaiting } = await readAll();
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
  expect(isWaiting).toBe(false);
  expect(new Set(Object.values(await stages()))).toEqual(new Set(['ready']));
  expect((await store.get('a'))?.form.values.email).toBe(buildScan().suggested_lead.email);
});

it('leaves what is doubtful, unreadable or refused to the user', async () => {
  for (const id of ['doubtful', 'unreadable', 'refused', 'fine']) await photograph(id);
  const scan = buildScan();
  await readAll({
    doubtful: () => ({ ...scan, reasons: { email: 'Some letters were hard to read.' } }),
    unreadable: () => buildUnreadableScan(),
    refused: fail(refused(415, 'Please select an image file.')),
  });
  expect(await stages()).toEqual({
    doubtful: 'check',
    unreadable: 'check',
    refused: 'check',
    fine: 'ready',
  });
  expect((await store.get('unreadable'))?.unread).toEqual({ status: 'unreadable' });
  expect((await store.get('refused'))?.unread).toMatchObject({
    status: 'failed',
    mayRetry: false,
  });
  // They are not read again by themselves.
  expect((await readAll()).asked).toEqual([]);
});

it('waits for the network, and keeps the order', async () => {
  for (const id of ['a', 'b', 'c']) await photograph(id);
  const { asked, isWaiting } = await readAll({ a: fail(new TypeError('No network')) });
  expect(isWaiting).toBe(true);
  expect(asked).not.toContain('c');
  expect((await stages())['a']).toBe('reading');
  expect((await readAll()).asked[0]).toBe('a');
  expect((await stages())['c']).toBe('ready');
});

it('does not let a photo that the server fails to read hold up the others', async () => {
  for (const id of ['poison', 'a', 'b']) await photograph(id);
  const { asked, isWaiting } = await readAll({ poison: fail(refused(503)) }, { pauses: 5 });
  expect(asked.filter((id) => id === 'poison')).toHaveLength(3);
  expect(isWaiting).toBe(false);
  expect((await store.get('poison'))?.unread).toMatchObject({ status: 'failed', mayRetry: true });
  expect(await stages()).toEqual({ poison: 'check', a: 'ready', b: 'ready' });
});

it('reads nothing of another user, and nothing while nobody is signed in', async () => {
  await photograph('mine');
  await photograph('theirs', { userId: 'ben', companyId: 'acme' });
  expect((await readAll({}, { owner: null })).asked).toEqual([]);
  expect((await readAll()).asked).toEqual(['mine']);
});

it('leaves a photo alone that was saved or deleted while it was read', async () => {
  await photograph('saved');
  await photograph('deleted');
  const lead = { first_name: 'Typed', email: 'typed@example.test' };
  await readAll({
    saved: async () => {
      await store.update('saved', () => ({ lead }));
      return buildScan();
    },
    deleted: async () => {
      await store.remove('deleted');
      return buildScan();
    },
  });
  const [saved, ...others] = await store.all();
  expect(others).toEqual([]);
  expect(saved).toMatchObject({ id: 'saved', lead, form: { scan: null } });
});

it('fills what was not typed meanwhile', async () => {
  await photograph('noted');
  await readAll({
    noted: async () => {
      await store.update('noted', ({ form }) => ({
        form: { ...form, values: { ...form.values, notes: 'Wants a sample' }, typed: ['notes'] },
      }));
      return buildScan();
    },
  });
  const noted = await store.get('noted');
  expect(noted && isToRead(noted)).toBe(false);
  expect(noted?.form.values).toMatchObject({
    notes: expect.stringContaining('Wants a sample'),
    email: buildScan().suggested_lead.email,
  });
});
