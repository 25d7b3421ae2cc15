import { useEffect, useEffectEvent } from 'react';
import { ApiError, errorDetail, useIsOnline } from '../client/index.ts';

/** Why something could not be loaded. */
export interface LoadFailure {
  /** The reason, as a sentence. */
  detail: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Whether the browser has no network. */
  isOffline?: boolean;
  /** Whether it was the next page of a list, of which the earlier ones are current. */
  isOfMore?: boolean;
}

/** The parts of a query that describe its failure; the last two are those of a list of pages. */
interface Failing {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  isFetchNextPageError?: boolean;
  fetchNextPage?: () => unknown;
}

/** Why a query failed, as text; the query is retried as soon as the network is back. */
export function useLoadFailure({
  error,
  isFetching,
  refetch,
  isFetchNextPageError: isOfMore = false,
  fetchNextPage,
}: Failing): LoadFailure | undefined {
  const isOnline = useIsOnline();
  const retry = () => void (isOfMore ? fetchNextPage?.() : refetch());
  const retryOnceOnline = useEffectEvent(() => {
    if (error) retry();
  });
  useEffect(() => {
    if (isOnline) retryOnceOnline();
  }, [isOnline]);
  if (!error) return undefined;
  return {
    detail: errorDetail(error),
    onRetry: retry,
    isRetrying: isFetching,
    isOffline: !isOnline && !(error instanceof ApiError),
    isOfMore,
  };
}
