import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { toasts } from '@cardinal/ui';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createApiClient, type ApiClient } from './http/apiClient.ts';
import { explainingFetch } from './http/originError.ts';
import { CrmContext, LiveContext, type Crm } from './CrmContext.ts';
import { createQueryClient } from './queries/queryClient.ts';
import { isOwnQuery } from './queries/refresh.ts';
import { createSessionStore, type SessionStore } from './http/sessionStore.ts';
import { clientTexts } from './texts.ts';
import { useRealtime } from './realtime/useRealtime.ts';

/** Props of `CrmDataProvider`. All except the children have defaults suitable for a browser. */
export interface CrmDataProviderProps {
  /** The widgets. */
  children: ReactNode;
  /**
   * Base URL of the server.
   * @default '' (the page's own origin)
   */
  baseUrl?: string;
  /** The session store. @default the session in local storage */
  session?: SessionStore;
  /** The API client. @default a client for `baseUrl` */
  api?: ApiClient;
  /** Sends the API client's requests. @default globalThis.fetch */
  fetch?: typeof fetch;
  /** Random id of this tab, sent with each request. @default a new one */
  clientId?: string;
  /** Cache of queries. @default one whose data never becomes stale on its own */
  queryClient?: QueryClient;
  /** Whether to open the realtime socket. @default true */
  realtime?: boolean;
  /** The clock for relative dates. @default the system clock */
  now?: () => Date;
  /**
   * Whether the widgets are part of someone else's page, which provides the token itself.
   * Single-letter shortcuts are then off by default, because the page may have its own.
   * @default false
   */
  isEmbedded?: boolean;
}

const realNow = () => new Date();

function createCrm({
  baseUrl,
  session,
  api,
  fetch,
  now = realNow,
  clientId = crypto.randomUUID(),
  isEmbedded = false,
}: CrmDataProviderProps): Crm {
  const store = session ?? createSessionStore();
  const send = baseUrl ? explainingFetch(baseUrl, fetch) : fetch;
  return {
    clientId,
    now,
    isEmbedded,
    session: store,
    api: api ?? createApiClient({ origin: baseUrl, session: store, clientId, fetch: send }),
  };
}

/**
 * Provides the session, API client, cache and live updates to every widget, but nothing visible:
 * theme, locale and a `ToastRegion` are up to the application. Its settings are read once, on the
 * first render.
 */
export function CrmDataProvider(props: CrmDataProviderProps) {
  const { children, baseUrl = '', realtime = true } = props;
  const [crm] = useState(() => createCrm(props));
  const [queryClient] = useState(() => props.queryClient ?? createQueryClient(crm.api));
  const { session } = crm;
  const token = useSyncExternalStore(
    session.subscribe,
    () => session.get()?.token ?? null,
    () => null,
  );
  const live = useRealtime({ crm, queryClient, origin: baseUrl, token: realtime ? token : null });

  useEffect(() => {
    const tellExpired = () => toasts.show({ ...clientTexts().sessionEnded, tone: 'info' });
    let userId = session.get()?.user.id;
    // A call that an application made before it rendered may have ended the session already.
    if (userId === undefined && session.endReason() === 'expired') tellExpired();
    return session.subscribe(() => {
      const next = session.get()?.user.id;
      // Data of one user must not be shown to the next one.
      if (userId !== undefined && next !== userId)
        queryClient.removeQueries({ predicate: isOwnQuery });
      if (userId !== undefined && session.endReason() === 'expired') tellExpired();
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
