import { useQuery } from '@tanstack/react-query';
import { useApi } from '../client/CrmContext.ts';
import { statsQuery } from '../client/queries/statsQuery.ts';

/** Number of leads that the user may read; undefined until it is known. */
export function useTotalLeads(): number | undefined {
  return useQuery(statsQuery(useApi())).data?.total_leads;
}
