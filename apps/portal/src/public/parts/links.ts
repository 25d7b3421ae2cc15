import { paths, publicPaths } from '@cardinal/contract/paths';

/** URL of an article of the help. */
export const article = (name: string) => `${publicPaths.help}/${name}`;

/** Target of every call to action; it shows the sign-in screen to users without a session. */
export const start = paths.dashboard;

/** The recording of the product on the landing page. */
export const watch = '/#watch';

/** Sections of the landing page as named in its header, and other pages. */
export const headerLinks = [
  { label: 'Features', href: '/#features' },
  { label: 'How It Works', href: '/#how-it-works' },
  { label: 'Testimonials', href: '/#testimonials' },
  { label: 'Pricing', href: publicPaths.pricing },
  { label: 'Security', href: '/#security' },
  { label: 'Events', href: '/#events' },
] as const;

/** The footer's links, in groups. */
export const footerLinks = [
  {
    title: 'Product',
    links: [
      { label: 'Features', href: '/#features' },
      { label: 'Pricing', href: publicPaths.pricing },
      { label: 'Security', href: '/#security' },
      { label: 'Status', href: publicPaths.status },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Help', href: publicPaths.help },
      { label: 'First card', href: article('first-card') },
      { label: 'Questions at an event', href: article('questions') },
      { label: 'Embedding', href: article('embedding') },
    ],
  },
  {
    title: 'Developers',
    links: [
      { label: 'Documentation', href: publicPaths.docs },
      { label: 'API reference', href: '/api/docs' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: publicPaths.privacy },
      { label: 'Terms', href: publicPaths.terms },
    ],
  },
] as const;

/** URL of a document, or of a section in it. */
export const docs = (name: string, section?: string) =>
  `${publicPaths.docs}/${name}${section ? `#${section}` : ''}`;
