import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, queryKeys } from '../../client/index.ts';
import { readLead } from '../../client/queries/readers.ts';

/** The lists of a day, in the order in which they are worked through. */
export const todayLists = ['overdue', 'today', 'new_for_you', 'hot_without_contact'] as const;
/** A list of a day. */
export type TodayList = (typeof todayLists)[number];

/** When the day of a moment began, where the user is. */
export function startOfDay(now: Date): string {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  return start.toISOString();
}

/** What the user has to do on a day. @param start When the day began */
export function todayQuery(api: ApiClient, start: string) {
  return queryOptions({
    queryKey: queryKeys.today(start),
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/api/today', { query: { start }, signal });
      return {
        overdue: data.overdue.map(readLead),
        today: data.today.map(readLead),
        new_for_you: data.new_for_you.map(readLead),
        hot_without_contact: data.hot_without_contact.map(readLead),
      };
    },
  });
}
