import { queryOptions } from '@tanstack/react-query';
import { queryKeys, type ApiClient } from '../client/index.ts';

/** The questions of an event: the current ones, or those of an older version. */
export function eventQuestionsQuery(api: ApiClient, eventId: string, version?: number) {
  return queryOptions({
    queryKey: queryKeys.eventQuestions(eventId, version),
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/api/events/{id}/questions', {
        params: { id: eventId },
        query: version === undefined ? {} : { version },
        signal,
      });
      return data;
    },
  });
}
