import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { errorDetail } from '../client/apiError.ts';
import type { RefreshNoticeProps } from './RefreshNotice.tsx';

/**
 * Why a list that loads page by page could not be loaded, refreshed or continued; undefined if
 * nothing failed.
 */
export function pagesFailure<T>(
  query: UseInfiniteQueryResult<T>,
): RefreshNoticeProps['failure'] | undefined {
  const { error, isFetchNextPageError, isFetching } = query;
  if (!error) return undefined;
  // What was loaded before a failed page need not be loaded again.
  const onRetry = () => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  return { detail: errorDetail(error), onRetry, isRetrying: isFetching };
}
