import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, isForbidden, useApi, useIsSignedIn } from '../../client/index.ts';
import type { DateContext } from '../../format/index.ts';
import { useLoadFailure } from '../../lists/index.ts';
import { eventPagesQuery } from '../eventQueries.ts';
import { phaseOf } from '../eventTime.ts';
import type { EventsContent } from './EventsGridView.tsx';

/** "503 · 14:32", for support. */
function referenceOf(error: Error, at: number, locale: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return `${error.status} · ${time.format(at)}`;
}

/** Loads the company's events, as the grid shows them: all upcoming, past page by page. */
export function useEventList({ locale, now }: DateContext): EventsContent {
  const isSignedIn = useIsSignedIn();
  // A 401 ends the session, and with it everything that was loaded.
  const query = useInfiniteQuery({ ...eventPagesQuery(useApi()), enabled: isSignedIn });
  const failure = useLoadFailure(query);

  const { data, error } = query;
  const events = data?.pages.flatMap((page) => page?.events ?? []) ?? [];
  const last = events.at(-1);
  // The latest start comes first: until a past event is loaded, the next ones may be missing.
  const mayMiss = query.hasNextPage && !query.isFetching && !error;
  const endsAt = mayMiss && last && phaseOf(last, now) !== 'past' ? last.id : undefined;
  const loadNext = useEffectEvent(() => void query.fetchNextPage());
  useEffect(() => {
    if (endsAt !== undefined) loadNext();
  }, [endsAt]);

  if (!isSignedIn) return { kind: 'signed-out' };
  if (failure && error && !data) {
    return {
      kind: 'failed',
      ...failure,
      isForbidden: isForbidden(error),
      reference: referenceOf(error, query.errorUpdatedAt, locale),
    };
  }
  if (!data) return { kind: 'loading' };
  if (data.pages.some((page) => page === null)) return { kind: 'signed-out' };
  return {
    kind: 'events',
    events,
    refreshFailure: failure,
    ...(query.hasNextPage && {
      onMore: () => void query.fetchNextPage(),
      isLoadingMore: query.isFetchingNextPage,
    }),
  };
}
