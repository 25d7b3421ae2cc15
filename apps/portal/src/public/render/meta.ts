import type { TextsOf } from '@cardinal/contract/messages';
import { publicPaths, type PublicPage } from '@cardinal/contract/paths';
import type { metaMessages } from './metaTexts.ts';

/** Metadata of a page for search engines and link previews. */
export interface PageMeta {
  title: string;
  description: string;
  path: string;
  /** Whether search engines should not index it. */
  isHidden?: boolean;
  /** Whether it exists only in English. */
  isOnlyEnglish?: boolean;
}

/** The pages, except for the documents, which have their own titles. */
export type SitePage = Exclude<PublicPage, 'docs'> | 'notFound';

/** The metadata of the pages in the language of the texts. */
export const metasIn = (
  texts: TextsOf<typeof metaMessages>,
): Readonly<Record<SitePage, PageMeta>> => ({
  home: { ...texts.home, path: publicPaths.home },
  pricing: { ...texts.pricing, path: publicPaths.pricing },
  help: { ...texts.help, path: publicPaths.help },
  status: { ...texts.status, path: publicPaths.status },
  privacy: { ...texts.privacy, path: publicPaths.privacy },
  terms: { ...texts.terms, path: publicPaths.terms },
  notFound: { ...texts.notFound, path: '', isHidden: true },
});
