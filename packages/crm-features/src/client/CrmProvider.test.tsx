import { QueryClient, useQuery } from '@tanstack/react-query';
import type { RealtimeMessage } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildActivity,
  buildLead,
  buildProblem,
  buildSession,
  buildUser,
  memoryStorage,
  fakeFetch,
} from '../fixtures/index.ts';
import { CrmProvider } from './CrmProvider.tsx';
import { useApi, useConnection, useSession } from './CrmContext.ts';
import { createApiClient } from './http/apiClient.ts';
import { createQueryClient } from './queries/queryClient.ts';
import { queryKeys } from './queries/queryKeys.ts';
import { applyRealtimeMessage } from './realtime/realtimeEffects.ts';
import { createRefresher } from './queries/refresh.ts';
import { createSessionStore } from './http/sessionStore.ts';

afterEach(() => {
  cleanup();
  toasts.clear();
  vi.restoreAllMocks();
});

function signedIn() {
  const session = createSessionStore(memoryStorage());
  session.set(buildSession());
  return session;
}

function WhoAmI() {
  return <p>{useSession()?.user.first_name ?? 'nobody'}</p>;
}

describe('CrmProvider', () => {
  it('is needed', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Needy = () => <p>{typeof useApi()}</p>;
    expect(() => render(<Needy />)).toThrow('No QueryClient set, use CrmProvider to set one');
    const NeedsLive = () => <p>{useConnection().state}</p>;
    expect(() => render(<NeedsLive />)).toThrow('No QueryClient set');
  });

  it('re-renders when the session changes', () => {
    const session = signedIn();
    render(
      <CrmProvider session={session} realtime={false}>
        <WhoAmI />
      </CrmProvider>,
    );
    expect(screen.getByText('Priya')).toBeDefined();
    act(() => session.clear());
    expect(screen.getByText('nobody')).toBeDefined();
  });

  it('uses the default read and discards the data of the previous user', async () => {
    const session = signedIn();
    const respond = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json('figures')));
    const api = createApiClient({ session, clientId: 'tab', fetch: fakeFetch(respond) });
    const queryClient = createQueryClient(api);
    const Figures = () => <p>{String(useQuery({ queryKey: queryKeys.stats }).data)}</p>;
    render(
      <CrmProvider session={session} api={api} queryClient={queryClient} realtime={false}>
        <Figures />
      </CrmProvider>,
    );
    await waitFor(() => screen.getByText('figures'));
    act(() => session.clear());
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('reports that the server ended the session, but not that the user signed out', () => {
    const show = vi.spyOn(toasts, 'show');
    const session = signedIn();
    render(
      <CrmProvider session={session} realtime={false}>
        <WhoAmI />
      </CrmProvider>,
    );
    act(() => session.clear());
    expect(show).not.toHaveBeenCalled();
    act(() => session.set(buildSession()));
    act(() => session.clear('expired'));
    expect(show).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Session ended' }),
    );
  });
});

it('reports a session that ended before the first render', () => {
  const show = vi.spyOn(toasts, 'show');
  const session = signedIn();
  session.clear('expired');
  render(
    <CrmProvider session={session} realtime={false}>
      <WhoAmI />
    </CrmProvider>,
  );
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Session ended' }));
});

describe('CrmProvider with a token of the page', () => {
  const refused = () =>
    Response.json(buildProblem({ status: 401, code: 'unauthorized' }), {
      status: 401,
    });
  /** A server that accepts one token, and the calls that it received. */
  function serverFor(accepted: string) {
    const calls: string[] = [];
    const fetch = fakeFetch((url, { headers }) => {
      const token = new Headers(headers).get('Authorization') ?? 'none';
      calls.push(`${new URL(url).pathname} ${token}`);
      return token === `Bearer ${accepted}` ? Response.json(buildUser()) : refused();
    });
    return { calls, fetch };
  }
  const baseUrl = 'https://crm.example.test';

  beforeEach(() => {
    // jsdom has no media queries, and a frame reads the system's colour scheme.
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    return () => vi.unstubAllGlobals();
  });

  it('loads its owner, and obtains another token when it is refused', async () => {
    const { calls, fetch } = serverFor('new');
    const token = vi.fn<() => string>().mockReturnValueOnce('old').mockReturnValue('new');
    render(
      <CrmProvider baseUrl={baseUrl} token={token} fetch={fetch} realtime={false}>
        <WhoAmI />
      </CrmProvider>,
    );
    await waitFor(() => screen.getByText('Priya'));
    expect(calls).toEqual(['/api/auth/me Bearer old', '/api/auth/me Bearer new']);
    expect(localStorage).toHaveLength(0);
  });

  it('tells the page that there is no other token, and accepts a new one', async () => {
    const { fetch } = serverFor('new');
    const onSessionEnd = vi.fn<() => void>();
    const show = (token: string) => (
      <CrmProvider
        baseUrl={baseUrl}
        token={token}
        fetch={fetch}
        realtime={false}
        onSessionEnd={onSessionEnd}
      >
        <WhoAmI />
      </CrmProvider>
    );
    const { rerender } = render(show('old'));
    await waitFor(() => expect(onSessionEnd).toHaveBeenCalledOnce());
    rerender(show('new'));
    await waitFor(() => screen.getByText('Priya'));
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  it('keeps the page’s own data in a cache that the page provides', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['the page'], 'its own');
    queryClient.setQueryData(queryKeys.stats, 'of the first user');
    const session = signedIn();
    render(
      <CrmProvider session={session} queryClient={queryClient} realtime={false}>
        <WhoAmI />
      </CrmProvider>,
    );
    act(() => session.clear());
    expect(queryClient.getQueryData(['the page'])).toBe('its own');
    expect(queryClient.getQueryData(queryKeys.stats)).toBeUndefined();
  });

  it('shows a toast once, in the frame that was used last', async () => {
    const { fetch } = serverFor('new');
    const user = (name: string) => (
      <CrmProvider baseUrl={baseUrl} token="new" fetch={fetch} realtime={false}>
        <button type="button">{name}</button>
      </CrmProvider>
    );
    render(
      <>
        {user('one')}
        {user('two')}
      </>,
    );
    act(() => screen.getByText('two').focus());
    act(() => toasts.show({ title: 'Lead updated' }));
    const toast = await screen.findByText('Lead updated');
    expect(toast.closest('[data-cardinal-widgets]')?.textContent).toContain('two');
  });
});

