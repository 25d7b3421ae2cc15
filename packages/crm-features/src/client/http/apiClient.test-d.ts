import type { DashboardStats, Lead } from '@cardinal/contract';
import type { ApiClient } from './apiClient.ts';

// The types of the client's calls. Nothing here runs: the type check is the test.

declare const api: ApiClient;

/** Calls as the contract declares them, and the types of their answers. */
export async function declared() {
  const list: readonly Lead[] = (await api.get('/api/leads', { query: { limit: 50 } })).data;
  const lead: Lead = (await api.get('/api/leads/{id}', { params: { id: '1' } })).data;
  const stats: DashboardStats = (await api.get('/api/dashboard/stats')).data;
  const created = await api.post('/api/leads', {
    body: { first_name: 'Grace', email: 'grace@example.test' },
  });
  return [list, lead, stats, created.data.duplicates, created.headers.get('Link')];
}

/** Calls that the contract does not declare, or declares differently. */
export async function undeclared() {
  // @ts-expect-error -- no such path
  await api.get('/api/nowhere');
  // @ts-expect-error -- there is no GET call with this path
  await api.get('/api/auth/login');
  // @ts-expect-error -- the id is missing
  await api.get('/api/leads/{id}');
  // @ts-expect-error -- the parameter has another name
  await api.get('/api/leads/{id}', { params: { lead: '1' } });
  // @ts-expect-error -- the body is missing
  await api.post('/api/leads');
  // @ts-expect-error -- an event has no such field
  await api.post('/api/leads', { body: { email: 'grace@example.test', event_id: 4711 } });
  // @ts-expect-error -- no such filter
  await api.get('/api/leads', { query: { colour: 'red' } });
  // @ts-expect-error -- a lead is not a list
  const list: readonly Lead[] = (await api.get('/api/leads/{id}', { params: { id: '1' } })).data;
  return list;
}
