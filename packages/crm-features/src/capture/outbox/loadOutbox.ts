/** Imports what keeps captures on the device: the first screens do not need it. */
export const loadOutbox = () => import('./outbox.ts');