describe('a live message', () => {
  const lead = buildLead();
  const origin = null;
  const queryClient = createQueryClient(
    createApiClient({ session: signedIn(), clientId: 'this-tab' }),
  );

  beforeEach(() => {
    vi.spyOn(toasts, 'show');
  });

  async function receive(message: RealtimeMessage) {
    const refresher = createRefresher(queryClient);
    const leads = vi.spyOn(refresher, 'leads');
    const everyLead = vi.spyOn(refresher, 'everyLead');
    const activities = vi.spyOn(refresher, 'activities');
    await applyRealtimeMessage(message, { refresher, clientId: 'this-tab' });
    refresher.cancel();
    const toast = vi.mocked(toasts.show).mock.lastCall?.[0];
    return { leads, everyLead, activities, toast };
  }

  it('about a new lead refreshes and shows a toast', async () => {
    const { leads, toast } = await receive({ type: 'lead_created', payload: { lead }, origin });
    expect(leads).toHaveBeenCalledOnce();
    expect(toast).toMatchObject({ title: 'New lead created', description: 'Grace Mwangi' });
  });

  it('about a changed status refreshes and shows a toast', async () => {
    const payload = { lead, status_changed: true };
    const { leads, toast } = await receive({ type: 'lead_updated', payload, origin });
    expect(leads).toHaveBeenCalledWith(lead.id);
    expect(toast).toMatchObject({ title: 'Lead updated', description: 'Grace Mwangi is now Hot' });
  });

  it.each([
    ['another change', { lead, status_changed: false }],
    ['a lead that is gone', { lead: { id: lead.id }, removed: true as const }],
  ])('about %s refreshes without a toast', async (_, payload) => {
    const { leads, toast } = await receive({ type: 'lead_updated', payload, origin });
    expect(leads).toHaveBeenCalledWith(lead.id);
    expect(toast).toBeUndefined();
  });

  it('about an activity refreshes that lead without a toast', async () => {
    const payload = { leadId: lead.id, activity: buildActivity() };
    const { activities, toast } = await receive({ type: 'activity_created', payload, origin });
    expect(activities).toHaveBeenCalledWith(lead.id);
    expect(toast).toBeUndefined();
  });

  it('about an email refreshes activities and shows a toast', async () => {
    const payload = { leadId: lead.id, subject: 'Your quote' };
    const { activities, toast } = await receive({ type: 'email_sent', payload, origin });
    expect(activities).toHaveBeenCalledWith(lead.id);
    expect(toast).toMatchObject({ title: 'Email sent', description: 'Your quote' });
  });

  it.each([
    [1, '1 lead'],
    [1200, '1,200 leads'],
  ])('about an import of %i shows the count', async (count, description) => {
    const { everyLead, toast } = await receive({
      type: 'leads_imported',
      payload: { count },
      origin,
    });
    expect(everyLead).toHaveBeenCalledOnce();
    expect(toast).toMatchObject({ description });
  });

  it('about an import that only changed leads refreshes all without a toast', async () => {
    const payload = { count: 0 };
    const { everyLead, toast } = await receive({ type: 'leads_imported', payload, origin });
    expect(everyLead).toHaveBeenCalledOnce();
    expect(toast).toBeUndefined();
  });

  it.each([
    ['status', 2, 'Hot', 'Leads updated', '2 leads'],
    ['status', 1, 'Cold', 'Leads updated', '1 lead'],
    ['deleted', 1200, null, 'Leads updated', '1,200 leads'],
    ['restored', 3, null, 'Leads updated', '3 leads'],
    ['assigned', 5, null, 'Leads assigned', '5 leads'],
  ] as const)('about many leads (%s) refreshes all and shows the count', async (...told) => {
    const [change, count, lead_status, title, description] = told;
    const payload = { change, count, lead_status };
    const { everyLead, toast } = await receive({ type: 'leads_updated', payload, origin });
    expect(everyLead).toHaveBeenCalledOnce();
    expect(toast).toMatchObject({ title, description });
  });

  it('caused by this tab refreshes without a second toast', async () => {
    const message = { type: 'lead_created', payload: { lead }, origin: 'this-tab' } as const;
    const { leads, toast } = await receive(message);
    expect(leads).toHaveBeenCalledOnce();
    expect(toast).toBeUndefined();
  });
});
