import { messages } from '@cardinal/contract/messages';

/** Texts of the frame around the screens. */
export const frameMessages = messages(
  {
    skip: 'Skip to content',
    menu: 'Menu',
    brand: 'Cardinal, to the dashboard',
    main: 'Main',
    managers: 'Manager Tools',
    waiting: 'Waiting captures ({count, number})',
    logout: 'Logout',
    quick: { label: 'Quick access', home: 'Home', leads: 'Leads', scan: 'Scan a card' },
    notOpened: {
      title: 'This could not be opened',
      unreachable: 'Cardinal can’t be reached. Check your connection and try again.',
      offline: 'You are offline. Try again once you are back online.',
      retry: 'Retry',
    },
    update: {
      title: 'A new version of Cardinal is ready',
      text: 'This page loads again. Nothing that you saved is lost.',
      submit: 'Update',
    },
  },
  {
    de: async () => (await import('../languages/de/portal.ts')).default.frame,
    hi: async () => (await import('../languages/hi/portal.ts')).default.frame,
  },
);
