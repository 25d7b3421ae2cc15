import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createApiClient } from '../client/apiClient.ts';
import { CrmProvider, queryKeys } from '../client/index.ts';
import { createSessionStore } from '../client/sessionStore.ts';
import { buildLead, memoryStorage } from '../fixtures/index.ts';
import { useSaveLead } from './detailMutations.ts';
import { useSetLeadType } from './LeadFollowUp/useSetLeadType.ts';
import { useSetLeadStatus } from './leadMutations.ts';

const lead = buildLead({ lead_status: 'Warm', answers: null, answers_score: null, event_id: null });

/** Makes a change through a hook, with a server that returns the specification's fields only. */
async function saved<Variables>(
  useChange: () => { mutateAsync: (variables: Variables) => Promise<unknown> },
  variables: Variables,
) {
  const { event_id: _event, answers: _answers, answers_score: _score, ...specified } = lead;
  const answer = { ...specified, notes: 'saved' };
  const api = createApiClient({
    session: createSessionStore(memoryStorage()),
    clientId: 'tab',
    fetch: () => Promise.resolve(Response.json(answer)),
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.lead(lead.id), lead);
  const { result } = renderHook(useChange, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <CrmProvider api={api} queryClient={queryClient} realtime={false}>
        {children}
      </CrmProvider>
    ),
  });
  await act(() => result.current.mutateAsync(variables));
  return queryClient.getQueryData(queryKeys.lead(lead.id));
}

it('completes the saved lead that a server returns', async () => {
  const complete = { ...lead, notes: 'saved' };
  expect(await saved(useSetLeadStatus, { lead, status: 'Warm' })).toEqual(complete);
  expect(await saved(useSetLeadType, { lead, type: 'All Leads' })).toEqual(complete);
  const change = { leadId: lead.id, version: 1, change: { notes: 'saved' } };
  expect(await saved(useSaveLead, change)).toEqual(complete);
});
