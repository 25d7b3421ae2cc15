import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Whether an answer in the cache is still that of an earlier visit; see `restoreReads`. */
export function isKept(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const state = queryClient.getQueryState(queryKey);
  return state?.data !== undefined && state.dataUpdateCount === 0;
}
