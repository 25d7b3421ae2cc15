import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@cardinal/contract';
import { useEffect, useEffectEvent } from 'react';
import { useApi, useSession, useSessionStore } from '../client/CrmContext.ts';
import { queryKeys } from '../client/queries/queryKeys.ts';

export interface UserUpdatesOptions {
  /**
   * Whether the user is read at once. Otherwise, it is read once per load of the page, and whenever
   * live updates were interrupted: the server interrupts them when a role or a company changes.
   * @default false
   */
  readsAtOnce?: boolean;
  /** Called when someone else has changed the user. The session is already up to date. */
  onChanged?: (before: User, now: User) => void;
}

/** Keeps the session's user up to date when others approve them or change their role. */
export function useUserUpdates({ readsAtOnce = false, onChanged }: UserUpdatesOptions = {}) {
  const api = useApi();
  const session = useSessionStore();
  const queryClient = useQueryClient();
  const user = useSession()?.user;
  const { data } = useQuery({
    queryKey: queryKeys.me,
    queryFn: async ({ signal }): Promise<User> => (await api.get('/api/auth/me', { signal })).data,
    enabled: user !== undefined,
    initialData: user,
    // The stored user counts as never read: others may have changed it since.
    initialDataUpdatedAt: 0,
    refetchOnMount: ({ state }) => (readsAtOnce || state.dataUpdatedAt === 0) && 'always',
  });

  // The session's data is newer than the data that was read before, or is being read now.
  useEffect(() => {
    if (user && queryClient.getQueryData(queryKeys.me) !== user) {
      void queryClient.cancelQueries({ queryKey: queryKeys.me });
      queryClient.setQueryData(queryKeys.me, user);
    }
  }, [user, queryClient]);

  const adopt = useEffectEvent((read: User) => {
    // A newer user in the session has replaced the data that was read.
    if (queryClient.getQueryData(queryKeys.me) !== read || read.id !== user?.id) return;
    if (JSON.stringify(read) === JSON.stringify(user)) return;
    session.setUser(read);
    onChanged?.(user, read);
  });
  useEffect(() => {
    if (data) adopt(data);
  }, [data]);
}
