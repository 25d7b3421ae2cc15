import { siteMessages } from '@cardinal/contract/messages';

/** Texts around the content of every public page. */
export const layoutMessages = siteMessages(
  {
    skip: 'Skip to content',
    brand: 'Cardinal, home',
    sections: 'Sections',
    menu: 'Menu',
    signIn: 'Sign in',
    getStarted: 'Get Started',
    onThisPage: 'On this page',
    links: {
      features: 'Features',
      howItWorks: 'How It Works',
      testimonials: 'Testimonials',
      pricing: 'Pricing',
      security: 'Security',
      events: 'Events',
      status: 'Status',
      help: 'Help',
      firstCard: 'First card',
      questions: 'Questions at an event',
      embedding: 'Embedding',
      documentation: 'Documentation',
      api: 'API reference',
      privacy: 'Privacy',
      terms: 'Terms',
    },
    groups: { product: 'Product', help: 'Help', developers: 'Developers', legal: 'Legal' },
    tagline: 'Cardinal turns the people you meet into leads that someone follows up.',
    licence: 'Open source under the MIT licence. No cookies, no trackers.',
    language: 'Language',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  },
  {
    de: async () => (await import('../languages/de/site.ts')).default.layout,
    hi: async () => (await import('../languages/hi/site.ts')).default.layout,
    ar: async () => (await import('../languages/ar/site.ts')).default.layout,
  },
);
