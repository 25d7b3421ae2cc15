import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { toasts } from '@cardinal/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createApiClient } from './apiClient.ts';
import type { ApiClient } from './apiClient.ts';
import { CrmContext, LiveContext } from './CrmContext.ts';
import type { Crm } from './CrmContext.ts';
import { createQueryClient } from './queryClient.ts';
import { createSessionStore } from './sessionStore.ts';
import type { SessionStore } from './sessionStore.ts';
import { clientTexts } from './texts.ts';
import { useRealtime } from './useRealtime.ts';

/** Props of `CrmProvider`. All except the children have defaults suitable for a browser. */
export interface CrmProviderProps {
  children: ReactNode;
  /**
   * Base URL of the server.
   * @default '' (the page's own origin)
   */
  origin?: string;
  /** The session store. @default the session in local storage */
  session?: SessionStore;
  /** The API client. @default a client for `origin` */
  api?: ApiClient;
  /** Sends the API client's requests. @default globalThis.fetch */
  fetch?: typeof fetch;
  /** Cache of queries. @default one whose data never becomes stale on its own */
  queryClient?: QueryClient;
  /** Whether to open the realtime socket. @default true */
  realtime?: boolean;
  /** The clock for relative dates. @default the system clock */
  now?: () => Date;
}

const realNow = () => new Date();

function createCrm({ origin, session, api, fetch, now = realNow }: CrmProviderProps): Crm {
  const clientId = crypto.randomUUID();
  const store = session ?? createSessionStore();
  return {
    clientId,
    now,
    session: store,
    api: api ?? createApiClient({ origin, session: store, clientId, fetch }),
  };
}

/**
 * Provides the session, API client, cache and live updates to every widget. Wrap the application in
 * one; its settings are read once, on the first render. Toasts also need a `ToastRegion`.
 */
export function CrmProvider(props: CrmProviderProps) {
  const { children, origin = '', realtime = true } = props;
  const [crm] = useState(() => createCrm(props));
  const [queryClient] = useState(() => props.queryClient ?? createQueryClient(crm.api));
  const { session } = crm;
  const token = useSyncExternalStore(
    session.subscribe,
    () => session.get()?.token ?? null,
    () => null,
  );
  const live = useRealtime({ crm, queryClient, origin, token: realtime ? token : null });

  useEffect(() => {
    let userId = session.get()?.user.id;
    return session.subscribe(() => {
      const next = session.get()?.user.id;
      // Data of one user must not be shown to the next one.
      if (userId !== undefined && next !== userId) queryClient.clear();
      if (userId !== undefined && session.endReason() === 'expired') {
        toasts.show({ ...clientTexts.sessionEnded, tone: 'info' });
      }
      userId = next;
    });
  }, [session, queryClient]);

  return (
    <CrmContext value={crm}>
      <LiveContext value={live}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </LiveContext>
    </CrmContext>
  );
}
