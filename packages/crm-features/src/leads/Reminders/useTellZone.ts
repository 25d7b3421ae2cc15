import { useEffect } from 'react';
import { useApi, useSession, useSessionStore } from '../../client/index.ts';

/** Tells the server the time zone of this browser, in which it writes in the morning. */
export function useTellZone(): void {
  const api = useApi();
  const session = useSessionStore();
  const known = useSession()?.user.time_zone;
  useEffect(() => {
    const { timeZone: time_zone } = new Intl.DateTimeFormat().resolvedOptions();
    // A server that knows only the specification keeps none.
    if (known === undefined || known === time_zone) return;
    api
      .put('/api/auth/profile', { body: { time_zone } })
      .then(({ data }) => session.setUser(data))
      // The next visit tells it.
      .catch(() => undefined);
  }, [api, session, known]);
}
