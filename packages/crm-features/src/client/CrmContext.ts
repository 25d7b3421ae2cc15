import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ApiClient } from './apiClient.ts';
import type { RealtimeStatus } from './realtimeClient.ts';
import type { SessionStore, SignedIn } from './sessionStore.ts';

/** What features get from `CrmProvider`. */
export interface Crm {
  api: ApiClient;
  session: SessionStore;
  clientId: string;
  now: () => Date;
}

/** How live updates stand, and how to bring them back. */
export interface Connection {
  /** `offline`: the browser has no network; `paused`: the socket gave up until asked. */
  state: 'connecting' | 'live' | 'paused' | 'offline';
  /** Tries again at once. */
  reconnect: () => void;
}

/** The live socket as the provider keeps it; `closed` where realtime is off. */
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

/** The server's calls. */
export function useApi(): ApiClient {
  return useRequired(CrmContext).api;
}

/** The session store, to begin or end a session. */
export function useSessionStore(): SessionStore {
  return useRequired(CrmContext).session;
}

/** Who is signed in, or null; renders again when that changes, in another tab too. */
export function useSession(): SignedIn | null {
  const { subscribe, get } = useSessionStore();
  return useSyncExternalStore(subscribe, get, () => null);
}

/** Random id of this tab. */
export function useClientId(): string {
  return useRequired(CrmContext).clientId;
}

/** Gives the present moment; stories fix it. */
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

/** How live updates stand. */
export function useConnection(): Connection {
  const { status, reconnect } = useRequired(LiveContext);
  const isOnline = useIsOnline();
  if (!isOnline) return { state: 'offline', reconnect };
  // A closed socket is one that nobody asked for: nothing to tell the person.
  return { state: status === 'closed' ? 'live' : status, reconnect };
}
