import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Lead } from '@cardinal/contract';
import { queryKeys } from '../client/index.ts';
import { crmWrapper } from '../fixtures/crmWrapper.tsx';
import { buildLead, fakeFetch } from '../fixtures/index.ts';
import { useUpdateLead } from './detailMutations.ts';
import { useNextStep } from './NextStep/index.ts';
import { useSetLeadStatus } from './leadMutations.ts';
import { findLead } from './leadQueries.ts';

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
  expect(await change(useNextStep, { lead, kind: 'done' })).toMatchObject({ saved });
  const update = { leadId: lead.id, version: 1, change: { notes: 'saved' } };
  expect(await change(useUpdateLead, update)).toMatchObject({ saved });
});

it('is based on the version that the user sees, even if a list in the cache holds an older one', async () => {
  const seen = { ...lead, version: 3 };
  const guard = '"3"';
  expect(await change(useSetLeadStatus, { lead: seen, status: 'Cold' })).toMatchObject({ guard });
  const restore = { lead: seen, kind: 'restore', before: lead } as const;
  expect(await change(useNextStep, restore)).toMatchObject({ guard });
});

describe('a change of a status', () => {
  /** Sets statuses of the lead as it is shown; the server's responses follow in that order. */
  function setStatuses() {
    const responses: PromiseWithResolvers<Response>[] = [];
    const { wrapper, queryClient } = crmWrapper(
      fakeFetch(async () => {
        const response = Promise.withResolvers<Response>();
        responses.push(response);
        return response.promise;
      }),
    );
    queryClient.setQueryData(queryKeys.lead(lead.id), lead);
    const shown = (of = lead) => findLead(queryClient, of.id) ?? of;
    const { result } = renderHook(useSetLeadStatus, { wrapper });
    const set = async (status: Lead['lead_status'], of = lead) => {
      act(() => result.current.mutate({ lead: shown(of), status }));
      await waitFor(() => expect(shown(of).lead_status).toBe(status));
    };
    const respond = async (index: number, response: Response) => {
      await waitFor(() => expect(responses).toHaveLength(index + 1));
      await act(async () => responses[index]?.resolve(response));
    };
    return { queryClient, set, shown, respond };
  }
  const refusal = () => Response.json({}, { status: 503 });

  it('leaves the first read of another lead alone', async () => {
    const { queryClient, set } = setStatuses();
    const other = Promise.withResolvers<Lead>();
    const read = queryClient.fetchQuery({
      queryKey: queryKeys.lead('other'),
      queryFn: () => other.promise,
    });
    await set('Cold');
    other.resolve(lead);
    await expect(read).resolves.toBe(lead);
  });

  it('reverts to what was saved, not to an earlier change that was refused as well', async () => {
    const { set, shown, respond } = setStatuses();
    await set('Cold');
    await set('Closed');
    await respond(0, refusal());
    await respond(1, refusal());
    await waitFor(() => expect(shown().lead_status).toBe('Warm'));
  });

  it('stays shown while an earlier one is saved, to which it reverts', async () => {
    const { set, shown, respond } = setStatuses();
    await set('Cold');
    await set('Closed');
    await respond(0, Response.json({ ...lead, lead_status: 'Cold', version: 2 }));
    await waitFor(() => expect(shown().version).toBe(2));
    expect(shown().lead_status).toBe('Closed');
    await respond(1, refusal());
    await waitFor(() => expect(shown().lead_status).toBe('Cold'));
  });

  it('is not hidden by a read after a change of another lead that ended before', async () => {
    const { queryClient, set, shown, respond } = setStatuses();
    const other = buildLead({ id: 'other', lead_status: 'Hot' });
    queryClient.setQueryData(queryKeys.leads({}), { leads: [other] });
    const isInvalidated = () => queryClient.getQueryState(queryKeys.leads({}))?.isInvalidated;
    await set('Cold');
    await set('Closed', other);
    await respond(0, Response.json({ ...lead, lead_status: 'Cold', version: 2 }));
    await waitFor(() => expect(shown().version).toBe(2));
    expect(isInvalidated()).toBe(false);
    await respond(1, Response.json({ ...other, lead_status: 'Closed', version: 2 }));
    await waitFor(() => expect(isInvalidated()).toBe(true));
  });
});
