import {
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { isManagerRole } from '@cardinal/contract/labels';
import type { Lead } from '@cardinal/contract';
import { isKept } from '../../client/kept/isKept.ts';
import { eventsQuery } from '../../client/queries/eventsQuery.ts';
import { ApiError, useApi, useSession } from '../../client/index.ts';
import { detailMessages } from '../detailTexts.ts';
import { findLead, findPageWith, leadQuery } from '../leadQueries.ts';
import { usersQuery } from '../../client/queries/usersQuery.ts';
import { useTexts } from '../../language/index.ts';

/** The owner of a lead, by name if the user may see it. */
export function useOwner(lead: Lead | undefined): string {
  const texts = useTexts(detailMessages).contact;
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

/** When the page of a list that a lead is shown from was read, if it may be out of date. */
function pageAt(queryClient: QueryClient, leadId: string, hasFailed: boolean) {
  const page = findPageWith(queryClient, leadId);
  const isOfBefore = page !== undefined && (hasFailed || isKept(queryClient, page.queryKey));
  return isOfBefore ? page.state.dataUpdatedAt : undefined;
}

/** The lead to show. */
interface ShownLead {
  /** What the server answers, or what this device knows while it does not. */
  lead: Lead | undefined;
  query: UseQueryResult<Lead>;
  /** When the lead was read, in milliseconds, if it may be out of date. */
  asOf: number | undefined;
}

/** A lead, from what this device knows until the server answers, and as long as it can't be reached. */
export function useShownLead(leadId: string): ShownLead {
  const queryClient = useQueryClient();
  const options = leadQuery(useApi(), queryClient, leadId);
  const query = useQuery(options);
  const hasFailed = query.isError && !(query.error instanceof ApiError);
  const isOwn = query.data !== undefined && !query.isPlaceholderData;
  if (isOwn) {
    const asOf = isKept(queryClient, options.queryKey) ? query.dataUpdatedAt : undefined;
    return { lead: query.data, query, asOf };
  }
  const lead = query.data ?? (hasFailed ? findLead(queryClient, leadId) : undefined);
  return { lead, query, asOf: lead && pageAt(queryClient, leadId, hasFailed) };
}
