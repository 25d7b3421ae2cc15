import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crmWrapper } from '../../fixtures/crmWrapper.tsx';
import { buildStats, fakeFetch } from '../../fixtures/index.ts';
import { useTabCounts } from './useTabCounts.ts';

/** A server with 60 leads, of which an owner has 5 and an event 9. */
const { wrapper } = crmWrapper(
  fakeFetch((url) => {
    const { pathname, searchParams: query } = new URL(url, 'http://crm.example');
    if (pathname === '/api/dashboard/stats') return Response.json(buildStats({ all_leads: 60 }));
    const total = query.get('owner') === 'marta' ? 5 : query.get('event_id') ? 9 : 60;
    return Response.json([], { headers: { 'X-Total-Count': String(total) } });
  }),
);

it.each([
  { of: { event: null, owner: null }, count: 60 },
  { of: { event: 'fair', owner: null }, count: 9 },
  { of: { event: null, owner: 'marta' }, count: 5 },
  { of: { event: 'fair', owner: 'marta' }, count: 5 },
])('counts the leads of $of', async ({ of, count }) => {
  const { result } = renderHook(() => useTabCounts(of), { wrapper });
  await waitFor(() => expect(result.current['All Leads']).toBe(count));
});
