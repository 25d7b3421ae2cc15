import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Member } from '@cardinal/contract';
import type { ChosenRole } from '@cardinal/contract/labels';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { crmWrapper } from '../../fixtures/crmWrapper.tsx';
import { buildMember, fakeFetch } from '../../fixtures/index.ts';
import { unconfirmed } from '../confirmation.ts';
import { useMemberChanges } from './useMemberChanges.ts';

const member = buildMember({ role: 'agent' });
const colleague = buildMember({ id: 'colleague', role: 'agent' });
const refusal = () => Response.json({}, { status: 503 });

/** Sets roles of the member as they are shown; the server's responses follow in that order. */
function setRoles() {
  const responses: PromiseWithResolvers<Response>[] = [];
  const { wrapper, queryClient } = crmWrapper(
    fakeFetch(async () => {
      const response = Promise.withResolvers<Response>();
      responses.push(response);
      return response.promise;
    }),
  );
  queryClient.setQueryData(queryKeys.members, [member, colleague]);
  const shown = (who = member) =>
    queryClient.getQueryData<Member[]>(queryKeys.members)?.find(({ id }) => id === who.id) ?? who;
  const { result } = renderHook(() => useMemberChanges(unconfirmed), { wrapper });
  const set = async (role: ChosenRole, who = member) => {
    act(() => result.current.setRole.mutate({ member: shown(who), role }));
    await waitFor(() => expect(shown(who).role).toBe(role));
  };
  const respond = async (index: number, response: Response) => {
    await waitFor(() => expect(responses).toHaveLength(index + 1));
    await act(async () => responses[index]?.resolve(response));
  };
  return { queryClient, set, shown, respond };
}

it('sends one change at a time, and shows the latest until all have ended', async () => {
  const { set, shown, respond } = setRoles();
  await set('manager');
  await set('admin');
  await respond(0, Response.json({ ...member, role: 'manager' }));
  await respond(1, refusal());
  await waitFor(() => expect(shown().role).toBe('manager'));
});

it('reverts to what was saved, not to an earlier change that was refused as well', async () => {
  const { set, shown, respond } = setRoles();
  await set('manager');
  await set('admin');
  await respond(0, refusal());
  expect(shown().role).toBe('admin');
  await respond(1, refusal());
  await waitFor(() => expect(shown().role).toBe('agent'));
});

it('is not hidden by a read that began before', async () => {
  const { queryClient, set, shown } = setRoles();
  const read = Promise.withResolvers<Member[]>();
  const ended = queryClient.fetchQuery({
    queryKey: queryKeys.members,
    queryFn: () => read.promise,
  });
  await set('manager');
  read.resolve([{ ...member, owned_leads: 7 }]);
  await act(async () => ended);
  expect(shown().role).toBe('manager');
});

it('reads the members again once every change has ended', async () => {
  const { queryClient, set, respond } = setRoles();
  const isInvalidated = () => queryClient.getQueryState(queryKeys.members)?.isInvalidated;
  await set('manager');
  await set('manager', colleague);
  await respond(0, Response.json({ ...member, role: 'manager' }));
  await waitFor(() => expect(queryClient.isMutating()).toBe(1));
  expect(isInvalidated()).toBe(false);
  await respond(1, Response.json({ ...colleague, role: 'manager' }));
  await waitFor(() => expect(isInvalidated()).toBe(true));
});
