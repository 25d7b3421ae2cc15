import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildEmbedSession } from '../../fixtures/index.ts';
import { captureFetch } from './captureFetch.ts';
import { joinSession } from './sharedSession.ts';

const source = { baseUrl: 'https://crm.example.test', partnerKey: 'ck_1', isTrial: false };
const capture = 'https://crm.example.test/api/leads';

let opened: { body: unknown; signal: AbortSignal | null | undefined }[];
let settings: Partial<ReturnType<typeof buildEmbedSession>>;
const left: (() => void)[] = [];

beforeEach(() => {
  opened = [];
  settings = {};
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    opened.push({ body: JSON.parse(String(init?.body)), signal: init?.signal });
    const access_token = `cs_${opened.length}`;
    return Promise.resolve(
      Response.json(buildEmbedSession({ access_token, ...settings }), { status: 201 }),
    );
  });
});
afterEach(() => {
  for (const leave of left.splice(0)) leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function join() {
  const shared = joinSession(source);
  left.push(shared.leave);
  return shared;
}

describe('the session of a page', () => {
  it('is opened once for all elements with the same server and key', async () => {
    const [one, two] = [join(), join()];
    const sessions = await Promise.all([one.get(), two.get(), one.get()]);
    expect(new Set(sessions.map(({ access_token }) => access_token))).toEqual(new Set(['cs_1']));
    expect(opened).toHaveLength(1);
    one.leave();
    one.leave();
    expect((await two.get()).access_token).toBe('cs_1');
    expect(opened[0]?.signal?.aborted).toBe(false);
    two.leave();
    expect(opened[0]?.signal?.aborted).toBe(true);
    // The next element opens its own.
    expect((await join().get()).access_token).toBe('cs_2');
  });

  it('is opened again before it ends, and names the one before it', async () => {
    const shared = join();
    await shared.get();
    vi.setSystemTime(Date.now() + 869_000);
    expect((await shared.get()).access_token).toBe('cs_1');
    vi.setSystemTime(Date.now() + 2_000);
    expect((await shared.get()).access_token).toBe('cs_2');
    expect(opened.map(({ body }) => body)).toEqual([
      { key: 'ck_1' },
      { key: 'ck_1', renews: 'cs_1' },
    ]);
  });

  it('sends an entry only when it is no longer taken for a program’s', async () => {
    settings = { wait_ms: 2_000 };
    const shared = join();
    await shared.get();
    const ready = vi.fn<(sending: unknown) => void>();
    const sending = shared.prepare().then(ready);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(ready).toHaveBeenCalledWith({ token: 'cs_1', proof: null });
  });

  it('is renewed for the next entry, and for one that comes late', async () => {
    const shared = join();
    expect((await shared.prepare()).token).toBe('cs_1');
    expect((await shared.prepare()).token).toBe('cs_2');
    const late = join();
    vi.setSystemTime(Date.now() + 60_001);
    expect((await late.prepare()).token).toBe('cs_3');
  });

  it('is used as it is if it cannot be renewed', async () => {
    const shared = join();
    await shared.prepare();
    vi.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await shared.prepare()).token).toBe('cs_1');
  });

  it('gives entries the proof that it asks for, and other calls none', async () => {
    vi.useRealTimers();
    // The test environment has none.
    vi.stubGlobal('crypto', webcrypto);
    settings = { proof: { challenge: 'a-challenge', bits: 8 } };
    const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    const call = captureFetch(send, join());
    const headers = { Authorization: 'Bearer cs_0', 'Idempotency-Key': 'key' };
    await call(capture, { method: 'POST', headers });
    const sent = new Headers(send.mock.lastCall?.[1]?.headers);
    expect(sent.get('Authorization')).toBe('Bearer cs_1');
    expect(sent.get('Idempotency-Key')).toBe('key');
    const text = new TextEncoder().encode(`a-challenge.${sent.get('Cardinal-Proof')}`);
    expect(new Uint8Array(await crypto.subtle.digest('SHA-256', text))[0]).toBe(0);
    await call(`${capture}/scan-card`, { method: 'POST', headers });
    expect(send.mock.lastCall?.[1]?.headers).toBe(headers);
  });
});
