import { useQuery } from '@tanstack/react-query';
import { isManagerRole } from '@cardinal/contract/labels';
import type { Lead } from '@cardinal/contract';
import { eventsQuery } from '../../client/queries/eventsQuery.ts';
import { useApi, useSession } from '../../client/index.ts';
import { detailTexts } from '../detailTexts.ts';
import { usersQuery } from '../../client/queries/usersQuery.ts';

const texts = detailTexts.contact;

/** The owner of a lead, by name if the user may see it. */
export function useOwner(lead: Lead | undefined): string {
  const user = useSession()?.user;
  const owner = lead?.assignedTo ?? null;
  const isAnother = owner !== null && owner !== user?.id;
  const mayAsk = user !== undefined && isManagerRole(user.role);
  const users = useQuery({ ...usersQuery(useApi()), enabled: isAnother && mayAsk }).data;
  if (owner === null) return texts.unassigned;
  if (!isAnother) return texts.you;
  const found = users?.find(({ id }) => id === owner);
  return found ? `${found.first_name} ${found.last_name}`.trim() : texts.colleague;
}

/** Name of the event at which a lead was met; undefined if there is none, or until it is known. */
export function useEventName(lead: Lead | undefined): string | undefined {
  const id = lead?.event_id ?? null;
  const { data } = useQuery({ ...eventsQuery(useApi()), enabled: id !== null });
  return data?.find((event) => event.id === id)?.name;
}
