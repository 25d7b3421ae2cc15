import { messages } from '@cardinal/contract/messages';

/** What the portal itself says wherever it is, before and after the sign-in. */
export const startMessages = messages(
  {
    loading: 'Loading',
    error: {
      notLoaded: 'This screen could not be loaded',
      stopped: 'This screen stopped working',
      nothingLost:
        'Nothing that you saved is lost. Load the page again; if it keeps failing, tell your administrator.',
      check: 'Check your connection and try again.',
      offline: 'You are offline. It is loaded as soon as you are back online.',
      tryAgain: 'Try again',
      loadAgain: 'Load again',
    },
  },
  {
    de: async () => (await import('../languages/de/portal.ts')).default.start,
    hi: async () => (await import('../languages/hi/portal.ts')).default.start,
  },
);
