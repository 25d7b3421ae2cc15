import { useCallback, useRef, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Runs actions on several things at the same time, but only one at a time on each of them. */
export function useRunsByItem() {
  const [running, setRunning] = useState(none);
  // A second press can come before the first one is rendered.
  const latest = useRef(none);
  const change = useCallback((next: ReadonlySet<string>) => {
    latest.current = next;
    setRunning(next);
  }, []);

  const run = useCallback(
    async (id: string, action: () => Promise<unknown>) => {
      if (latest.current.has(id)) return;
      change(new Set([...latest.current, id]));
      try {
        await action();
      } catch {
        // The action reports its own failures.
      } finally {
        change(new Set([...latest.current].filter((other) => other !== id)));
      }
    },
    [change],
  );
  return {
    /** Ids of the things on which an action is running. */
    running,
    /** Runs an action, which reports its own failures, unless one is running on the same thing. */
    run: useCallback((id: string, action: () => Promise<unknown>) => void run(id, action), [run]),
  };
}
