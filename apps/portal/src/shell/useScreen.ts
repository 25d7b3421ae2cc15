import { focusPageTitle } from '@cardinal/ui';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

let screensShown = 0;

/** Scroll position of each history entry, for the lifetime of the document. */
const positions = new Map<string, number>();

/** Stores the scroll position of the page, and restores it when the user returns. */
function useScrollPosition() {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const remember = useEffectEvent(() => positions.set(key, window.scrollY));
  const restore = useEffectEvent(() => {
    // The browser restores the position of the first screen itself.
    if (screensShown > 0) window.scrollTo(0, (isReturn && positions.get(key)) || 0);
  });
  useLayoutEffect(() => {
    restore();
    // The cleanup of a passive effect would run too late: the next screen is shorter, which scrolls
    // the page.
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
}

/**
 * Makes a screen behave like a new document: sets the title of the tab and focuses the heading
 * (except on the first load, where the browser's own order is right). Going back restores the
 * scroll position.
 */
export function useScreen(title: string) {
  useEffect(() => {
    document.title = `${title} · Cardinal`;
  }, [title]);
  useScrollPosition();
  useEffect(() => {
    screensShown += 1;
    if (screensShown > 1) focusPageTitle();
  }, []);
}
