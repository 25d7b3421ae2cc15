import { serverLimits } from '@cardinal/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useApi, useNow } from '../../client/index.ts';
import { useClock } from '../../format/index.ts';
import { startOfDay, todayQuery } from './todayQuery.ts';

/**
 * How many leads the user has to do something with today, overdue ones included, as far as that has
 * been read: it asks for nothing itself.
 * @returns A number such as "4", "100+" if lists were cut, or undefined if there is nothing to tell
 */
export function useDueCount(): string | undefined {
  const start = startOfDay(useClock(useNow()));
  const { data } = useQuery({ ...todayQuery(useApi(), start), enabled: false });
  if (!data) return undefined;
  const lists = [data.overdue, data.today];
  const count = lists.reduce((sum, list) => sum + list.length, 0);
  const isCut = lists.some((list) => list.length === serverLimits.todayLeads);
  return count === 0 ? undefined : `${count}${isCut ? '+' : ''}`;
}
