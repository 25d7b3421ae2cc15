import { describe, expect, it, vi } from 'vitest';
import { buildEmbedSession, buildProblem, fakeFetch } from '../../fixtures/index.ts';
import { createEmbedFetch, refusalIn } from './embedFetch.ts';
import { openEmbedSession } from './embedSession.ts';

/** A network that returns these responses in order. */
function network(...answers: (Response | Error)[]) {
  const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  for (const answer of answers) {
    if (answer instanceof Error) send.mockRejectedValueOnce(answer);
    else send.mockResolvedValueOnce(answer);
  }
  return { send, fetch: fakeFetch(send) };
}
const refused = (status: number, code: 'key_refused' | 'origin_refused') =>
  Response.json(buildProblem({ status, code, detail: 'The server says why.' }), { status });
const unread = new TypeError('Failed to fetch');

const open = (send: typeof fetch, partnerKey = 'ck_1') =>
  openEmbedSession({ baseUrl: 'https://crm.example.test', partnerKey, isTrial: false, send });

describe('the session of a key', () => {
  it('is opened with the key alone', async () => {
    const session = buildEmbedSession();
    const { send, fetch } = network(Response.json(session, { status: 201 }));
    expect(await open(fetch)).toEqual(session);
    const [url, init] = send.mock.lastCall ?? [];
    expect(url).toBe('https://crm.example.test/api/embed/session');
    expect(init?.body).toBe('{"key":"ck_1"}');
  });

  it('needs a key', async () => {
    await expect(open(network().fetch, '')).rejects.toMatchObject({ code: 'key_missing' });
  });

  it('is refused with the reason of the server', async () => {
    await expect(open(network(refused(401, 'key_refused')).fetch)).rejects.toMatchObject({
      code: 'key_refused',
      message: 'The server says why.',
    });
  });

  it('names the origin that the key does not allow, whether or not the response is readable', async () => {
    const expected = {
      code: 'origin_refused',
      message: expect.stringContaining(window.location.origin),
    };
    await expect(open(network(refused(403, 'origin_refused')).fetch)).rejects.toMatchObject(
      expected,
    );
    const hidden = network(unread, new Response(''));
    await expect(open(hidden.fetch)).rejects.toMatchObject(expected);
    expect(hidden.send).toHaveBeenLastCalledWith(
      'https://crm.example.test/embed/v1.js',
      expect.objectContaining({ method: 'HEAD' }),
    );
  });

  it('cannot be opened without a network', async () => {
    await expect(open(network(unread, unread).fetch)).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
});

describe('the network of an element', () => {
  it('finds why a call was refused', async () => {
    const problem = buildProblem({ status: 429, code: 'too_many_requests' });
    const response = Response.json(problem, { status: 429 });
    expect(await refusalIn(response)).toMatchObject({ code: 'too_many_requests' });
    // The caller can still read it.
    expect(await response.json()).toEqual(problem);
    const invalid = Response.json(buildProblem({ status: 422, code: 'invalid' }), { status: 422 });
    expect(await refusalIn(invalid)).toMatchObject({ code: 'invalid' });
    const proxy = new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect(await refusalIn(proxy)).toMatchObject({ code: 'unreachable' });
    expect(await refusalIn(Response.json(problem, { status: 401 }))).toBeNull();
    expect(await refusalIn(Response.json({}))).toBeNull();
  });

  it('is silent after the element is removed', async () => {
    const gone = new AbortController();
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce((_input, init) => {
      signals.push(init?.signal);
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    });
    const settled = vi.fn<() => void>();
    const send = createEmbedFetch(gone.signal);
    send('https://crm.example.test/api/leads').then(settled, settled);
    gone.abort();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(signals[0]?.aborted).toBe(true);
    expect(settled).not.toHaveBeenCalled();
  });
});
