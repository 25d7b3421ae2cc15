import { useInfiniteQuery, useIsMutating } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { useMemo, useState } from 'react';
import { useApi, useNow } from '../../client/index.ts';
import { mutationKeys } from '../../client/queries/mutationKeys.ts';
import { useClock } from '../../format/index.ts';
import { dueLeadsQuery } from '../communicationQueries.ts';
import { useLoadFailure } from '../../lists/index.ts';
import { markDone, mergeDue, type DueRow } from './dueRows.ts';
import { DueListView, type DueListContent, type DueListViewProps } from './DueListView.tsx';

export type DueListProps = Pick<DueListViewProps, 'onOpenLead' | 'renderFollowUp'>;

/** The user's leads waiting for contact; contacted ones stay on the list as confirmations. */
export function DueList({ onOpenLead, renderFollowUp }: DueListProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const query = useInfiniteQuery(dueLeadsQuery(useApi()));
  const failure = useLoadFailure(query);
  const { data } = query;
  const [followed, setFollowed] = useState<typeof data>();
  const [rows, setRows] = useState<readonly DueRow[]>([]);
  // An answered lead leaves the server's list before its request ends, and may return if it fails:
  // until the list is refreshed after that, its row stays.
  const isAnswering = useIsMutating({ mutationKey: mutationKeys.answer }) > 0;
  const isSettled = !isAnswering && !query.isFetching;
  if (data !== followed && (isSettled || !followed)) {
    setFollowed(data);
    setRows(
      mergeDue(
        rows,
        (data?.pages ?? []).flatMap((page) => page.rows),
      ),
    );
  }

  const content = (): DueListContent => {
    if (failure && !data) return { kind: 'failed', failure };
    if (!data) return { kind: 'loading' };
    return {
      kind: 'due',
      rows,
      total: data.pages[0]?.total ?? null,
      onLoadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
      isLoadingMore: query.isFetchingNextPage,
      refreshFailure: failure,
    };
  };
  return (
    <DueListView
      content={content()}
      dates={dates}
      onOpenLead={onOpenLead}
      renderFollowUp={renderFollowUp}
      onDone={(leadId, done) => setRows((before) => markDone(before, leadId, done))}
    />
  );
}
