// @vitest-environment node
import 'fake-indexeddb/auto';
import type { Region, Scan } from '@cardinal/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { buildScan, buildUnreadableScan } from '../../fixtures/index.ts';
import { begin, captureDraftOf } from '../state/captureState.ts';
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
    cut: async (photo, cards) =>
      Promise.all(cards.map(async (_card, n) => new Blob([`${await photo.text()}/${n + 1}`]))),
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

const corners: Region = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const several = (count: number) => ({
  ...buildScan(),
  cards: Array.from({ length: count }, () => corners),
});

describe('a picture of several cards', () => {
  it('becomes a photo for each, in its place among the others', async () => {
    for (const id of ['a', 'table', 'b']) await photograph(id);
    const { asked } = await readAll({ table: () => several(3) });
    expect(asked).toEqual(['a', 'table', 'b', 'table/1', 'table/2', 'table/3']);
    const all = await store.all();
    const texts = await Promise.all(
      all.map(async ({ id }) => new TextDecoder().decode((await store.pictures(id))[0]?.bytes)),
    );
    expect(texts).toEqual(['a', 'table/1', 'table/2', 'table/3', 'b']);
    const ids = all.map(({ id }) => id);
    expect(ids[1]).toBe('table');
    expect(new Set(ids).size).toBe(5);
    expect(new Set(Object.values(await stages()))).toEqual(new Set(['ready']));
  });

  it('is cut once: a card on which others are seen is left to the user', async () => {
    await photograph('table');
    const { asked } = await readAll({ table: () => several(2), 'table/1': () => several(2) });
    expect(asked).toHaveLength(3);
    expect(Object.values(await stages())).toEqual(['check', 'ready']);
  });

  it('keeps what was typed with the first card, and stays whole if it was saved meanwhile', async () => {
    await photograph('noted');
    await photograph('saved');
    await readAll({
      noted: async () => {
        await store.update('noted', ({ form }) => ({
          form: { ...form, values: { ...form.values, notes: 'Hall 4' }, typed: ['notes'] },
        }));
        return several(2);
      },
      saved: async () => {
        await store.update('saved', () => ({ lead: { first_name: 'Typed', email: 'a@b.test' } }));
        return several(2);
      },
    });
    const notes = (await store.all()).map(({ form }) => form.values.notes);
    expect(notes).toHaveLength(3);
    expect(notes[0]).toContain('Hall 4');
    expect(notes[1]).not.toContain('Hall 4');
    expect(await store.pictures('saved')).toHaveLength(1);
  });
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
