import type { RealtimeMessage } from '@cardinal/contract';
import { socketCodes, socketProtocol, socketRetry } from '@cardinal/contract/limits';
import type { SessionStore } from '../http/sessionStore.ts';

/** Status of the realtime socket. `paused`: it has stopped retrying; `closed`: not in use. */
export type RealtimeStatus = 'connecting' | 'live' | 'paused' | 'closed';

/** The part of a WebSocket that is used. */
export type Socket = Pick<WebSocket, 'addEventListener' | 'close'>;

export interface RealtimeOptions {
  /** URL of the socket, ws: or wss:. */
  url: string;
  /** Provides the token; ends the session when the server requests it. */
  session: SessionStore;
  /** Called with every message of a known type. */
  onMessage: (message: RealtimeMessage) => void;
  /** Called when the status changes. */
  onStatus: (status: RealtimeStatus) => void;
  /** Called after an outage, when messages may have been missed. */
  onReconnected: () => void;
  /** Asks the server whether the session is still valid; called when the socket could not open. */
  checkSession: () => Promise<unknown>;
  /**
   * Whether `checkSession` obtains another token if the server no longer accepts this one; otherwise
   * the session then ends. @default false
   */
  canRenewToken?: boolean;
  /** Whether messages may have been missed since an earlier socket of this user. @default false */
  isResumed?: boolean;
  /** @default globalThis.WebSocket */
  WebSocket?: new (url: string, protocols: string[]) => Socket;
}

/** The realtime socket with its reconnect rules. */
export interface RealtimeClient {
  /** Opens the socket and follows the browser's network and visibility. */
  connect: () => void;
  /** Reconnects immediately and resets the number of attempts. */
  reconnect: () => void;
  /** Closes the socket permanently. */
  close: () => void;
}

/** Milliseconds to wait before reconnect attempt `attempt` (from 0). */
export function retryDelay(attempt: number): number {
  return Math.min(socketRetry.baseDelay * 2 ** attempt, socketRetry.maxDelay);
}

const messageTypes: Readonly<Record<RealtimeMessage['type'], true>> = {
  lead_created: true,
  lead_updated: true,
  activity_created: true,
  email_sent: true,
  leads_updated: true,
  leads_imported: true,
  import_progress: true,
  proposals_updated: true,
};

/** A message of a type that this version knows; newer servers may send others. */
function readMessage(data: unknown): RealtimeMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const value: unknown = JSON.parse(data);
    const isKnown =
      typeof value === 'object' &&
      value !== null &&
      'type' in value &&
      typeof value.type === 'string' &&
      Object.hasOwn(messageTypes, value.type) &&
      'payload' in value &&
      typeof value.payload === 'object' &&
      value.payload !== null;
    // The server's tests parse every message with the contract's schema; no zod ships to browsers.
    return isKnown ? (value as RealtimeMessage) : null;
  } catch {
    return null;
  }
}

/** Creates the realtime client. It retries five times per outage, and never after a normal close. */
export function createRealtimeClient({
  url,
  session,
  onMessage,
  onStatus,
  onReconnected,
  checkSession,
  canRenewToken = false,
  isResumed = false,
  WebSocket: SocketClass = globalThis.WebSocket,
}: RealtimeOptions): RealtimeClient {
  let status: RealtimeStatus = 'closed';
  let socket: Socket | null = null;
  let listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let missedSomething = isResumed;
  let wasClosedNormally = false;

  function setStatus(next: RealtimeStatus) {
    if (next === status) return;
    status = next;
    onStatus(next);
  }

  function dropSocket() {
    clearTimeout(timer);
    if (!socket) return;
    listening.abort();
    socket.close(socketCodes.normal);
    socket = null;
  }

  function open() {
    dropSocket();
    wasClosedNormally = false;
    const signedIn = session.get();
    if (!signedIn) return setStatus('closed');
    setStatus('connecting');
    listening = new AbortController();
    const { signal } = listening;
    let hasOpened = false;
    socket = new SocketClass(url, [socketProtocol, `bearer.${signedIn.token}`]);
    const whenOpen = () => {
      hasOpened = true;
      opened();
    };
    socket.addEventListener('open', whenOpen, { signal });
    socket.addEventListener('message', ({ data }) => receive(data), { signal });
    socket.addEventListener('close', ({ code }) => closed(code, hasOpened), { signal });
  }

  function opened() {
    attempts = 0;
    setStatus('live');
    if (missedSomething) onReconnected();
    missedSomething = false;
  }

  function receive(data: unknown) {
    const message = readMessage(data);
    if (message) onMessage(message);
  }

  function closed(code: number, hadOpened: boolean) {
    socket = null;
    missedSomething = true;
    const isEnded = code === socketCodes.sessionEnded;
    if (isEnded && !canRenewToken) {
      session.clear('expired');
      setStatus('closed');
    } else if (code === socketCodes.normal) {
      wasClosedNormally = true;
      setStatus('paused');
    } else {
      // A refused upgrade exposes no status code: check over HTTP, where a 401 ends the session or
      // obtains another token.
      if (isEnded || !hadOpened) checkSession().catch(() => undefined);
      retry();
    }
  }

  function retry() {
    if (attempts >= socketRetry.attempts) return setStatus('paused');
    setStatus('connecting');
    timer = setTimeout(open, retryDelay(attempts));
    attempts += 1;
  }

  function reconnect() {
    if (status === 'closed' || status === 'live') return;
    attempts = 0;
    open();
  }

  function resume() {
    if (!wasClosedNormally) reconnect();
  }

  function whenVisible() {
    if (document.visibilityState === 'visible') resume();
  }

  return {
    connect() {
      window.addEventListener('online', resume);
      document.addEventListener('visibilitychange', whenVisible);
      open();
    },
    reconnect,
    close() {
      window.removeEventListener('online', resume);
      document.removeEventListener('visibilitychange', whenVisible);
      dropSocket();
      setStatus('closed');
    },
  };
}
