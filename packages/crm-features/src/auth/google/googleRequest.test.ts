import { stored } from '@cardinal/contract/labels';
import { times } from '@cardinal/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  authorizationUrl,
  createGoogleRequest,
  keepGoogleRequest,
  ownPath,
  pendingGoogleRequest,
  takeGoogleRequest,
} from './googleRequest.ts';

const now = Date.UTC(2026, 10, 22);
const purpose = { source: 'login', returnTo: '/leads' } as const;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a request', () => {
  it('carries the time, the source and a random value in its state', () => {
    const one = createGoogleRequest(purpose, now);
    const other = createGoogleRequest(purpose, now);
    expect(JSON.parse(atob(one.state))).toEqual({
      timestamp: now,
      source: 'login',
      random: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(other.state).not.toBe(one.state);
    expect(other.nonce).not.toBe(one.nonce);
  });

  it('builds the URL that the specification requires', () => {
    const request = createGoogleRequest({ ...purpose, source: 'register' }, now);
    const google = { client_id: 'a client', authorization_endpoint: 'https://id.test/auth?hd=x' };
    const url = new URL(authorizationUrl(google, request, 'https://crm.test'));
    expect(url.origin + url.pathname).toBe('https://id.test/auth');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      hd: 'x',
      client_id: 'a client',
      redirect_uri: 'https://crm.test/auth/callback',
      response_type: 'code',
      scope: 'openid email profile',
      access_type: 'offline',
      prompt: 'select_account',
      state: request.state,
      nonce: request.nonce,
    });
  });
});

describe('an answer', () => {
  const request = createGoogleRequest(purpose, now);

  it('is accepted once, for the request with its state', () => {
    keepGoogleRequest(request);
    expect(pendingGoogleRequest()).toEqual(request);
    expect(takeGoogleRequest(request.state, now + 1_000)).toEqual(request);
    expect(takeGoogleRequest(request.state, now + 1_000)).toBe('unknown');
  });

  it.each([null, '', 'another'])('with the state %s is refused, and ends the request', (state) => {
    keepGoogleRequest(request);
    expect(takeGoogleRequest(state, now)).toBe('unknown');
    expect(pendingGoogleRequest()).toBeNull();
  });

  it('is refused after an hour', () => {
    keepGoogleRequest(request);
    expect(takeGoogleRequest(request.state, now + times.googleAnswer + 1)).toBe('expired');
  });

  it.each(['{', 'null', '{"state":"x"}', '[]'])('is refused if %s was stored', (text) => {
    sessionStorage.setItem(stored.google.key, text);
    expect(takeGoogleRequest('x', now)).toBe('unknown');
  });

  it('is refused where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(takeGoogleRequest(request.state, now)).toBe('unknown');
  });
});

it.each([
  ['/leads?tab=Hot', '/leads?tab=Hot'],
  ['/', '/'],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['https://evil.test', null],
  ['javascript:alert(1)', null],
])('continues at %s only if it is one of our own paths', (path, expected) => {
  expect(ownPath(path)).toBe(expected);
});
