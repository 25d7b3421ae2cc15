import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildProblem,
  buildSession,
  fakeFetch,
  memoryStorage,
  problems,
} from '../../fixtures/index.ts';
import { createApiClient } from './apiClient.ts';
import { ApiError, errorDetail } from './apiError.ts';
import { createSessionStore } from './sessionStore.ts';

/** A client whose network responds with `respond`, and the requests that it sent. */
function setUp(respond: () => Response | Promise<Response>, origin = '') {
  const session = createSessionStore(memoryStorage());
  const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    respond(),
  );
  const api = createApiClient({
    origin,
    session,
    clientId: 'tab-1',
    fetch: fakeFetch(answer),
  });
  const sent = () => {
    const [url, init] = answer.mock.lastCall ?? ['', {}];
    return { url, method: init.method, body: init.body, headers: new Headers(init.headers) };
  };
  return { api, session, sent };
}

const json = (value: unknown, init?: ResponseInit) => () => Response.json(value, init);

describe('requests', () => {
  it('fills in path, query and body', async () => {
    const { api, sent } = setUp(json({}));
    await api.put('/api/leads/{id}', {
      params: { id: 'a/b' },
      body: { notes: 'Call back' },
      headers: { 'If-Match': '"3"' },
    });
    expect(sent()).toMatchObject({
      url: '/api/leads/a%2Fb',
      method: 'PUT',
      body: '{"notes":"Call back"}',
    });
    expect(sent().headers.get('Content-Type')).toBe('application/json');
    expect(sent().headers.get('If-Match')).toBe('"3"');
    await api.get('/api/leads', { query: { lead_status: 'Hot', q: '', cursor: undefined } });
    expect(sent().url).toBe('/api/leads?lead_status=Hot');
    expect(sent().headers.has('Content-Type')).toBe(false);
  });

  it("carry the tab's id, the token and the idempotency key", async () => {
    const { api, session, sent } = setUp(json({}));
    session.set(buildSession());
    await api.post('/api/leads', {
      body: { first_name: 'Ada', email: 'ada@example.test' },
      idempotencyKey: 'once',
    });
    const { headers } = sent();
    expect(headers.get('X-Client-Id')).toBe('tab-1');
    expect(headers.get('Authorization')).toBe('Bearer story-token');
    expect(headers.get('Idempotency-Key')).toBe('once');
  });

  it('to other origins carry none of these', async () => {
    const { api, session, sent } = setUp(json({}), 'https://crm.example');
    session.set(buildSession());
    await api.read(['https://elsewhere.example/api', 'leads']);
    expect(sent().url).toBe('https://elsewhere.example/api/leads');
    expect([...sent().headers.keys()]).toEqual([]);
    await api.read(['https://crm.example/api/leads']);
    expect(sent().headers.get('Authorization')).toBe('Bearer story-token');
    await api.read(['/api/leads']);
    expect(sent().url).toBe('https://crm.example/api/leads');
    expect(sent().headers.get('Authorization')).toBe('Bearer story-token');
  });
});

describe('default reads', () => {
  it.each([
    [['/api/leads'], '/api/leads'],
    [['/api/leads', 'id-1', 'activities'], '/api/leads/id-1/activities'],
    [['/api/leads', { lead_status: 'Hot', source: '' }], '/api/leads?lead_status=Hot'],
    [['/api/leads', undefined], '/api/leads'],
    [['http://other.example/x', 'y'], 'http://other.example/x/y'],
  ])('%j reads %s', async (key, url) => {
    const { api, sent } = setUp(json([1]));
    expect(await api.read(key)).toEqual([1]);
    expect(sent()).toMatchObject({ url, method: 'GET' });
  });

  it('return null for a 401 only if requested', async () => {
    const { api } = setUp(json(problems.unauthorized, { status: 401 }));
    expect(await api.read(['/api/events'], { on401: 'null' })).toBeNull();
    await expect(api.read(['/api/events'])).rejects.toBeInstanceOf(ApiError);
  });

  it('fail if the response is not JSON', async () => {
    const { api } = setUp(() => new Response('<html>'));
    await expect(api.read(['/api/leads'])).rejects.toThrow('could not be read');
  });
});

