import { useEffect, useRef } from 'react';

/** How long typing has to pause before a search, in milliseconds. */
const pause = 200;

/** Calls `onSearch` when typing pauses, or at once. */
export function useSearch(onSearch: ((text: string) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text: string, when: 'now' | 'after a pause') => {
    clearTimeout(timer.current);
    if (!onSearch) return;
    if (when === 'now') onSearch(text);
    else timer.current = setTimeout(onSearch, pause, text);
  };
}
