import { focusPageTitle } from '@cardinal/ui';
import { useEffect, useLayoutEffect } from 'react';

let screensShown = 0;

/**
 * Makes a screen behave like a new document: sets the title of the tab, starts at the top, and
 * focuses the heading (except on the first load, where the browser's own order is right).
 */
export function useScreen(title: string) {
  useEffect(() => {
    document.title = `${title} · Cardinal`;
  }, [title]);
  useLayoutEffect(() => {
    if (screensShown > 0) window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    screensShown += 1;
    if (screensShown > 1) focusPageTitle();
  }, []);
}
