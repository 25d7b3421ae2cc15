import { useEffect, useRef } from 'react';

/** What a user does first to look at something else. */
const firstActs = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Keeps an element in view while the parts before it are still loading, until the user does something:
 * the browser scrolls to what takes the focus only once, and what is inserted above moves it away.
 * @param isWanted Whether the user has asked for the element
 */
export function useStaysInView<T extends HTMLElement>(isWanted: boolean) {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!isWanted || !element) return undefined;
    const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    for (let around = element.parentElement; around; around = around.parentElement) {
      observer.observe(around);
    }
    const stop = () => observer.disconnect();
    for (const act of firstActs)
      document.addEventListener(act, stop, { capture: true, once: true });
    return () => {
      stop();
      for (const act of firstActs) document.removeEventListener(act, stop, { capture: true });
    };
  }, [isWanted]);
  return ref;
}
