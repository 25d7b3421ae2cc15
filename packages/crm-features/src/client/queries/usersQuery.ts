import { queryOptions } from '@tanstack/react-query';
import type { TeamUser } from '@cardinal/contract';
import type { ApiClient } from '../http/apiClient.ts';
import { queryKeys } from './queryKeys.ts';
import { readUser } from './readers.ts';

/** The members of the company with their figures, for managers. */
export function usersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.users,
    queryFn: async ({ signal }): Promise<readonly TeamUser[]> =>
      (await api.get('/api/users', { signal })).data.map(readUser),
  });
}

/** The people to whom leads can be assigned. */
export const agentsOf = <User extends Pick<TeamUser, 'role' | 'is_activated'>>(
  users: readonly User[],
): User[] => users.filter(({ role, is_activated }) => role === 'agent' && is_activated);
