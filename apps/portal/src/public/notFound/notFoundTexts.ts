import { siteMessages } from '@cardinal/contract/messages';

/** Texts of the page for unknown URLs. */
export const notFoundMessages = siteMessages(
  {
    title: 'Page Not Found',
    description:
      'There is nothing at this address. It may have moved, or the link may be incomplete.',
    home: 'Go to the start page',
    dashboard: 'Go to the dashboard',
  },
  {
    de: async () => (await import('../languages/de/site.ts')).default.notFound,
    hi: async () => (await import('../languages/hi/site.ts')).default.notFound,
    ar: async () => (await import('../languages/ar/site.ts')).default.notFound,
  },
);
