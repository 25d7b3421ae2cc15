import { publicPaths } from '@cardinal/contract/paths';

/** The pages that everyone can read, by name. */
export const pages = Object.entries(publicPaths);

/** The pages, an article of the help, and a URL without a page. */
export const all: [string, string][] = [
  ...pages,
  ['article', '/help/first-card'],
  ['notFound', '/no/such/page'],
];
