import { stored } from '@cardinal/contract/labels';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApiClient, createSessionStore } from '../../client/index.ts';
import { memoryStorage } from '../../fixtures/index.ts';
import { begin, captureDraftOf } from '../state/captureState.ts';
import { tellHeldCaptures } from './heldCaptures.ts';
import type { WaitingCapture } from './waitingCapture.ts';

const now = new Date('2026-11-26T14:30:00Z');
const { picture: _picture, ...form } = captureDraftOf(begin('manual'));
const photo: WaitingCapture = {
  userId: 'ada',
  companyId: 'acme',
  id: 'photo',
  capturedAt: '2026-11-26T14:05:00Z',
  lead: null,
  form,
  isAttempted: false,
  refusal: null,
  answer: null,
};
const at = (event_id: string | null, capturedAt: string): WaitingCapture => ({
  ...photo,
  lead: { first_name: 'Grace', email: 'grace@example.test', event_id },
  capturedAt,
});

/** Answers of the server, by event; 204 without one. */
let statuses: Record<string, number>;
let told: [event: string, body: { device: string; captures: number; oldest_seconds: number }][];

const fetch: typeof globalThis.fetch = async (url, init) => {
  const event = String(url).split('/')[3] ?? '';
  told.push([event, JSON.parse(String(init?.body))]);
  const status = statuses[event] ?? 204;
  if (status === 0) throw new TypeError('No network.');
  return new Response(status === 204 ? null : '{}', { status });
};
const api = createApiClient({
  session: createSessionStore(memoryStorage()),
  clientId: 'tab',
  fetch,
});
const tell = (captures: readonly WaitingCapture[], here: string | null = null) =>
  tellHeldCaptures({ api, captures, here, now });
/** What was told since the last look. */
const last = () => {
  const found = told.map(([event, { captures, oldest_seconds }]) => [
    event,
    captures,
    oldest_seconds,
  ]);
  told = [];
  return found;
};

beforeEach(() => {
  localStorage.removeItem(stored.device.key);
  statuses = {};
  told = [];
});

it('tells number and age for each event, and that there are none once they are sent', async () => {
  await tell([
    at('fair', '2026-11-26T14:20:00Z'),
    at('fair', '2026-11-26T14:10:00Z'),
    at('expo', '2026-11-26T14:29:00Z'),
    at(null, '2026-11-26T09:00:00Z'),
  ]);
  expect(Object.keys(told[0]?.[1] ?? {}).toSorted()).toEqual([
    'captures',
    'device',
    'oldest_seconds',
  ]);
  expect(last()).toEqual([
    ['fair', 2, 1_200],
    ['expo', 1, 60],
  ]);
  await tell([at('expo', '2026-11-26T14:29:00Z')]);
  expect(last()).toEqual([
    ['fair', 0, 0],
    ['expo', 1, 60],
  ]);
  await tell([]);
  expect(last()).toEqual([['expo', 0, 0]]);
  await tell([]);
  expect(last()).toEqual([]);
});

it('counts pictures that are not reviewed for the event where the user is', async () => {
  await tell([photo], 'fair');
  expect(last()).toEqual([['fair', 1, 1_500]]);
  await tell([photo]);
  expect(last()).toEqual([['fair', 0, 0]]);
});

it('is the same device each time, and tells again what did not arrive', async () => {
  statuses = { fair: 0 };
  await tell([photo], 'fair');
  await tell([], 'fair');
  const devices = new Set(told.map(([, { device }]) => device));
  expect(devices.size).toBe(1);
  last();
  statuses = {};
  await tell([], 'fair');
  expect(last()).toEqual([['fair', 0, 0]]);
  await tell([], 'fair');
  expect(last()).toEqual([]);
});

it('goes on after an event that is gone, which is not told again', async () => {
  statuses = { gone: 404 };
  await tell([at('gone', '2026-11-26T14:20:00Z'), at('fair', '2026-11-26T14:20:00Z')]);
  expect(last().map(([event]) => event)).toEqual(['gone', 'fair']);
  await tell([]);
  expect(last()).toEqual([
    ['gone', 0, 0],
    ['fair', 0, 0],
  ]);
  await tell([]);
  expect(last()).toEqual([]);
});

it('works where nothing can be stored, and with a clock that was set back', async () => {
  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await tell([at('fair', '2026-11-26T18:00:00Z')]);
  expect(last()).toEqual([['fair', 1, 0]]);
  storage.mockRestore();
});
