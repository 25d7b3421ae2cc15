import { queryOptions, useQuery } from '@tanstack/react-query';
import type { View } from '@cardinal/contract';
import { useState } from 'react';
import { useApi, type ApiClient } from '../../client/index.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import type { LeadListState } from '../leadListState.ts';
import { differsFrom } from './leadViews.ts';

/** The user's saved views, and those shared with them, by name. */
const viewsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.views,
    queryFn: async ({ signal }): Promise<readonly View[]> =>
      (await api.get('/api/views', { signal })).data,
    // No realtime message reports changes of views.
    refetchOnMount: 'always',
  });

/** The saved views of the list. */
export interface LeadViews {
  /** The views, by name; undefined until they are loaded. */
  list: readonly View[] | undefined;
  /** Whether they could not be loaded. */
  isFailed: boolean;
  /** Loads them, or refreshes them: another tab or a colleague may have changed them. */
  load: () => void;
  /** The chosen view. */
  current: View | undefined;
  /** Whether the list shows something else than the chosen view by now. */
  isChanged: boolean;
}

/**
 * The saved views of the list; undefined for a list without them. They load when they are first
 * asked for, because few first screens need them.
 */
export function useLeadViews(state: LeadListState, isEnabled: boolean): LeadViews | undefined {
  const [isWanted, setWanted] = useState(false);
  const { data, isError, refetch } = useQuery({
    ...viewsQuery(useApi()),
    enabled: isEnabled && (isWanted || state.view !== null),
  });
  if (!isEnabled) return undefined;
  const current = data?.find(({ id }) => id === state.view);
  return {
    list: data,
    isFailed: isError && data === undefined,
    load: () => {
      if (data !== undefined || isError) void refetch();
      else setWanted(true);
    },
    current,
    isChanged: current !== undefined && differsFrom(state, current),
  };
}
