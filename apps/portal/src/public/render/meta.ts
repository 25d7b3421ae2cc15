import { publicPaths, type PublicPage } from '@cardinal/contract/paths';

/** Metadata of a page for search engines and link previews. */
export interface PageMeta {
  title: string;
  description: string;
  path: string;
  /** Whether search engines should not index it. */
  isHidden?: boolean;
}

/** The pages, except for the documents, which have their own titles. */
export const metas: Readonly<Record<Exclude<PublicPage, 'docs'> | 'notFound', PageMeta>> = {
  home: {
    path: publicPaths.home,
    title: 'Cardinal: every business card becomes a conversation',
    description:
      'Photograph a business card, check two fields, and the lead is with your team. Leads, events, follow-ups and emails for people who sell face to face.',
  },
  pricing: {
    path: publicPaths.pricing,
    title: 'Pricing | Cardinal',
    description:
      'Four plans: free for 50 business cards, one for a single person, one for teams, one by contact. Prices in rupees, monthly or yearly.',
  },
  help: {
    path: publicPaths.help,
    title: 'Help | Cardinal',
    description:
      'How to capture leads from business cards and badges, ask questions at an event, share out leads, follow up and export: short articles, with a search.',
  },
  status: {
    path: publicPaths.status,
    title: 'Status | Cardinal',
    description:
      'The health of this server, measured at this moment: API, database, live updates, mail, card reader and AI writing.',
  },
  privacy: {
    path: publicPaths.privacy,
    title: 'Privacy | Cardinal',
    description:
      'What Cardinal stores, where, for how long and who can read it. No cookies, no trackers; pictures of cards stay on this server.',
  },
  terms: {
    path: publicPaths.terms,
    title: 'Terms and Conditions | Cardinal',
    description:
      'The terms of Cardinal in five sections: service usage, data privacy, user responsibilities, intellectual property, account termination.',
  },
  notFound: {
    path: '',
    title: 'Page Not Found | Cardinal',
    description: 'There is nothing at this address.',
    isHidden: true,
  },
};
