/**
 * Opens a channel between the tabs of a browser. Null on a server, where modules with a channel may be
 * loaded: it would keep the process running.
 */
export const openTabChannel = (name: string): BroadcastChannel | null =>
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel(name);
