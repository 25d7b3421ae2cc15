import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, queryKeys } from '../../client/index.ts';

/** The total of a list, as its headers state it. */
function totalOf(headers: Headers) {
  return {
    count: Number(headers.get('X-Total-Count') ?? 0),
    isCapped: headers.get('X-Total-Count-Capped') === 'true',
  };
}

/** How many entries a lead's history has. */
export function activityCountQuery(api: ApiClient, leadId: string) {
  return queryOptions({
    queryKey: queryKeys.activityCount(leadId),
    queryFn: async ({ signal }) =>
      totalOf(
        (
          await api.get('/api/leads/{id}/activities', {
            params: { id: leadId },
            query: { limit: 1 },
            signal,
          })
        ).headers,
      ),
  });
}

/** How many emails were sent to a lead. */
export function emailCountQuery(api: ApiClient, leadId: string) {
  return queryOptions({
    queryKey: queryKeys.emailCount(leadId),
    queryFn: async ({ signal }) =>
      totalOf(
        (await api.get('/api/emails', { query: { lead_id: leadId, limit: 1 }, signal })).headers,
      ),
  });
}
