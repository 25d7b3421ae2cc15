/** Milliseconds in which the page is loaded again by itself only once. */
const lately = 60_000;

/** Where this tab keeps the time at which the page was loaded again by itself, in milliseconds. */
export const loadedAgainKey = 'cardinal-loaded-again';

/** Loads the page again, unless it has just been. @returns Whether it does */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(loadedAgainKey)) < lately) return false;
    sessionStorage.setItem(loadedAgainKey, String(Date.now()));
  } catch {
    // Where nothing may be stored, it could go on forever.
    return false;
  }
  window.location.reload();
  return true;
}
