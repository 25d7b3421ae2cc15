import { useQuery } from '@tanstack/react-query';
import { useApi } from '../client/CrmContext.ts';
import { statsQuery } from '../client/statsQuery.ts';

/** How many leads the person may read; undefined while that isn't known. */
export function useTotalLeads(): number | undefined {
  return useQuery(statsQuery(useApi())).data?.total_leads;
}
