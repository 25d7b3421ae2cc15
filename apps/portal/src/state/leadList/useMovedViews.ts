import { queryKeys, useApi } from '@cardinal/crm-features';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { useLeadListPreferences } from './leadListPreferences.ts';

/** Moves the views that an earlier version saved on this device to the server, once. */
export function useMovedViews(
  userId: string,
  [{ views }, change]: ReturnType<typeof useLeadListPreferences>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const move = useEffectEvent(async () => {
    const { moveViews } = await import('./moveViews.ts');
    await moveViews({
      api,
      userId,
      views,
      onMoved: (moved) =>
        change((now) => ({
          views: now.views.filter(
            ({ name, search }) => name !== moved.name || search !== moved.search,
          ),
        })),
    });
    await queryClient.invalidateQueries({ queryKey: queryKeys.views });
  });
  const hasViews = views.length > 0;
  useEffect(() => {
    // Without a network its code may not load either; the views stay until the next start.
    if (hasViews) move().catch(() => undefined);
  }, [hasViews]);
}
