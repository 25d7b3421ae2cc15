import { paths, publicPaths } from '@cardinal/contract/paths';

/** Path of an article of the help. */
export const article = (name: string) => `${publicPaths.help}/${name}`;

/** Target of every call to action; it shows the sign-in screen to users without a session. */
export const start = paths.dashboard;

/** The recording of the product on the landing page. */
export const watch = '/#watch';

/** Sections of the landing page as named in its header, and other pages; by the names of their texts. */
export const headerLinks = [
  { name: 'features', href: '/#features' },
  { name: 'howItWorks', href: '/#how-it-works' },
  { name: 'testimonials', href: '/#testimonials' },
  { name: 'pricing', href: publicPaths.pricing },
  { name: 'security', href: '/#security' },
  { name: 'events', href: '/#events' },
] as const;

/** The footer's links, in groups. Some lead to what exists only in English. */
export const footerLinks = [
  {
    name: 'product',
    links: [
      { name: 'features', href: '/#features' },
      { name: 'pricing', href: publicPaths.pricing },
      { name: 'security', href: '/#security' },
      { name: 'status', href: publicPaths.status },
    ],
  },
  {
    name: 'help',
    links: [
      { name: 'help', href: publicPaths.help },
      { name: 'firstCard', href: article('first-card') },
      { name: 'questions', href: article('questions') },
      { name: 'embedding', href: article('embedding') },
    ],
  },
  {
    name: 'developers',
    isEnglish: true,
    links: [
      { name: 'documentation', href: publicPaths.docs },
      { name: 'api', href: '/api/docs' },
    ],
  },
  {
    name: 'legal',
    links: [
      { name: 'privacy', href: publicPaths.privacy },
      { name: 'terms', href: publicPaths.terms },
    ],
  },
] as const;

/** URL of a document, which is in English, or of a section in it. */
export const docs = (name: string, section?: string) =>
  `${publicPaths.docs}/${name}${section ? `#${section}` : ''}`;
