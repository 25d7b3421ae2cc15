import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { buildPrincipal } from '../../test/helpers/leadCalls.ts';
import { createHub, type AccessReader, type Hub } from './hub.ts';

const minute = 60_000;

/** A socket that records the calls. */
class FakeSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  bufferedAmount = 0;
  ping = vi.fn<() => void>();
  send = vi.fn<(data: Buffer) => void>();
  terminate = vi.fn<() => void>(() => void this.emit('close'));
  close = vi.fn<(code: number, reason: string) => void>(() => void this.emit('close'));
}

describe('hub', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function add(hub: Hub, socket: FakeSocket, life = 60 * minute) {
    // The hub uses only the parts of a socket that the fake has.
    hub.add(socket as unknown as WebSocket, {
      expiresAt: Date.now() + life,
      principal: buildPrincipal({ userId: 'u', workspaceId: 'w', sessionId: 's' }),
    });
  }

  function connect(life?: number) {
    const hub = createHub(() => Date.now());
    const socket = new FakeSocket();
    add(hub, socket, life);
    const hear = () =>
      hub.announce([
        { type: 'leads_imported', workspaceId: 'w', count: 3, ownerId: 'u', origin: null },
      ]);
    return { hub, socket, hear };
  }

  it('sends the number of changed leads to their owner, and a total only to managers', () => {
    const { hub, socket } = connect();
    const change = {
      type: 'leads_updated',
      workspaceId: 'w',
      origin: null,
      change: 'status',
      leadStatus: 'Hot',
    } as const;
    hub.announce([
      { ...change, ownerId: null, count: 9 },
      { ...change, ownerId: 'someone', count: 5 },
      { ...change, ownerId: 'u', count: 4 },
    ]);
    const told = socket.send.mock.calls.map(([data]): unknown => JSON.parse(String(data)));
    expect(told).toEqual([
      {
        type: 'leads_updated',
        payload: { count: 4, change: 'status', lead_status: 'Hot' },
        origin: null,
      },
    ]);
  });

  it('keeps a peer that responds to pings', () => {
    const { socket } = connect();
    socket.ping.mockImplementation(() => void socket.emit('pong'));
    vi.advanceTimersByTime(10 * minute);
    expect(socket.ping).toHaveBeenCalledTimes(20);
    expect(socket.terminate).not.toHaveBeenCalled();
  });

  it('drops a peer that does not respond, and sends it nothing more', () => {
    const { socket, hear } = connect();
    vi.advanceTimersByTime(minute);
    expect(socket.terminate).toHaveBeenCalledOnce();
    hear();
    expect(socket.send).not.toHaveBeenCalled();
  });

  it('closes with 4401 when the session expires', () => {
    const { socket } = connect(5 * minute);
    socket.ping.mockImplementation(() => void socket.emit('pong'));
    vi.advanceTimersByTime(6 * minute);
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(4401, 'Session ended');
  });

  describe('that is told how to read sessions', () => {
    function checked(access: Awaited<ReturnType<AccessReader>>) {
      const { hub, socket } = connect();
      socket.ping.mockImplementation(() => void socket.emit('pong'));
      const read = vi.fn<AccessReader>(() => Promise.resolve(access));
      hub.checkSessions(read);
      return { hub, socket, read };
    }

    it('keeps the sockets of sessions that did not change', async () => {
      const { socket, read } = checked(new Map([['s', { workspaceId: 'w', role: 'agent' }]]));
      await vi.advanceTimersByTimeAsync(2 * minute);
      expect(read).toHaveBeenCalledWith(['s']);
      expect(socket.close).not.toHaveBeenCalled();
    });

    it('closes with 4401 when a session ended elsewhere', async () => {
      const { socket } = checked(new Map());
      await vi.advanceTimersByTimeAsync(minute);
      expect(socket.close).toHaveBeenCalledExactlyOnceWith(4401, 'Session ended');
    });

    it.each([
      { workspaceId: 'w', role: 'manager' },
      { workspaceId: 'x', role: 'agent' },
    ] as const)('closes with 1012 when the user became %j elsewhere', async (access) => {
      const { socket } = checked(new Map([['s', access]]));
      await vi.advanceTimersByTimeAsync(minute);
      expect(socket.close).toHaveBeenCalledExactlyOnceWith(1012, 'Access changed');
    });

    it('keeps the sockets while sessions can’t be read', async () => {
      const { socket, read } = checked(new Map());
      read.mockRejectedValueOnce(new Error('The database does not respond.'));
      await vi.advanceTimersByTimeAsync(30_000);
      expect(socket.close).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(socket.close).toHaveBeenCalledOnce();
    });

    it('reads a thousand at a time, in turn', async () => {
      const { hub, read } = checked(new Map([['s', { workspaceId: 'w', role: 'agent' }]]));
      for (let count = 0; count < 1_500; count += 1) add(hub, new FakeSocket());
      await vi.advanceTimersByTimeAsync(minute);
      expect(read.mock.calls.map(([ids]) => ids.length)).toEqual([1_000, 501]);
    });
  });

  it('sends to open sockets, skips closing ones and drops those too far behind', () => {
    const { socket, hear } = connect();
    hear();
    expect(socket.send).toHaveBeenCalledOnce();
    socket.readyState = WebSocket.CLOSING;
    hear();
    expect(socket.send).toHaveBeenCalledOnce();
    socket.readyState = WebSocket.OPEN;
    socket.bufferedAmount = 2_000_000;
    hear();
    expect(socket.send).toHaveBeenCalledOnce();
    expect(socket.terminate).toHaveBeenCalledOnce();
  });

  it('closes without waiting for peers that do not respond', async () => {
    const { hub, socket } = connect();
    socket.close.mockImplementation(() => undefined);
    const closed = hub.close();
    await vi.advanceTimersByTimeAsync(2_000);
    await closed;
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(1001, 'Server is going down');
    expect(socket.terminate).toHaveBeenCalledOnce();
  });
});