describe('errors', () => {
  it('have the status and the body text as their message', async () => {
    const { api } = setUp(() => new Response('No such thing', { status: 404 }));
    await expect(api.read(['/api/x'])).rejects.toMatchObject({
      message: '404: No such thing',
      detail: 'No such thing',
      problem: null,
    });
  });

  it('have the status text in place of an empty body', async () => {
    const { api } = setUp(() => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(api.read(['/api/x'])).rejects.toThrow(/^502: Bad Gateway$/);
  });

  it('never show the user a proxy’s page', async () => {
    const page = '<html><h1>nginx</h1></html>';
    const detailOf = async (status: number, statusText: string) => {
      const { api } = setUp(() => new Response(page, { status, statusText }));
      const error: unknown = await api.read(['/api/x']).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ message: `${status}: ${page}` });
      return errorDetail(error);
    };
    expect(await detailOf(502, 'Bad Gateway')).toMatch(/can’t be reached/);
    expect(await detailOf(413, 'Payload Too Large')).toBe('Payload Too Large');
  });

  it('contain the problem, its fields and Retry-After', async () => {
    const problem = buildProblem({
      status: 422,
      detail: 'Check the marked fields.',
      code: 'invalid',
      errors: [{ path: 'email', message: 'Enter a complete email address.' }],
    });
    const { api } = setUp(json(problem, { status: 422, headers: { 'Retry-After': '30' } }));
    await expect(api.get('/api/leads')).rejects.toMatchObject({
      message: `422: ${JSON.stringify(problem)}`,
      detail: 'Check the marked fields.',
      fields: { email: 'Enter a complete email address.' },
      retryAfter: 30,
    });
  });

  it('explain what to do if there is no response', async () => {
    const { api } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await api.get('/api/leads').catch((thrown: unknown) => thrown);
    expect(errorDetail(error)).toContain('Check your connection');
    expect(errorDetail(undefined)).toBe('Unknown error');
    expect(errorDetail(new Error('Camera busy'))).toBe('Camera busy');
  });
});

describe('a refused token', () => {
  it('ends the session', async () => {
    const { api, session } = setUp(json(problems.unauthorized, { status: 401 }));
    session.set(buildSession());
    await expect(api.get('/api/leads')).rejects.toBeInstanceOf(ApiError);
    expect(session.get()).toBeNull();
    expect(session.endReason()).toBe('expired');
  });

  it('does not end a session that began meanwhile', async () => {
    const { api, session } = setUp(() => {
      session.set({ ...buildSession(), access_token: 'newer' });
      return Response.json(problems.unauthorized, { status: 401 });
    });
    session.set(buildSession());
    await expect(api.get('/api/leads')).rejects.toBeInstanceOf(ApiError);
    expect(session.get()?.token).toBe('newer');
  });

  it('differs from a wrong password', async () => {
    const { api, session } = setUp(json(problems.wrongCredentials, { status: 401 }));
    session.set(buildSession());
    const body = { email: 'ada@example.test', password: 'wrong' };
    await expect(api.post('/api/auth/login', { body })).rejects.toBeInstanceOf(ApiError);
    expect(session.get()).not.toBeNull();
  });

  it('of another origin does not end the session', async () => {
    const { api, session } = setUp(json({}, { status: 401 }));
    session.set(buildSession());
    await expect(api.read(['https://elsewhere.example/x'])).rejects.toBeInstanceOf(ApiError);
    expect(session.get()).not.toBeNull();
  });
});

describe('a busy server', () => {
  const busy = () =>
    Response.json(buildProblem({ status: 503, code: 'unavailable', detail: 'Very busy.' }), {
      status: 503,
      headers: { 'Retry-After': '2' },
    });
  const body = { first_name: 'Ada', email: 'ada@example.test' };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked again with the same key', async () => {
    const keys: (string | null)[] = [];
    const { api, sent } = setUp(() => {
      keys.push(sent().headers.get('Idempotency-Key'));
      return keys.length < 3 ? busy() : Response.json({ id: 'one' });
    });
    const created = api.post('/api/leads', { body, idempotencyKey: 'once' });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(keys).toHaveLength(1);
    await vi.runAllTimersAsync();
    expect((await created).data).toEqual({ id: 'one' });
    expect(keys).toEqual(['once', 'once', 'once']);
  });

  it('is asked four times at most, and then the user learns why', async () => {
    const server = vi.fn<() => Response>(busy);
    const { api } = setUp(server);
    const outcome = api
      .post('/api/leads', { body, idempotencyKey: 'once' })
      .catch((error: unknown) => errorDetail(error));
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('Very busy.');
    expect(server).toHaveBeenCalledTimes(4);
  });

  it('is not asked again without a key, after a long time, or when the user gives up', async () => {
    const server = vi.fn<() => Response>(busy);
    const { api } = setUp(server);
    await expect(api.post('/api/leads', { body })).rejects.toMatchObject({ status: 503 });
    expect(server).toHaveBeenCalledTimes(1);

    const full = vi.fn<() => Response>(
      () => new Response('', { status: 503, headers: { 'Retry-After': '30' } }),
    );
    const call = setUp(full).api.post('/api/leads', { body, idempotencyKey: 'once' });
    await expect(call).rejects.toMatchObject({ retryAfter: 30 });
    expect(full).toHaveBeenCalledTimes(1);

    const giveUp = new AbortController();
    const { signal } = giveUp;
    const given = api.post('/api/leads', { body, idempotencyKey: 'once', signal });
    const ended = given.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    giveUp.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    await vi.runAllTimersAsync();
    expect(server).toHaveBeenCalledTimes(2);
  });
});
