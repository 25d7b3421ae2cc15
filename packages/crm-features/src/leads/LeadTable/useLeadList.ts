import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { useApi, useIsOnline } from '../../client/CrmContext.ts';
import { isKept } from '../../client/kept/isKept.ts';
import { useShownPage } from '../../lists/index.ts';
import { changeLeadList, type LeadListState } from '../leadListState.ts';
import type { LeadPage } from '../../client/queries/leadsQuery.ts';
import { leadPageQuery } from '../leadQueries.ts';
import { searchLeads } from '../searchLeads.ts';
import type { LeadListContent } from './leadTableViewProps.ts';

/** The content of the list, and the cursors of the neighbouring pages. */
export interface LeadList {
  content: LeadListContent;
  previous: string | null;
  next: string | null;
}

/** "503 · 14:32", for support. */
function referenceOf(query: UseQueryResult<LeadPage>, locale: string): string | undefined {
  if (!(query.error instanceof ApiError)) return undefined;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return `${query.error.status} · ${time.format(query.errorUpdatedAt)}`;
}

/** Whether the server refused the cursor itself, so that retrying cannot help. */
const isBadCursor = ({ error }: UseQueryResult<LeadPage>) =>
  error instanceof ApiError && (error.status === 400 || error.status === 422);

/** The two queries of the list: without the search, and with it where the server must search. */
function useLeadPages(state: LeadListState) {
  const api = useApi();
  const queryClient = useQueryClient();
  const isSearching = state.q !== '';
  const wholeQuery = leadPageQuery(api, isSearching ? changeLeadList(state, { q: '' }) : state);
  const foundQuery = leadPageQuery(api, state);
  const whole = useQuery({
    ...wholeQuery,
    placeholderData: keepPreviousData,
  });
  // One page contains everything, so a local search finds the same leads as the server would.
  const asksServer = isSearching && !whole.isPlaceholderData && whole.data?.next != null;
  const found = useQuery({
    ...foundQuery,
    enabled: asksServer,
    placeholderData: keepPreviousData,
  });
  const { queryKey } = asksServer ? foundQuery : wholeQuery;
  return { whole, found, asksServer, isOfBefore: isKept(queryClient, queryKey) };
}

/** Returns a function that retries a failed query, and calls it once the network is back. */
function useRetry(
  query: UseQueryResult<LeadPage>,
  state: LeadListState,
  onStateChange: (next: LeadListState) => void,
) {
  const isOnline = useIsOnline();
  const retry = () => {
    if (state.cursor !== null && isBadCursor(query)) onStateChange(changeLeadList(state, {}));
    else void query.refetch();
  };
  const retryOnceOnline = useEffectEvent(() => {
    if (query.isError) retry();
  });
  useEffect(() => {
    if (isOnline) retryOnceOnline();
  }, [isOnline]);
  return retry;
}

/**
 * Loads the list that a state describes. Typed text filters the loaded leads at once; once it is
 * part of the state, the server searches if there is more than one page.
 */
export function useLeadList(
  state: LeadListState,
  typed: string,
  options: { locale: string; onStateChange: (next: LeadListState) => void },
): LeadList {
  const isOnline = useIsOnline();
  const { whole, found, asksServer, isOfBefore } = useLeadPages(state);
  const query = asksServer ? found : whole;
  const retry = useRetry(query, state, options.onStateChange);
  const shownPage = useShownPage(state.page, query.isPlaceholderData);

  const page = query.data ?? whole.data;
  const failure = query.isError ? { detail: errorDetail(query.error), onRetry: retry } : undefined;

  if (failure && !query.data) {
    const reference = referenceOf(query, options.locale);
    const isOffline = !isOnline && !(query.error instanceof ApiError);
    return {
      content: { kind: 'failed', ...failure, isOffline, isRetrying: query.isFetching, reference },
      ...atOnePage,
    };
  }
  if (!page) return { content: { kind: 'loading' }, ...atOnePage };

  const text = typed.trim();
  const isAnswered = text === state.q && (asksServer ? isCurrent(found) : isCurrent(whole));
  const searchesHere = text !== '' && !(asksServer && isAnswered);
  const leads = searchesHere ? searchLeads(page.leads, text) : page.leads;
  // No match is not final while the leads are those of another filter, or the server may find more.
  const mayFindMore =
    query.isPlaceholderData || (text !== '' && !isAnswered && whole.data?.next != null);
  if (leads.length === 0 && mayFindMore) return { content: { kind: 'loading' }, ...atOnePage };

  const isPaged = !searchesHere;
  return {
    content: {
      kind: 'leads',
      leads,
      isRefreshing: query.isPlaceholderData,
      asOf: isOfBefore ? query.dataUpdatedAt : undefined,
      refreshFailure: failure,
      paging: {
        page: isPaged ? shownPage : 1,
        count: leads.length,
        total: isPaged ? page.total : leads.length,
        isTotalCapped: isPaged && page.isTotalCapped,
        hasPrevious: isPaged && page.previous !== null,
        hasNext: isPaged && page.next !== null,
      },
    },
    previous: page.previous,
    next: page.next,
  };
}

const atOnePage = { previous: null, next: null };

const isCurrent = (query: UseQueryResult<LeadPage>) =>
  query.data !== undefined && !query.isPlaceholderData;
