/** Elements that handle keys themselves: for typing or choosing. */
const busyFields = [
  'input:not([type="checkbox"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="listbox"]',
  '[role="menu"]',
].join(',');

/** Those and what waits for an answer. */
const busyPlaces = `${busyFields},[role="dialog"],[role="alertdialog"]`;

/** Handles all keys while it is open. A toast is an alert dialog as well, but not a modal one. */
const openOverlay =
  '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"]';

/** Whether a key is nobody else's, and no command of the browser. */
const isFree = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey;

const isIn = (places: string, { target }: KeyboardEvent) =>
  target instanceof Element && target.closest(places) !== null;

/**
 * Whether a pressed key may trigger an action of the page: not while the user is typing, choosing
 * or answering, and not with a modifier that makes it a command of the browser.
 */
export const isPageKey = (event: KeyboardEvent): boolean =>
  isFree(event) && !isIn(busyPlaces, event) && !document.querySelector(openOverlay);

/** The same for an action of an open dialog: not while another one or a menu is above it. */
export const isDialogKey = (event: KeyboardEvent): boolean =>
  isFree(event) && !isIn(busyFields, event) && document.querySelectorAll(openOverlay).length === 1;
