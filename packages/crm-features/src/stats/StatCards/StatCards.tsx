import { useQuery } from '@tanstack/react-query';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { statsQuery } from '../../client/queries/statsQuery.ts';
import { StatCardsView } from './StatCardsView.tsx';

/** The dashboard's four figures, kept up to date by writes and realtime messages. */
export function StatCards() {
  const { data, error, refetch } = useQuery(statsQuery(useApi()));
  return (
    <StatCardsView
      figures={data}
      error={error && errorDetail(error)}
      onRetry={() => void refetch()}
    />
  );
}
