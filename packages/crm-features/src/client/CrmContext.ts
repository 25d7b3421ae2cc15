import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ApiClient } from './http/apiClient.ts';
import type { RealtimeStatus } from './realtime/realtimeClient.ts';
import type { SessionStore, SignedIn } from './http/sessionStore.ts';

/** Values that `CrmProvider` provides to features. */
export interface Crm {
  api: ApiClient;
  session: SessionStore;
  clientId: string;
  now: () => Date;
  /** Whether the widgets are part of someone else's page, which provides the token itself. */
  isEmbedded: boolean;
}

/** Status of live updates, and a way to reconnect. */
export interface Connection {
  /** `offline`: the browser has no network; `paused`: the socket has stopped retrying. */
  state: 'connecting' | 'live' | 'paused' | 'offline';
  /** Reconnects immediately. */
  reconnect: () => void;
}

/** State of the provider's realtime socket; `closed` if realtime is disabled. */
export interface LiveState {
  status: RealtimeStatus;
  reconnect: () => void;
}

export const CrmContext = createContext<Crm | null>(null);
export const LiveContext = createContext<LiveState | null>(null);

function useRequired<T>(context: React.Context<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error('No QueryClient set, use CrmProvider to set one');
  return value;
}

/** Returns the API client. */
export function useApi(): ApiClient {
  return useRequired(CrmContext).api;
}

/** Returns the session store, which starts and ends sessions. */
export function useSessionStore(): SessionStore {
  return useRequired(CrmContext).session;
}

/** Returns the session, or null; renders again when it changes, even in another tab. */
export function useSession(): SignedIn | null {
  const { subscribe, get } = useSessionStore();
  return useSyncExternalStore(subscribe, get, () => null);
}

/** Whether the widgets are part of someone else's page. */
export function useIsEmbedded(): boolean {
  return useRequired(CrmContext).isEmbedded;
}

/**
 * Whether requests are authenticated: as a signed-in user, or, on a page that provides the token
 * itself, as the token's owner until the server refuses it.
 */
export function useIsSignedIn(): boolean {
  const { isEmbedded, session } = useRequired(CrmContext);
  return useSyncExternalStore(
    session.subscribe,
    () => session.get() !== null || (isEmbedded && session.endReason() === null),
    () => isEmbedded,
  );
}

/** Returns the random id of this tab. */
export function useClientId(): string {
  return useRequired(CrmContext).clientId;
}

/** Returns the clock, which stories set to a fixed time. */
export function useNow(): () => Date {
  return useRequired(CrmContext).now;
}

function subscribeOnline(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
}

/** Returns the status of live updates. */
export function useConnection(): Connection {
  const { status, reconnect } = useRequired(LiveContext);
  const isOnline = useIsOnline();
  if (!isOnline) return { state: 'offline', reconnect };
  // If the socket is closed, live updates were never requested, so there is nothing to report to
  // the user.
  return { state: status === 'closed' ? 'live' : status, reconnect };
}
