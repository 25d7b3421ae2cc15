import { useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Position of each history entry, for the lifetime of the document. */
const positions = new Map<string, number>();

/** The router's key of the entry with which the document began: that entry stores none. */
const firstKey = 'default';

/** The state of the current history entry, with the key that the router gave it. */
function entryState(): { key?: unknown; scroll?: unknown } {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Adds the position to the state of its history entry, which outlives a reload. */
function keep(key: string, scroll: number) {
  const state = entryState();
  // The user may be at another entry already, whose screen is still loading.
  if ((state.key ?? firstKey) === key) window.history.replaceState({ ...state, scroll }, '');
}

function positionOf(key: string): number {
  const known = positions.get(key);
  if (known !== undefined) return known;
  const { scroll } = entryState();
  return typeof scroll === 'number' ? scroll : 0;
}

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position, again whenever the page has grown, until it is reached or the user acts.
 * @returns Functions that say whether it is still trying, and that end it
 */
function scrollWhenPossible(top: number) {
  let isTrying = true;
  const end = () => {
    isTrying = false;
    growth.disconnect();
    for (const name of userEvents) window.removeEventListener(name, end);
  };
  const scroll = () => {
    window.scrollTo(0, top);
    // Browsers round positions to their pixels.
    if (window.scrollY > top - 1) end();
  };
  const growth = new ResizeObserver(scroll);
  growth.observe(document.body);
  for (const name of userEvents) window.addEventListener(name, end, { passive: true });
  scroll();
  return { isTrying: () => isTrying, end };
}

/**
 * Stores the scroll position of each history entry, and restores it when the user returns to it.
 * Rendered after the content of the screen, and anew for each screen.
 */
export function ScrollPosition() {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  // Otherwise the screen is new and at its top, or a dialog has opened over it.
  const restore = useEffectEvent((at: string) =>
    isReturn ? scrollWhenPossible(positionOf(at)) : null,
  );
  // The cleanup of a passive effect would run too late: the next screen is shorter, which scrolls
  // the page.
  useLayoutEffect(() => {
    const attempt = restore(key);
    const track = ({ type }: Event) => {
      if (attempt?.isTrying()) return;
      positions.set(key, window.scrollY);
      if (type === 'scrollend') keep(key, window.scrollY);
    };
    document.addEventListener('scroll', track, { passive: true });
    document.addEventListener('scrollend', track);
    return () => {
      attempt?.end();
      document.removeEventListener('scroll', track);
      document.removeEventListener('scrollend', track);
    };
  }, [key]);
  return null;
}
