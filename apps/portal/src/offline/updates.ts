import { activate, usesLanguage } from './messages.ts';
import { hasTyped } from './typed.ts';

/** How often it is checked whether an update would interrupt anything, in milliseconds. */
const checkEvery = 1_000;
/** How often a page that stays open looks for an update, in milliseconds. */
const lookEvery = 60 * 60 * 1_000;

/** An installed version that waits to take over; null if there is none. */
let waiting: ServiceWorker | null = null;
/** Whether the notice is shown. */
let isOffered = false;
/** Whether a version has taken over and this page still runs the one before. */
let isOutdated = false;
const listeners = new Set<() => void>();

/** Whether unsaved input would make the browser ask before it leaves the page. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Whether nothing is open, unsaved or being sent that loading the page again would interrupt. */
async function isQuiet(): Promise<boolean> {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  if (hasTyped() || asksBeforeLeaving()) return false;
  return !(await isSending());
}

/** Whether any tab is sending captures. */
async function isSending(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === 'cardinal-outbox');
}

function setOffered(next: boolean) {
  if (next === isOffered) return;
  isOffered = next;
  for (const listener of listeners) listener();
}

async function check() {
  if (!waiting && !isOutdated) return;
  const mayUpdate = await isQuiet();
  // Another tab asked for the update: this one follows as soon as that interrupts nothing.
  if (isOutdated && mayUpdate) window.location.reload();
  else setOffered(waiting !== null && mayUpdate);
}

function follow(registration: ServiceWorkerRegistration) {
  const found = () => {
    waiting = registration.waiting;
    void check();
  };
  const watch = () => registration.installing?.addEventListener('statechange', found);
  registration.addEventListener('updatefound', watch);
  watch();
  found();
}

/** Keeps the portal's files on this device, and follows their updates. */
export async function startUpdates(): Promise<void> {
  const workers = navigator.serviceWorker;
  // Browsers have none on pages that are not secure.
  if (!workers) return;
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // The first version to take over is the page's own.
    if (isControlled) {
      waiting = null;
      isOutdated = true;
      void check();
    }
    isControlled = true;
  });
  const registration = await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  follow(registration);
  setInterval(() => void check(), checkEvery);
  setInterval(() => void registration.update().catch(() => undefined), lookEvery);
}

/** Lets the waiting version take over; every tab then loads again. */
export function applyUpdate(): void {
  setOffered(false);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  waiting?.postMessage(activate);
}

/** Keeps the texts in a language on this device, once its other files are there. */
export async function keepLanguage(language: string): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(usesLanguage(language));
}

/** Whether an update is offered, for `useSyncExternalStore`. */
export const updateOffer = {
  get: () => isOffered,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
