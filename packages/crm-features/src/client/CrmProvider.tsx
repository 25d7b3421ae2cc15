import { useEffect, useEffectEvent, useState } from 'react';
import { createApiClient } from './http/apiClient.ts';
import { CrmDataProvider, type CrmDataProviderProps } from './CrmDataProvider.tsx';
import { explainingFetch } from './http/originError.ts';
import { createSessionStore, type SessionStore } from './http/sessionStore.ts';
import { createTokenSource, type TokenInput } from './http/tokenSource.ts';
import { WidgetFrame, type WidgetLook } from './WidgetFrame.tsx';

export interface CrmProviderProps extends CrmDataProviderProps, WidgetLook {
  /**
   * Access token of the page's user, or a function that obtains one: initially, and again when the
   * server refuses it. Without it, users sign in with `AuthScreen`, and the session is kept in
   * local storage.
   */
  token?: TokenInput;
  /**
   * Whether the token belongs to a user, who is then loaded; the token of a partner's key does not.
   * @default true
   */
  hasAccount?: boolean;
  /** Called when the server no longer accepts the token and there is no other. */
  onSessionEnd?: () => void;
}

/** A session that lives as long as the page, with the client that uses it. */
function createGivenSession({ token = '', hasAccount, baseUrl, fetch }: CrmProviderProps) {
  const session = createSessionStore(null);
  const tokens = createTokenSource(token, (access_token) => {
    const user = session.get()?.user;
    if (user) session.set({ access_token, user });
  });
  const clientId = crypto.randomUUID();
  // The elements of partners' pages find out by themselves why a call has no response.
  const send = baseUrl && hasAccount ? explainingFetch(baseUrl, fetch) : fetch;
  const api = createApiClient({ origin: baseUrl, session, tokens, clientId, fetch: send });
  return { session, tokens, api, clientId };
}

function useSessionEnd(session: SessionStore, onSessionEnd: (() => void) | undefined) {
  const tell = useEffectEvent(() => {
    if (session.endReason() === 'expired') onSessionEnd?.();
  });
  useEffect(() => session.subscribe(() => tell()), [session]);
}

/** Data for the owner of a token that the page provides. */
function WithToken({ token = '', hasAccount = true, onSessionEnd, ...props }: CrmProviderProps) {
  const [given] = useState(() => createGivenSession({ ...props, token, hasAccount }));
  const { session, tokens, api, clientId } = given;
  useEffect(() => tokens.use(token), [tokens, token]);
  useSessionEnd(session, onSessionEnd);

  const fixed = typeof token === 'string' ? token : null;
  useEffect(() => {
    if (!hasAccount) return undefined;
    const loading = new AbortController();
    const load = async () => {
      const { data: user } = await api.get('/api/auth/me', { signal: loading.signal });
      session.set({ access_token: await tokens.get(), user });
    };
    // Without the user, widgets show what does not depend on one, and their own calls report the
    // error.
    load().catch(() => undefined);
    return () => loading.abort();
    // Another fixed token may be another user's.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [api, session, tokens, hasAccount, fixed]);

  return (
    <CrmDataProvider
      {...props}
      session={session}
      api={api}
      clientId={clientId}
      realtime={hasAccount && props.realtime}
      isEmbedded
    />
  );
}

/**
 * Everything that widgets need on a page: server, user, cache, live updates, and with `token`,
 * `theme` or `locale` also their appearance and a place for dialogs and toasts. Its settings are
 * read once, except the token, the theme and the locale.
 */
export function CrmProvider({ theme, locale, children, ...props }: CrmProviderProps) {
  const isFramed = [props.token, theme, locale].some((setting) => setting !== undefined);
  const Data = props.token === undefined ? CrmDataProvider : WithToken;
  return (
    <Data {...props}>
      {isFramed ? (
        <WidgetFrame theme={theme} locale={locale}>
          {children}
        </WidgetFrame>
      ) : (
        children
      )}
    </Data>
  );
}
