import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import type { ApiClient } from '../../client/http/apiClient.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { isUtcClock } from '../../format/index.ts';
import { CaptureChartsView } from './CaptureChartsView.tsx';

/** The leads captured in the last 30 days, by day and by source. */
function capturesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.captures,
    queryFn: async ({ signal }) => (await api.get('/api/dashboard/captures', { signal })).data,
  });
}

/** The charts with their figures, kept up to date by writes and realtime messages. */
export function CaptureChartsPanel() {
  const { data, error, refetch } = useQuery(capturesQuery(useApi()));
  const { locale } = useLocale();
  const now = useNow();
  return (
    <CaptureChartsView
      captures={data}
      error={error && errorDetail(error)}
      onRetry={() => void refetch()}
      isUtc={isUtcClock(now())}
      locale={locale}
    />
  );
}
