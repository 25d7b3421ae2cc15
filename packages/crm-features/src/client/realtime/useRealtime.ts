import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Crm, LiveState } from '../CrmContext.ts';
import { queryKeys } from '../queries/queryKeys.ts';
import {
  createRealtimeClient,
  type RealtimeClient,
  type RealtimeStatus,
} from './realtimeClient.ts';
import { createRefresher, invalidate, isOwnQuery, refreshUnheard } from '../queries/refresh.ts';

/** URL of the socket, derived from the server's. */
function socketUrl(origin: string): string {
  const url = new URL('/ws', origin || window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

export interface RealtimeSettings {
  crm: Crm;
  queryClient: QueryClient;
  /** Base URL of the server; empty for the page's own origin. */
  origin: string;
  /** Token of the current session; null opens no socket. */
  token: string | null;
}

/** Keeps one realtime socket open for the current session and refreshes data on its messages. */
export function useRealtime({ crm, queryClient, origin, token }: RealtimeSettings): LiveState {
  const [status, setStatus] = useState<RealtimeStatus>('closed');
  const client = useRef<RealtimeClient | null>(null);
  /** The user whom an earlier socket served; a new token opens another socket. */
  const heardBy = useRef<string | undefined>(undefined);

  useEffect(() => {
    const { api, session, clientId, isEmbedded } = crm;
    const userId = session.get()?.user.id;
    if (heardBy.current !== userId) heardBy.current = undefined;
    if (token === null) return undefined;
    const refresher = createRefresher(queryClient);
    const refreshAll = () => void invalidate(queryClient, { predicate: isOwnQuery });
    const realtime = createRealtimeClient({
      url: socketUrl(origin),
      session,
      isResumed: heardBy.current !== undefined,
      canRenewToken: isEmbedded,
      onStatus: (next) => {
        setStatus(next);
        if (next !== 'live') return;
        if (heardBy.current === undefined) void refreshUnheard(queryClient);
        heardBy.current = userId;
      },
      onMessage: async (message) => {
        try {
          // Loaded with the first message: the sign-in, where no socket is open, does without it.
          const { applyRealtimeMessage } = await import('./realtimeEffects.ts');
          if (client.current !== realtime) return;
          await applyRealtimeMessage(message, { refresher, clientId });
        } catch {
          refreshAll();
        }
      },
      onReconnected: refreshAll,
      checkSession: () => api.read(queryKeys.me),
    });
    client.current = realtime;
    realtime.connect();
    return () => {
      client.current = null;
      realtime.close();
      refresher.cancel();
    };
  }, [crm, queryClient, origin, token]);

  return useMemo(() => ({ status, reconnect: () => client.current?.reconnect() }), [status]);
}
