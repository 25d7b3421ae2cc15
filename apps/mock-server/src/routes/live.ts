import type { IncomingMessage } from 'node:http';
import { socketProtocol } from '@cardinal/contract';
import { upgradeWebSocket } from '@hono/node-server';
import type { Hono } from 'hono';
import { WebSocket, WebSocketServer } from 'ws';
import type { Environment, RequestContext } from '../http/environment.ts';
import { closeAddress } from '../http/otherMethods.ts';
import { upgradeRequired } from '../http/responses/problems.ts';
import { closeOutdated, type Hub } from '../realtime/hub.ts';
import { forbidden, unauthorized } from '../services/shared/failures.ts';
import type { Sessions } from '../services/identity/sessions.ts';
import type { ServiceSettings } from '../services/context.ts';
import { say } from '../services/shared/sentences/sentence.ts';

/** Clients send no messages; a larger one ends the connection. In bytes. */
const largestMessage = 1_024;
const tokenProtocol = /^bearer\.([\w-]+)$/;

interface Dependencies {
  hub: Hub;
  sessions: Pick<Sessions, 'find'>;
  settings: Pick<ServiceSettings, 'publicUrl' | 'corsOrigins'>;
}

/** Creates the socket server for `/ws`. It selects the subprotocol without the token. */
export function createSocketServer(): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: (offered) => (offered.has(socketProtocol) ? socketProtocol : false),
  });
}

/** Whether a request asks for the live socket. Only then may its connection be handed over. */
export const isHandshake = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && /^\/ws\/?(\?|$)/.test(url);

/** Whether a page of this origin may open the socket. Only browsers send an origin. */
function isKnownOrigin(c: RequestContext, settings: Dependencies['settings']): boolean {
  const origin = c.req.header('Origin');
  if (!origin) return true;
  const own = [new URL(settings.publicUrl).origin, ...settings.corsOrigins];
  return (
    own.includes(origin) || (URL.canParse(origin) && new URL(origin).host === c.req.header('Host'))
  );
}

const forbiddenOrigin = () => forbidden(say(({ access }) => access.foreignSocket));

/** The token in a socket's subprotocols, next to that of the live updates. */
function tokenOf(c: RequestContext): string | undefined {
  const offered = (c.req.header('Sec-WebSocket-Protocol') ?? '').split(',').map((p) => p.trim());
  if (!offered.includes(socketProtocol)) return undefined;
  return offered.map((protocol) => tokenProtocol.exec(protocol)?.[1]).find(Boolean);
}

/** Adds `/ws`. Authentication precedes the upgrade, so that a refusal is plain HTTP. */
export function liveRoute(app: Hono<Environment>, { hub, sessions, settings }: Dependencies) {
  app.get(
    '/ws',
    async (c, next) => {
      c.set('route', '/ws');
      if (!isKnownOrigin(c, settings)) throw forbiddenOrigin();
      const token = tokenOf(c);
      const session = token && (await sessions.find(token, null));
      if (!session) throw unauthorized();
      // A handshake has a request, but no response: Node has handed its connection over.
      if (c.env.outgoing || !c.env.incoming) throw upgradeRequired();
      c.set('session', session);
      await next();
    },
    upgradeWebSocket((c) => ({
      async onOpen(_event, { raw }) {
        const session = c.get('session');
        if (!(raw instanceof WebSocket) || !session) return;
        hub.add(raw, session);
        // If the session ended or changed during the upgrade, this socket was not closed with the others.
        const current = await sessions.find(tokenOf(c) ?? '', null).catch(() => session);
        closeOutdated(raw, session.principal, current?.principal);
      },
    })),
  );
  closeAddress(app, '/ws');
}
