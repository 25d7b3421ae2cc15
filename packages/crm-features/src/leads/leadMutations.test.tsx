import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryKeys } from '../client/index.ts';
import { crmWrapper } from '../fixtures/crmWrapper.tsx';
import { buildLead, fakeFetch } from '../fixtures/index.ts';
import { useUpdateLead } from './detailMutations.ts';
import { useSetLeadType } from './LeadFollowUp/useSetLeadType.ts';
import { useSetLeadStatus } from './leadMutations.ts';

const lead = buildLead({ lead_status: 'Warm', answers: null, answers_score: null, event_id: null });

/** Makes a change through a hook, with a server that returns the specification's fields only. */
async function change<Variables>(
  useChange: () => { mutateAsync: (variables: Variables) => Promise<unknown> },
  variables: Variables,
) {
  const { event_id: _event, answers: _answers, answers_score: _score, ...specified } = lead;
  const answer = { ...specified, notes: 'saved' };
  let guard: string | null = null;
  const { wrapper, queryClient } = crmWrapper(
    fakeFetch((_url, { headers }) => {
      guard = new Headers(headers).get('If-Match');
      return Response.json(answer);
    }),
  );
  queryClient.setQueryData(queryKeys.lead(lead.id), lead);
  const { result } = renderHook(useChange, { wrapper });
  await act(() => result.current.mutateAsync(variables));
  return { saved: queryClient.getQueryData(queryKeys.lead(lead.id)), guard };
}

it('completes the saved lead that a server returns', async () => {
  const saved = { ...lead, notes: 'saved' };
  expect(await change(useSetLeadStatus, { lead, status: 'Warm' })).toMatchObject({ saved });
  expect(await change(useSetLeadType, { lead, type: 'All Leads' })).toMatchObject({ saved });
  const update = { leadId: lead.id, version: 1, change: { notes: 'saved' } };
  expect(await change(useUpdateLead, update)).toMatchObject({ saved });
});

it('is based on the version that the user sees, even if a list in the cache holds an older one', async () => {
  const seen = { ...lead, version: 3 };
  const guard = '"3"';
  expect(await change(useSetLeadStatus, { lead: seen, status: 'Cold' })).toMatchObject({ guard });
  expect(await change(useSetLeadType, { lead: seen, type: 'All Leads' })).toMatchObject({ guard });
});
