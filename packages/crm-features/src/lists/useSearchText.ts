import { useEffect, useEffectEvent, useState } from 'react';

/** Delay in milliseconds after which typed text becomes part of the list's state (and URL). */
const pause = 300;

/**
 * The text in the search field: ahead of `q` while the user is typing, and equal to it otherwise.
 */
export interface SearchText {
  typed: string;
  setTyped: (text: string) => void;
}

/**
 * Holds the typed text, and commits it after a short pause.
 * @param q The committed text, which may also change from outside (Back, Clear filters)
 * @param commit Receives the trimmed text
 */
export function useSearchText(q: string, commit: (q: string) => void): SearchText {
  const [typed, setTyped] = useState(q);
  const [followed, setFollowed] = useState(q);
  const [committed, setCommitted] = useState(q);
  if (q !== followed) {
    setFollowed(q);
    // Our own commit returns while the user may have typed more.
    if (q !== committed) {
      setTyped(q);
      // A return to what was committed before is not its echo.
      setCommitted(q);
    }
  }

  const commitNow = useEffectEvent((text: string) => {
    setCommitted(text);
    commit(text);
  });

  useEffect(() => {
    const text = typed.trim();
    if (text === q) return undefined;
    const timer = setTimeout(() => commitNow(text), pause);
    return () => clearTimeout(timer);
  }, [typed, q]);

  return { typed, setTyped };
}
