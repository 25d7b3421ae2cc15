/** Elements that handle keys themselves: for typing, choosing or answering. */
const busyPlaces = [
  'input:not([type="checkbox"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="listbox"]',
  '[role="menu"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join(',');

/** Handles all keys while it is open. A toast is an alert dialog as well, but not a modal one. */
const openOverlay =
  '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"]';

/**
 * Whether a pressed key may trigger an action of the page: not while the user is typing, choosing
 * or answering, and not with a modifier that makes it a command of the browser.
 */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(busyPlaces)) return false;
  return !document.querySelector(openOverlay);
}
