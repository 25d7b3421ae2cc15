import { useEffect, useState } from 'react';

const lock = 'cardinal-reminders';

/**
 * Whether this tab is the one that shows reminders: of the tabs that are visible, the first. Browsers
 * have no locks on pages without https; there, it is every visible tab.
 */
export function useIsLeading(): boolean {
  const [isLeading, setLeading] = useState(false);
  useEffect(() => {
    let release: () => void = () => undefined;
    function follow() {
      release();
      setLeading(false);
      if (document.visibilityState !== 'visible') return;
      // Absent in such pages, whatever its type says.
      const locks = navigator.locks as LockManager | undefined;
      if (!locks) {
        setLeading(true);
        return;
      }
      const abort = new AbortController();
      let end: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (end = resolve));
      release = () => {
        abort.abort();
        end();
      };
      locks
        .request(lock, { signal: abort.signal }, () => {
          setLeading(true);
          return held;
        })
        // It was released while it waited.
        .catch(() => undefined);
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      release();
    };
  }, []);
  return isLeading;
}
