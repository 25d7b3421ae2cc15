import '@cardinal/ui';
import '@cardinal/ui/fonts';
import { pageMarks } from '@cardinal/contract/paths';
import type { TokensList } from 'marked';
import type { ReactNode } from 'react';
// Unlike the build for browsers, this one does not keep the build process alive.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { DocumentPage, pathOf } from '../docs/DocumentPage.tsx';
import { documents } from '../docs/documents.ts';
import { parse } from '../docs/parse.ts';
import { ArticlePage } from '../help/ArticlePage.tsx';
import { articles } from '../help/articles.ts';
import { HelpPage } from '../help/HelpPage.tsx';
import { LandingPage } from '../landing/LandingPage.tsx';
import { PrivacyPage } from '../legal/PrivacyPage.tsx';
import { TermsPage } from '../legal/TermsPage.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { article as addressOf } from '../parts/links.ts';
import { PricingPage } from '../pricing/PricingPage.tsx';
import { StatusPage } from '../status/StatusPage.tsx';
import { Document, type PageFiles } from './Document.tsx';
import { metas, type PageMeta } from './meta.ts';

/** The health that the server fills in. */
const health = {
  overall: pageMarks.overall,
  stateOf: pageMarks.state,
  checkedAt: pageMarks.checkedAt,
  checkedText: pageMarks.checkedText,
  upSince: pageMarks.upSince,
  upSinceText: pageMarks.upSinceText,
};

const pages: Readonly<Record<keyof typeof metas, ReactNode>> = {
  home: <LandingPage />,
  pricing: <PricingPage />,
  help: <HelpPage />,
  status: <StatusPage health={health} />,
  privacy: <PrivacyPage />,
  terms: <TermsPage />,
  notFound: <NotFoundPage />,
};

const html = (meta: PageMeta, files: PageFiles, page: ReactNode) =>
  `<!doctype html>${renderToStaticMarkup(
    <Document meta={meta} files={files}>
      {page}
    </Document>,
  )}`;

/** The first sentences of a document, for search engines. */
function descriptionOf(tokens: TokensList, label: string): string {
  const first = tokens.find((token) => token.type === 'paragraph');
  const text = first && 'text' in first ? String(first.text).replaceAll(/\s+/g, ' ') : label;
  return text.replaceAll(/[`*[\]]|\([^()]*\)/g, '').slice(0, 155);
}

/**
 * Renders every public page.
 * @param read Returns the text of a file of the repository
 * @returns HTML by file name without the extension
 */
export function renderPages(
  files: PageFiles,
  read: (file: string) => string,
): ReadonlyMap<string, string> {
  // The keys of an object literal.
  const names = Object.keys(metas) as (keyof typeof metas)[];
  const documentPages = documents.map((document): [string, string] => {
    const tokens = parse(read(document.file));
    const meta = {
      path: pathOf(document),
      title: `${document.label} | Cardinal documentation`,
      description: descriptionOf(tokens, document.label),
    };
    const page = <DocumentPage document={document} tokens={tokens} />;
    return [`docs/${document.name}`, html(meta, files, page)];
  });
  const articlePages = articles.map((article): [string, string] => {
    const { name, title, summary: description } = article;
    const meta = { path: addressOf(name), title: `${title} | Cardinal help`, description };
    return [`help/${name}`, html(meta, files, <ArticlePage article={article} />)];
  });
  return new Map([
    ...names.map((name): [string, string] => [name, html(metas[name], files, pages[name])]),
    ...articlePages,
    ...documentPages,
  ]);
}
