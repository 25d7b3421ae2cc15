import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { newName } from '../../helpers/membershipCalls.ts';
import { partnerOrigin, partnerPages } from '../../helpers/partnerPages.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const start = Date.parse('2026-11-21T12:00:00Z');

describeOnEachEngine('origins of partners', (open) => {
  let server: TestServer;
  /** Another process on the same database. */
  let other: TestServer;
  let pages: ReturnType<typeof partnerPages>;
  let admin: string;
  let now = start;

  beforeAll(async () => {
    const db = await open();
    server = await startTestServer({ db, clock: () => now });
    other = await startTestServer({ db, clock: () => now });
    pages = partnerPages(server);
  });
  afterAll(() => Promise.all([server.close(), other.close()]));
  beforeEach(async () => {
    now = start;
    admin = (await server.register({ company_name: newName() })).access_token;
  });

  const preflight = (path: string, Origin: string, at = server) =>
    at.request(path, {
      method: 'OPTIONS',
      headers: {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      },
    });
  /** The origin that may read the responses of an address, by its preflight and by its response. */
  async function allowed(path: string, origin: string, at = server) {
    const first = await preflight(path, origin, at);
    const then = await at.request(path, { headers: { Origin: origin } });
    const of = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin');
    expect(of(then)).toBe(of(first));
    return of(first);
  }

  it('read the responses of the API, headers included, as long as their key lives', async () => {
    expect(await allowed('/api/leads', partnerOrigin)).toBeNull();
    const { id } = await pages.addKey(admin);
    expect(await allowed('/api/leads', partnerOrigin)).toBe(partnerOrigin);
    const answer = await preflight('/api/leads', partnerOrigin);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('idempotency-key');
    expect(answer.headers.get('Access-Control-Max-Age')).toBe('0');
    const { headers } = await server.request('/api/events', { headers: { Origin: partnerOrigin } });
    const exposed = headers.get('Access-Control-Expose-Headers')?.split(',') ?? [];
    expect(exposed).toEqual(
      expect.arrayContaining(['Link', 'X-Total-Count', 'ETag', 'Retry-After']),
    );
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(headers.get('Vary')).toContain('Origin');
    await pages.call('DELETE', `/api/partner-keys/${id}`, admin);
    expect(await allowed('/api/leads', partnerOrigin)).toBeNull();
  });

  it('are these alone', async () => {
    await pages.addKey(admin);
    for (const origin of [
      'https://evil.example',
      'null',
      `${partnerOrigin}.evil.example`,
      `${partnerOrigin}:444`,
      'http://www.harbour-expo.example',
      `https://${'x'.repeat(5_000)}.example`,
      '*',
    ]) {
      expect(await allowed('/api/leads', origin)).toBeNull();
      expect(await allowed('/api/embed/session', origin)).toBeNull();
    }
  });

  it('follow a change of the key at once', async () => {
    const [first, other] = ['https://first.example', 'https://other.example'];
    const { id } = await pages.addKey(admin, { origins: [first] });
    expect(await allowed('/api/leads', first)).toBe(first);
    expect(await allowed('/api/leads', other)).toBeNull();
    await pages.call('PUT', `/api/partner-keys/${id}`, admin, { origins: [other] });
    expect(await allowed('/api/leads', other)).toBe(other);
    expect(await allowed('/api/leads', first)).toBeNull();
  });

  it('follow a change, the end or the loss of the key at once in every process', async () => {
    const [first, moved] = ['https://before.example', 'https://after.example'];
    const { id } = await pages.addKey(admin, { origins: [first] });
    const seen = async () => [
      await allowed('/api/leads', first, other),
      await allowed('/api/leads', moved, other),
    ];
    expect(await seen()).toEqual([first, null]);
    const path = `/api/partner-keys/${id}`;
    await pages.call('PUT', path, admin, { origins: [first, moved] });
    expect(await seen()).toEqual([first, moved]);
    await pages.call('PUT', path, admin, { origins: [moved] });
    expect(await seen()).toEqual([null, moved]);
    await pages.call('PUT', path, admin, { expires_at: '2026-11-21T12:00:01Z' });
    expect(await seen()).toEqual([null, moved]);
    now += 1_000;
    expect(await seen()).toEqual([null, null]);
    await pages.call('PUT', path, admin, { expires_at: null });
    expect(await seen()).toEqual([null, moved]);
    await pages.call('DELETE', path, admin);
    expect(await seen()).toEqual([null, null]);
  });

  it('are told that their key has ended, and nothing else', async () => {
    const origin = 'https://ended.example';
    const { key, id } = await pages.addKey(admin, {
      origins: [origin],
      expires_at: '2026-11-21T13:00:00Z',
    });
    now = Date.parse('2026-11-21T13:00:00Z');
    const path = '/api/embed/session';
    const expired = await pages.exchange(key, origin);
    expect(expired.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(await pages.refusal(expired)).toBe('401 key_refused');
    expect(await allowed('/api/leads', origin)).toBeNull();
    now = start;
    await pages.call('DELETE', `/api/partner-keys/${id}`, admin);
    expect((await preflight(path, origin)).headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(await allowed('/api/leads', origin)).toBeNull();
  });
});
