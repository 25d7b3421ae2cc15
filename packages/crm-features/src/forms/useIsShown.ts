import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether a component still shows a subject: what ends later than the component must not
 * change the screen that replaced it.
 * @param subject What it shows, such as the id of a lead.
 */
export function useIsShown(subject: string) {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = subject;
    return () => {
      shown.current = null;
    };
  }, [subject]);
  return useCallback((one: string) => shown.current === one, []);
}
