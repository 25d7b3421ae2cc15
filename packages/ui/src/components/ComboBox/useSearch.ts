import { useEffect, useRef } from 'react';

/** How long a person pauses before what they typed is searched for, in ms. */
const pause = 200;

/** Calls `onSearch` once typing pauses, or at once. */
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
