/** Message to a waiting service worker: it may take over. */
export const activate = 'activate';
