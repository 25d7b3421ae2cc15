import { useEffect, useEffectEvent } from 'react';
import { ApiError, errorDetail, useIsOnline } from '../client/index.ts';
import type { LoadFailure } from './content.ts';

/** The parts of a query that describe its failure. */
interface Failing {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Why a query failed, as text; the query is retried as soon as the network is back. */
export function useLoadFailure({ error, isFetching, refetch }: Failing): LoadFailure | undefined {
  const isOnline = useIsOnline();
  const retry = () => void refetch();
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
  };
}
