import { useQueries, useQuery } from '@tanstack/react-query';
import { leadTypes, type LeadType } from '@cardinal/contract/labels';
import { useApi } from '../../client/CrmContext.ts';
import { statsQuery } from '../../client/queries/statsQuery.ts';
import { leadCountQuery, type CountedLeads } from '../leadQueries.ts';

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

/** Counts of the leads of one event or owner, which no figures contain. */
function usePartCounts({ event, owner }: CountedLeads, isEnabled: boolean): Counts {
  const api = useApi();
  return useQueries({
    queries: leadTypes.map((type) => ({
      ...leadCountQuery(api, { event, owner }, type),
      enabled: isEnabled,
    })),
    combine: (results) =>
      Object.fromEntries(leadTypes.map((type, index) => [type, results[index]?.data])),
  });
}

/**
 * Numbers beside the tabs: of all leads, or of those of an event or owner; undefined while loading
 * or if they could not be loaded.
 */
export function useTabCounts(of: CountedLeads): Counts {
  const isAll = of.event === null && of.owner === null;
  const allCounts = useAllCounts(isAll);
  const partCounts = usePartCounts(of, !isAll);
  return isAll ? allCounts : partCounts;
}
