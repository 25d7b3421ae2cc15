import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Member } from '@cardinal/contract';
import type { ChosenRole } from '@cardinal/contract/labels';
import { toasts } from '@cardinal/ui';
import { personName } from '../../format/index.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { refreshLeads } from '../../client/queries/refresh.ts';
import { createSavingValues, noteSaved } from '../../client/queries/savingValues.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { refreshMembers } from '../memberQueries.ts';
import { memberMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';
import { roleMessages } from '../../language/roleTexts.ts';

/** A role to assign. */
interface RoleChange {
  member: Member;
  role: ChosenRole;
}

/** A member to remove, and the agent who receives their leads. */
interface MemberRemoval {
  member: Member;
  leadsTo: Member | null;
}

const fails = (title: string) => (error: Error) =>
  toasts.show({ title, description: errorDetail(error), tone: 'danger' });

const roles = createSavingValues<Member['role']>();

/** Changes a role, which is shown at once; the notice can undo it. */
function useSetRole(confirmed: Confirmed) {
  const texts = useTexts(memberMessages).toasts;
  const roleTexts = useTexts(roleMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const patchRole = (id: string, patch: (role: Member['role']) => Member['role']) =>
    queryClient.setQueryData<readonly Member[]>(queryKeys.members, (members) =>
      members?.map((one) =>
        one.id === id ? Object.assign({}, one, { role: patch(one.role) }) : one,
      ),
    );

  const setRole = useMutation({
    // One after the other, so that the last choice wins.
    scope: { id: 'member-role' },
    mutationFn: ({ member, role }: RoleChange) =>
      confirmed(() => api.put('/api/members/{id}', { params: { id: member.id }, body: { role } })),
    onMutate: async ({ member, role }) => {
      const saving = roles.begin(queryClient, member.id, { from: member.role, to: role });
      // A read that is running would show the old role again.
      await queryClient.cancelQueries({ queryKey: queryKeys.members, exact: true });
      patchRole(member.id, () => role);
      return saving;
    },
    onSuccess: (_answer, { member, role }, saving) => {
      const before = noteSaved(saving, role);
      toasts.show({
        title: texts.roleChanged,
        description: texts.nowRole({ name: personName(member), role: roleTexts[role] }),
        tone: 'success',
        ...(before !== 'pending' && {
          action: {
            label: texts.undo,
            onAction: () =>
              setRole.mutate({ member: Object.assign({}, member, { role }), role: before }),
          },
        }),
      });
    },
    onError: (error, { member, role }, saving) => {
      // There may have been another change since; only this one is undone.
      if (saving?.changes === 1) {
        patchRole(member.id, (shown) => (shown === role ? saving.stored : shown));
      }
      fails(texts.roleFailed)(error);
    },
    onSettled: (_answer, _error, { member }) => {
      if (roles.end(queryClient, member.id).isIdle) void refreshMembers(queryClient);
    },
  });
  return setRole;
}

/** Removes a member, and reports where their leads went. */
function useRemoval(confirmed: Confirmed) {
  const texts = useTexts(memberMessages).toasts;
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ member, leadsTo }: MemberRemoval) => {
      const query = leadsTo ? { leads_to: leadsTo.id } : {};
      const call = () => api.delete('/api/members/{id}', { params: { id: member.id }, query });
      return (await confirmed(call)).data;
    },
    onSuccess: ({ leads }, { member, leadsTo }) => {
      const name = personName(member);
      toasts.show({
        title: texts.removed,
        description: leadsTo
          ? texts.removedTo({ name, count: leads, to: personName(leadsTo) })
          : texts.removedNobody({ name, count: leads }),
        tone: 'success',
      });
      void refreshLeads(queryClient);
    },
    onError: fails(texts.removeFailed),
    onSettled: () => void refreshMembers(queryClient),
  });
}

/** Creates a link with which a member sets a new password. */
function useResetLink(confirmed: Confirmed) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (member: Member) => {
      const call = () => api.post('/api/members/{id}/reset-link', { params: { id: member.id } });
      return (await confirmed(call)).data;
    },
    onSettled: () => void refreshMembers(queryClient),
  });
}

/** Changes roles, removes members and creates reset links; each may ask for a recent sign-in. */
export function useMemberChanges(confirmed: Confirmed) {
  return {
    setRole: useSetRole(confirmed),
    remove: useRemoval(confirmed),
    resetLink: useResetLink(confirmed),
  };
}
