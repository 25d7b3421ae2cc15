import { once } from 'node:events';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildPrincipal } from '../../test/helpers/leadCalls.ts';
import { dialRaw, requestOf, webSocketHeaders } from '../../test/helpers/rawClient.ts';
import type { Environment } from '../http/environment.ts';
import { createHub, type Hub } from '../realtime/hub.ts';
import { listen, type Listening } from '../server.ts';
import type { ActiveSession, Principal } from '../services/shared/principal.ts';
import { liveRoute } from './live.ts';

const principal = buildPrincipal();
const settings = { publicUrl: 'http://localhost:3000', corsOrigins: [] };

const sessionWith = (access: Partial<Principal>): ActiveSession => ({
  expiresAt: Date.now() + 3_600_000,
  principal: { ...principal, ...access },
});

describe('live socket whose session changes while it opens', () => {
  let hub: Hub;
  let listening: Listening;
  /** What the lookups of the session find, one after the other. */
  let found: (ActiveSession | undefined)[];

  beforeEach(async () => {
    const app = new Hono<Environment>();
    hub = createHub();
    const sessions = { find: () => Promise.resolve(found.shift()) };
    liveRoute(app, { hub, sessions, settings });
    listening = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    await Promise.all([listening.drain(), hub.close()]);
  });

  it.each([
    ['a new role', sessionWith({ role: 'manager' }), 1012],
    ['another company', sessionWith({ workspaceId: 'other', companyId: 'other' }), 1012],
    ['its end', undefined, 4401],
  ])('is closed after %s', async (_change, after, code) => {
    found = [sessionWith({}), after];
    const url = `ws://127.0.0.1:${listening.port}/ws`;
    const socket = new WebSocket(url, ['cardinal.v1', 'bearer.token']);
    const [closedWith] = await once(socket, 'close');
    expect(closedWith).toBe(code);
  });

  it('is cut off if its session is not found in time', async () => {
    await Promise.all([listening.drain(), hub.close()]);
    const app = new Hono<Environment>();
    const { promise: never } = Promise.withResolvers<undefined>();
    liveRoute(app, { hub, sessions: { find: () => never }, settings });
    listening = await listen(app, { host: '127.0.0.1', port: 0, times: { handshake: 100 } });
    const protocols = 'Sec-WebSocket-Protocol: cardinal.v1, bearer.token';
    const { received, ended } = await dialRaw(
      `http://127.0.0.1:${listening.port}`,
      requestOf('GET /ws', [...webSocketHeaders, protocols]),
    );
    await ended;
    expect(received()).toBe('');
  });
});
