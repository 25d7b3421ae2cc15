import { focusPageTitle } from '@cardinal/ui';
import { useEffect } from 'react';

let screensShown = 0;

/**
 * Makes a screen arrive as a document would: the tab gets its name, and its heading the focus
 * (not on the first load, where the browser's own order is right).
 */
export function useScreen(title: string) {
  useEffect(() => {
    document.title = `${title} · Cardinal`;
  }, [title]);
  useEffect(() => {
    screensShown += 1;
    if (screensShown === 1) return;
    window.scrollTo(0, 0);
    focusPageTitle();
  }, []);
}
