import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query currently matches. False where there is no screen. */
export function useMediaQuery(query: string) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
