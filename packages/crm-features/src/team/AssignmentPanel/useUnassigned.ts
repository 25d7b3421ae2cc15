import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { useShownPage } from '../../lists/index.ts';
import { unassignedQuery } from '../teamQueries.ts';
import type { UnassignedContent } from './unassignedContent.ts';

/** Cursor of a page of the list, with its number. */
interface Place {
  cursor: string | null;
  page: number;
}

const start: Place = { cursor: null, page: 1 };

/**
 * A page of the unassigned leads.
 * @param pending Ids of leads that are being assigned, which are no longer listed
 */
export function useUnassigned(pending: ReadonlySet<string>, now: Date) {
  const api = useApi();
  const [place, setPlace] = useState(start);
  const query = useQuery({
    ...unassignedQuery(api, place.cursor),
    placeholderData: keepPreviousData,
  });
  const shownPage = useShownPage(place.page, query.isPlaceholderData);
  const loaded = query.data?.leads;
  const [openedAt] = useState(() => now.toISOString());
  const arrived = useMemo(
    () => new Set(loaded?.filter((lead) => lead.created_at > openedAt).map((lead) => lead.id)),
    [loaded, openedAt],
  );
  const leads = useMemo(() => {
    const rest = loaded?.filter(({ id }) => !pending.has(id));
    // The list is not shown as empty before the server has responded.
    return rest?.length === 0 ? loaded : rest;
  }, [loaded, pending]);

  const contentNow = (): UnassignedContent => {
    const onRetry = () => void query.refetch();
    const detail = query.error ? errorDetail(query.error) : '';
    if (!query.data || !leads) {
      if (!query.error) return { kind: 'loading' };
      return { kind: 'failed', detail, onRetry, isRetrying: query.isFetching };
    }
    return {
      kind: 'leads',
      leads,
      facts: query.data,
      page: shownPage,
      isRefreshing: query.isPlaceholderData || leads.some(({ id }) => pending.has(id)),
      refreshFailure: query.error ? { detail, onRetry } : undefined,
    };
  };

  const goTo = (cursor: string | null | undefined, page: number) => {
    // The cursors are still those of the page before.
    if (query.isPlaceholderData) return;
    setPlace(cursor == null || page <= 1 ? start : { cursor, page });
  };

  return {
    content: contentNow(),
    /** Number of unassigned leads. */
    total: query.data?.total ?? loaded?.length ?? 0,
    /** Leads that arrived while the page was open. */
    arrived,
    onPrevious: () => goTo(query.data?.previous, place.page - 1),
    onNext: () => goTo(query.data?.next, place.page + 1),
    onFirst: () => setPlace(start),
  };
}
