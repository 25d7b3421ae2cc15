import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RealtimeMessage } from '@cardinal/contract';
import { FakeSocket } from '../../fixtures/fakeSocket.ts';
import { buildLead, buildSession, memoryStorage } from '../../fixtures/index.ts';
import { createRealtimeClient, retryDelay, type RealtimeStatus } from './realtimeClient.ts';
import { createSessionStore } from '../http/sessionStore.ts';

interface Given {
  canRenewToken?: boolean;
  isResumed?: boolean;
}

function setUp({ canRenewToken = false, isResumed = false }: Given = {}) {
  const session = createSessionStore(memoryStorage());
  session.set(buildSession());
  const onMessage = vi.fn<(message: RealtimeMessage) => void>();
  const onStatus = vi.fn<(status: RealtimeStatus) => void>();
  const onReconnected = vi.fn<() => void>();
  const checkSession = vi.fn<() => Promise<unknown>>(() => Promise.resolve(null));
  const client = createRealtimeClient({
    url: 'wss://crm.example/ws',
    session,
    onMessage,
    onStatus,
    onReconnected,
    checkSession,
    canRenewToken,
    isResumed,
    WebSocket: FakeSocket,
  });
  client.connect();
  const status = () => onStatus.mock.lastCall?.[0];
  return { client, session, onMessage, onReconnected, checkSession, status };
}

/** Fails the current attempt and every following one, until the client gives up. */
function useUpAttempts() {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    FakeSocket.last.closes(1006);
    vi.advanceTimersByTime(30_000);
  }
  FakeSocket.last.closes(1006);
}

let clients: ReturnType<typeof setUp>[] = [];
const start = (given?: Given) => {
  const made = setUp(given);
  clients.push(made);
  return made;
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});

afterEach(() => {
  for (const { client } of clients) client.close();
  clients = [];
  vi.useRealTimers();
});

it('carries the token in the handshake, never in the address', () => {
  start();
  expect(FakeSocket.last.url).toBe('wss://crm.example/ws');
  expect(FakeSocket.last.protocols).toEqual(['cardinal.v1', 'bearer.story-token']);
});

it('doubles the delay from 1 s, at most 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

describe('after an abnormal close', () => {
  it('tries five times, then pauses', () => {
    const { status } = start();
    FakeSocket.last.opens();
    expect(status()).toBe('live');
    for (const delay of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      const before = FakeSocket.all.length;
      FakeSocket.last.closes(1006);
      expect(status()).toBe('connecting');
      vi.advanceTimersByTime(delay - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    FakeSocket.last.closes(1006);
    expect(status()).toBe('paused');
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(6);
  });

  it('resets the count after a successful open', () => {
    start();
    FakeSocket.last.closes(1006);
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.closes(1006);
    vi.advanceTimersByTime(2_000);
    FakeSocket.last.opens();
    FakeSocket.last.closes(1012);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it('refreshes after reconnecting, not at the first open', () => {
    const { onReconnected } = start();
    FakeSocket.last.opens();
    expect(onReconnected).not.toHaveBeenCalled();
    FakeSocket.last.closes(1001);
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.opens();
    expect(onReconnected).toHaveBeenCalledTimes(1);
  });

  it('checks the session only if it could not open', () => {
    const { checkSession } = start();
    FakeSocket.last.opens();
    FakeSocket.last.closes(1006);
    expect(checkSession).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.closes(1006);
    expect(checkSession).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Reconnect is asked for', (client: { reconnect: () => void }) => client.reconnect()],
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('reconnects at once and resets the count when %s', (_, wake) => {
    const { client, status } = start();
    useUpAttempts();
    expect(status()).toBe('paused');
    const before = FakeSocket.all.length;
    wake(client);
    expect(FakeSocket.all).toHaveLength(before + 1);
    useUpAttempts();
    expect(FakeSocket.all).toHaveLength(before + 6);
  });

  it('does not wait out a delay when the network is back', () => {
    start();
    FakeSocket.last.closes(1006);
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

it('does not reconnect after a normal close until it is asked to', () => {
  const { client, status } = start();
  FakeSocket.last.opens();
  FakeSocket.last.closes(1000);
  vi.advanceTimersByTime(600_000);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(1);
  expect(status()).toBe('paused');
  client.reconnect();
  expect(FakeSocket.all).toHaveLength(2);
});

it('obtains another token on 4401 if there can be one', () => {
  const { session, checkSession, status } = start({ canRenewToken: true });
  FakeSocket.last.opens();
  FakeSocket.last.closes(4401);
  expect(checkSession).toHaveBeenCalledOnce();
  expect(session.endReason()).toBeNull();
  expect(status()).toBe('connecting');
  session.set({ ...buildSession(), access_token: 'another' });
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.last.protocols).toEqual(['cardinal.v1', 'bearer.another']);
});

it('refreshes at the first open if it follows another socket', () => {
  const { onReconnected } = start({ isResumed: true });
  FakeSocket.last.opens();
  expect(onReconnected).toHaveBeenCalledOnce();
});

it('ends the session on 4401', () => {
  const { session, status } = start();
  FakeSocket.last.opens();
  FakeSocket.last.closes(4401);
  vi.advanceTimersByTime(60_000);
  expect(session.get()).toBeNull();
  expect(session.endReason()).toBe('expired');
  expect(status()).toBe('closed');
  expect(FakeSocket.all).toHaveLength(1);
});

it('stays closed once closed', () => {
  const { client } = start();
  FakeSocket.last.opens();
  client.close();
  expect(FakeSocket.last.close).toHaveBeenCalledWith(1000);
  client.reconnect();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it('keeps an open socket when the tab becomes visible again', () => {
  start();
  FakeSocket.last.opens();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(1);
});

it('passes on known messages and ignores others', () => {
  const { onMessage } = start();
  const message = { type: 'lead_created', payload: { lead: buildLead() }, origin: null };
  for (const data of ['', '{', '[]', '"x"', '{"type":"lead_created"}', '{"type":"x","payload":{}}'])
    FakeSocket.last.says(data);
  expect(onMessage).not.toHaveBeenCalled();
  FakeSocket.last.says(JSON.stringify(message));
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(message);
});
