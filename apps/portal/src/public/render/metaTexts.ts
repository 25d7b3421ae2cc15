import { siteMessages } from '@cardinal/contract/messages';

/** Titles and descriptions of the public pages, for search engines and link previews. */
export const metaMessages = siteMessages(
  {
    home: {
      title: 'Cardinal: every business card becomes a conversation',
      description:
        'Photograph a business card, check two fields, and the lead is with your team. Leads, events, follow-ups and emails for people who sell face to face.',
    },
    pricing: {
      title: 'Pricing | Cardinal',
      description:
        'Four plans: free for 50 business cards, one for a single person, one for teams, one by contact. Prices in rupees, monthly or yearly.',
    },
    help: {
      title: 'Help | Cardinal',
      description:
        'How to capture leads from business cards and badges, ask questions at an event, share out leads, follow up and export: short articles, with a search.',
    },
    status: {
      title: 'Status | Cardinal',
      description:
        'The health of this server, measured at this moment: API, database, live updates, mail, card reader and AI writing.',
    },
    privacy: {
      title: 'Privacy | Cardinal',
      description:
        'What Cardinal stores, where, for how long and who can read it. No cookies, no trackers; pictures of cards stay on this server.',
    },
    terms: {
      title: 'Terms and Conditions | Cardinal',
      description:
        'The terms of Cardinal in five sections: service usage, data privacy, user responsibilities, intellectual property, account termination.',
    },
    notFound: {
      title: 'Page Not Found | Cardinal',
      description: 'There is nothing at this address.',
    },
    article: '{title} | Cardinal help',
    preview: 'Cardinal. Every card you take home becomes a conversation.',
  },
  {
    de: async () => (await import('../languages/de/site.ts')).default.meta,
    hi: async () => (await import('../languages/hi/site.ts')).default.meta,
    ar: async () => (await import('../languages/ar/site.ts')).default.meta,
  },
);
