import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells a late answer whether the component no longer exists. */
export function useIsGone(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback(() => isGone.current, []);
}
