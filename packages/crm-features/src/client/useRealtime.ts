import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Crm, LiveState } from './CrmContext.ts';
import { queryKeys } from './queryKeys.ts';
import { createRealtimeClient } from './realtimeClient.ts';
import type { RealtimeClient, RealtimeStatus } from './realtimeClient.ts';
import { applyRealtimeMessage } from './realtimeEffects.ts';
import { createRefresher } from './refresh.ts';

/** The socket's address beside the server's. */
function socketUrl(origin: string): string {
  const url = new URL('/ws', origin || window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** What `useRealtime` needs. */
export interface RealtimeSettings {
  crm: Crm;
  queryClient: QueryClient;
  /** Base address of the server; empty for the page's own. */
  origin: string;
  /** Token of the running session, or null: no socket without one. */
  token: string | null;
}

/** Keeps one live socket for the running session and refreshes data by its messages. */
export function useRealtime({ crm, queryClient, origin, token }: RealtimeSettings): LiveState {
  const [status, setStatus] = useState<RealtimeStatus>('closed');
  const client = useRef<RealtimeClient | null>(null);

  useEffect(() => {
    if (token === null) return undefined;
    const { api, session, clientId } = crm;
    const refresher = createRefresher(queryClient);
    const realtime = createRealtimeClient({
      url: socketUrl(origin),
      session,
      onStatus: setStatus,
      onMessage: (message) => applyRealtimeMessage(message, { refresher, clientId }),
      onReconnected: () => void queryClient.invalidateQueries(),
      checkSession: () => api.read(queryKeys.me),
    });
    client.current = realtime;
    realtime.connect();
    return () => {
      realtime.close();
      refresher.cancel();
    };
  }, [crm, queryClient, origin, token]);

  return useMemo(() => ({ status, reconnect: () => client.current?.reconnect() }), [status]);
}
