import { useInfiniteQuery } from '@tanstack/react-query';
import { errorDetail, useApi, useNow, useSession } from '../../client/index.ts';
import { useClock } from '../../format/index.ts';
import { activitiesQuery } from '../detailQueries.ts';
import { LeadActivityView } from './LeadActivityView.tsx';
import type { LeadActivityContent } from './LeadActivityView.tsx';

/** Props of LeadActivity. */
export interface LeadActivityProps {
  /** Which lead. */
  leadId: string;
}

/** The history of a lead. */
export function LeadActivity({ leadId }: LeadActivityProps) {
  const now = useClock(useNow());
  const query = useInfiniteQuery(activitiesQuery(useApi(), leadId, useSession()?.user.id));
  const { data, error } = query;

  const content = (): LeadActivityContent => {
    // A page that could not be read later leaves those that are there.
    if (error && !data) {
      return {
        kind: 'failed',
        detail: errorDetail(error),
        onRetry: () => void query.refetch(),
        isRetrying: query.isFetching,
      };
    }
    if (!data) return { kind: 'loading' };
    return {
      kind: 'activities',
      activities: data.pages.flatMap((page) => page.activities),
      onLoadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
      isLoadingMore: query.isFetchingNextPage,
    };
  };
  return <LeadActivityView content={content()} now={now} />;
}
