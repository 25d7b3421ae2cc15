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

/** Whether the browser is at the entry: after a navigation, the screen before stays for a moment. */
const isAt = (key: string) => (entryState().key ?? firstKey) === key;

/** Adds the position to the state of its history entry, which outlives a reload. */
function keep(key: string, scroll: number) {
  const state = entryState();
  if (isAt(key) && state.scroll !== scroll) window.history.replaceState({ ...state, scroll }, '');
}

function positionOf(key: string): number {
  const known = positions.get(key);
  if (known !== undefined) return known;
  const { scroll } = entryState();
  return typeof scroll === 'number' ? scroll : 0;
}

/**
 * How long the page has to be still before its position is kept, in milliseconds: browsers limit
 * how often an entry changes, and not all of them report the end of scrolling.
 */
const stillness = 150;

/** How long a page may take to grow, in milliseconds; later growth must not move its reader. */
const patience = 5_000;

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position, again whenever the page has grown, until it is reached, the user
 * acts, or time is up.
 * @returns Functions that say whether it is still trying, and that end it
 */
function scrollWhenPossible(top: number) {
  let isTrying = true;
  const end = () => {
    isTrying = false;
    clearTimeout(timer);
    growth.disconnect();
    for (const name of userEvents) window.removeEventListener(name, end);
  };
  const scroll = () => {
    window.scrollTo(0, top);
    // Browsers round positions to their pixels.
    if (window.scrollY > top - 1) end();
  };
  const timer = setTimeout(end, patience);
  const growth = new ResizeObserver(scroll);
  growth.observe(document.body);
  for (const name of userEvents) window.addEventListener(name, end, { passive: true });
  scroll();
  return { isTrying: () => isTrying, end };
}

/** Whether the document has shown no screen yet: it is at its top. */
let isNew = true;

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
    // Reading or setting the position would lay out the first screen before its font is there.
    const isAtTop = isNew && positionOf(key) === 0;
    isNew = false;
    const attempt = isAtTop ? null : restore(key);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const track = () => {
      // The browser may scroll for the next entry while this one's screen is still shown.
      if (attempt?.isTrying() || !isAt(key)) return;
      positions.set(key, window.scrollY);
      clearTimeout(timer);
      timer = setTimeout(() => keep(key, window.scrollY), stillness);
    };
    // A filter or a dialog adds an entry without scrolling: it begins where the page is.
    if (isAtTop) positions.set(key, 0);
    else track();
    document.addEventListener('scroll', track, { passive: true });
    return () => {
      attempt?.end();
      clearTimeout(timer);
      document.removeEventListener('scroll', track);
    };
  }, [key]);
  return null;
}
