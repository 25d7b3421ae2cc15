import { useQuery } from '@tanstack/react-query';
import { isManagerRole } from '@cardinal/contract/labels';
import type { Lead, TeamUser } from '@cardinal/contract';
import { useCallback } from 'react';
import { useApi, useSession } from '../../client/index.ts';
import { agentsOf, usersQuery } from '../../client/queries/usersQuery.ts';
import { personName } from '../../format/index.ts';
import { leadMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

/** The value of the filter for leads without an owner. */
const nobodysLeads = 'none';
const nobody: readonly TeamUser[] = [];

/** Whether the user may assign leads and see who has them. */
export function useMayAssign(): boolean {
  const role = useSession()?.user.role;
  return role !== undefined && isManagerRole(role);
}

/** The people to whom a manager can assign leads; undefined for everyone else. */
export function useAgents(): readonly TeamUser[] | undefined {
  const mayAssign = useMayAssign();
  const { data } = useQuery({ ...usersQuery(useApi()), enabled: mayAssign });
  return mayAssign ? agentsOf(data ?? nobody) : undefined;
}

/** To whom a lead is assigned, by name, for managers; undefined for everyone else. */
export function useOwnerNames(): ((lead: Lead) => string) | undefined {
  const texts = useTexts(leadMessages).owner;
  const mayAssign = useMayAssign();
  const { data } = useQuery({ ...usersQuery(useApi()), enabled: mayAssign });
  const nameOf = useCallback(
    ({ assignedTo }: Lead) => {
      if (assignedTo === null) return texts.unassigned;
      const user = data?.find(({ id }) => id === assignedTo);
      return user ? personName(user) : texts.colleague;
    },
    [data, texts],
  );
  return mayAssign ? nameOf : undefined;
}

/** The owners to filter a list by, nobody first; undefined for those who see only their own leads. */
export function useOwnerChoices() {
  const texts = useTexts(leadMessages).owner;
  const agents = useAgents();
  return (
    agents && [
      { id: nobodysLeads, label: texts.unassigned },
      ...agents.map((agent) => ({ id: agent.id, label: personName(agent) })),
    ]
  );
}
