import { useQueries, useQuery } from '@tanstack/react-query';
import { leadTypes } from '@cardinal/contract/labels';
import type { LeadType } from '@cardinal/contract/labels';
import { useApi } from '../../client/CrmContext.ts';
import { statsQuery } from '../../client/statsQuery.ts';
import { leadCountQuery } from '../leadQueries.ts';

type Counts = Partial<Record<LeadType, number>>;

/** Counts from the figures of all leads. */
function useAllCounts(isEnabled: boolean): Counts {
  const { data } = useQuery({ ...statsQuery(useApi()), enabled: isEnabled });
  return {
    'All Leads': data?.all_leads,
    'Event Leads': data?.event_leads,
    'Action Required': data?.action_required,
    'Pending Follow-up': data?.pending_followup,
  };
}

/** Counts of the leads of one event, which no figures contain. */
function useEventCounts(event: string | null): Counts {
  const api = useApi();
  return useQueries({
    queries: leadTypes.map((type) => ({
      ...leadCountQuery(api, { event, type }),
      enabled: event !== null,
    })),
    combine: (results) =>
      Object.fromEntries(leadTypes.map((type, index) => [type, results[index]?.data])),
  });
}

/**
 * Numbers beside the tabs: of all leads, or of one event's; undefined while loading or if they
 * could not be loaded.
 */
export function useTabCounts(event: string | null): Counts {
  const allCounts = useAllCounts(event === null);
  const eventCounts = useEventCounts(event);
  return event === null ? allCounts : eventCounts;
}
