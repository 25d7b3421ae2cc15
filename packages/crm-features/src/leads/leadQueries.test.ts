import { describe, expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { toLeadPage } from '../client/queries/leadsQuery.ts';
import { queryKeys } from '../client/queries/queryKeys.ts';
import { buildLead } from '../fixtures/index.ts';
import { findLead, latestStatus, latestVersion, patchLead, storeLead } from './leadQueries.ts';

const lead = buildLead();

describe('toLeadPage', () => {
  it('reads both cursors and the total', () => {
    const headers = new Headers({
      Link: '</api/leads?cursor=a%3D%3D&sort=name>; rel="next", </api/leads?cursor=b>; rel="prev"',
      'X-Total-Count': '1000',
      'X-Total-Count-Capped': 'true',
    });
    expect(toLeadPage([lead], headers)).toEqual({
      leads: [lead],
      total: 1_000,
      isTotalCapped: true,
      next: 'a==',
      previous: 'b',
    });
  });

  it('returns one page of unknown total without headers', () => {
    expect(toLeadPage([lead], new Headers())).toEqual({
      leads: [lead],
      total: null,
      isTotalCapped: false,
      next: null,
      previous: null,
    });
  });
});

describe('the cache', () => {
  const page = toLeadPage([lead, buildLead({ id: 'other' })], new Headers());

  it('changes a lead everywhere, and nothing else', () => {
    const queryClient = new QueryClient();
    const activities = [{ id: lead.id, title: 'Call' }];
    queryClient.setQueryData(queryKeys.leads({}), page);
    queryClient.setQueryData(queryKeys.leads({ q: 'grace' }), page);
    queryClient.setQueryData(queryKeys.lead(lead.id), lead);
    queryClient.setQueryData(queryKeys.activities(lead.id), activities);

    patchLead(queryClient, lead.id, (cached) => ({ ...cached, notes: 'New.' }));

    for (const query of [{}, { q: 'grace' }]) {
      expect(queryClient.getQueryData(queryKeys.leads(query))).toMatchObject({
        leads: [
          { id: lead.id, notes: 'New.' },
          { id: 'other', notes: '' },
        ],
      });
    }
    expect(queryClient.getQueryData(queryKeys.lead(lead.id))).toMatchObject({ notes: 'New.' });
    expect(queryClient.getQueryData(queryKeys.activities(lead.id))).toBe(activities);
  });

  it('finds the latest version of a lead', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(queryKeys.leads({}), page);
    queryClient.setQueryData(queryKeys.lead(lead.id), { ...lead, version: 7 });
    expect(findLead(queryClient, lead.id)?.version).toBe(7);
    expect(findLead(queryClient, 'unknown')).toBeUndefined();
  });

  it('bases changes on what was saved, without keeping a lead that was not read', () => {
    const queryClient = new QueryClient();
    const seen = buildLead({ version: 1, lead_status: 'Warm' });
    storeLead(queryClient, { ...seen, version: 2, lead_status: 'Cold' });
    expect(latestVersion(queryClient, seen)).toBe(2);
    expect(latestStatus(queryClient, seen)).toBe('Cold');
    expect(latestStatus(queryClient, { ...seen, version: 3 })).toBe('Warm');
    // The next user could see it.
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
