import { useQuery } from '@tanstack/react-query';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { statsQuery } from '../../client/queries/statsQuery.ts';
import { StatCardsView, type StatCardsViewProps } from './StatCardsView.tsx';

export type StatCardsProps = Pick<StatCardsViewProps, 'hrefs'>;

/** The dashboard's four figures, kept up to date by writes and realtime messages. */
export function StatCards({ hrefs }: StatCardsProps) {
  const { data, error, refetch } = useQuery(statsQuery(useApi()));
  return (
    <StatCardsView
      figures={data}
      hrefs={hrefs}
      error={error && errorDetail(error)}
      onRetry={() => void refetch()}
    />
  );
}
