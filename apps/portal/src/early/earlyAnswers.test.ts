import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchEarly } from './earlyAnswers.ts';

const authorization = 'Bearer token';
const headers = { Authorization: authorization };
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockImplementation(() => Promise.resolve(new Response('network')));
  vi.stubGlobal('fetch', network);
  const answers = new Map([['/api/leads', Promise.resolve(new Response('early'))]]);
  window.cardinalEarly = { authorization, madeAt: performance.now(), answers };
});
afterEach(() => {
  vi.unstubAllGlobals();
  network.mockReset();
  delete window.cardinalEarly;
});

const read = async (url: string, init: RequestInit = { method: 'GET', headers }) =>
  (await fetchEarly(url, init)).text();

it('returns an early response once', async () => {
  expect(await read('/api/leads')).toBe('early');
  expect(network).not.toHaveBeenCalled();
  expect(await read('/api/leads')).toBe('network');
});

it.each<[string, string, RequestInit]>([
  ['another URL', '/api/leads?q=a', { method: 'GET', headers }],
  ['a write', '/api/leads', { method: 'POST', headers }],
  ['another session', '/api/leads', { method: 'GET', headers: { Authorization: 'Bearer other' } }],
  ['no session', '/api/leads', { method: 'GET' }],
])('requests %s from the server', async (_, url, init) => {
  expect(await read(url, init)).toBe('network');
});

it('requests it from the server if the response is old', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
  expect(await read('/api/leads')).toBe('network');
});

it('requests it from the server if there was no early call', async () => {
  delete window.cardinalEarly;
  expect(await read('/api/leads')).toBe('network');
});

it('can be aborted', async () => {
  const abort = new AbortController();
  abort.abort();
  const init = { method: 'GET', headers, signal: abort.signal };
  await expect(fetchEarly('/api/leads', init)).rejects.toMatchObject({ name: 'AbortError' });
});
