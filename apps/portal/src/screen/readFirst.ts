import { restoreReads } from '@cardinal/crm-features/kept';
import type { QueryClient } from '@tanstack/react-query';
import type { ScreenCode, ScreenData } from './loadableScreen.tsx';

/** How long the first screen waits for data once its code has loaded, in milliseconds. */
const patience = 100;

/**
 * Fetches the fonts of the letters in the data while the screen is rendered. The browser would do it
 * once the text is laid out, and would then lay out the whole screen again for each of them.
 */
function loadFonts(queryClient: QueryClient): void {
  const data = queryClient.getQueryCache().getAll();
  const text = JSON.stringify(data.map(({ state }) => state.data));
  document.fonts
    .load(`1em ${getComputedStyle(document.body).fontFamily}`, text)
    .catch(() => undefined);
}

/**
 * Reads what the first screen shows: what this device has is shown at once, and replaced by the server's
 * answer; otherwise the screen waits a moment for the answer that was requested early.
 * @public the frame passes it on under the name that every screen uses
 */
export async function readFirst(data: ScreenData, inside?: ScreenCode): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([restoreReads(data), late]);
  const hasKept = data.queryClient.getQueryCache().getAll().length > 0;
  if (!hasKept && window.cardinalEarly) await Promise.race([inside?.readEarly?.(data), late]);
  loadFonts(data.queryClient);
}
