import '@cardinal/ui';
import '@cardinal/ui/fonts';
import {
  loadAhead,
  loadTexts,
  siteLanguages,
  textsLoaded,
  type SiteLanguage,
} from '@cardinal/contract/messages';
import { pageMarks } from '@cardinal/contract/paths';
import type { TokensList } from 'marked';
import type { ReactNode } from 'react';
// Unlike the build for browsers, this one does not keep the build process alive.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { DocumentPage, pathOf } from '../docs/DocumentPage.tsx';
import { documents } from '../docs/documents.ts';
import { parse } from '../docs/parse.ts';
import { ArticlePage } from '../help/ArticlePage.tsx';
import { articlesIn } from '../help/articles.ts';
import { HelpPage } from '../help/HelpPage.tsx';
import { LandingPage } from '../landing/LandingPage.tsx';
import { PrivacyPage } from '../legal/PrivacyPage.tsx';
import { TermsPage } from '../legal/TermsPage.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { article as addressOf } from '../parts/links.ts';
import { PricingPage } from '../pricing/PricingPage.tsx';
import { StatusPage } from '../status/StatusPage.tsx';
import { Document, type PageFiles } from './Document.tsx';
import { metasIn, type PageMeta, type SitePage } from './meta.ts';
import { metaMessages } from './metaTexts.ts';

/** The health that the server fills in. */
const health = {
  overall: pageMarks.overall,
  stateOf: pageMarks.state,
  checkedAt: pageMarks.checkedAt,
  checkedText: pageMarks.checkedText,
  upSince: pageMarks.upSince,
  upSinceText: pageMarks.upSinceText,
};

const pages: Readonly<Record<SitePage, ReactNode>> = {
  home: <LandingPage />,
  pricing: <PricingPage />,
  help: <HelpPage />,
  status: <StatusPage health={health} />,
  privacy: <PrivacyPage />,
  terms: <TermsPage />,
  notFound: <NotFoundPage />,
};

/** Creates the function that renders pages in a language to HTML. */
async function renderingIn(language: SiteLanguage, files: PageFiles) {
  // The components find their texts there.
  loadAhead(language);
  await textsLoaded();
  const texts = await loadTexts(metaMessages, language);
  const html = (meta: PageMeta, page: ReactNode) =>
    `<!doctype html>${renderToStaticMarkup(
      <Document meta={meta} language={language} previewText={texts.preview} files={files}>
        {page}
      </Document>,
    )}`;
  return { html, texts };
}

/** The first sentences of a document, for search engines. */
function descriptionOf(tokens: TokensList, label: string): string {
  const first = tokens.find((token) => token.type === 'paragraph');
  const text = first && 'text' in first ? String(first.text).replaceAll(/\s+/g, ' ') : label;
  return text.replaceAll(/[`*[\]]|\([^()]*\)/g, '').slice(0, 155);
}

/** The documents of the repository, which are in English. */
async function renderDocuments(files: PageFiles, read: (file: string) => string) {
  const { html } = await renderingIn('en', files);
  return documents.map((document): [string, string] => {
    const tokens = parse(read(document.file));
    const meta = {
      path: pathOf(document),
      title: `${document.label} | Cardinal documentation`,
      description: descriptionOf(tokens, document.label),
      isOnlyEnglish: true,
    };
    return [
      `docs/${document.name}`,
      html(meta, <DocumentPage document={document} tokens={tokens} />),
    ];
  });
}

/** The pages and the articles of the help in a language. */
async function renderSite(language: SiteLanguage, files: PageFiles) {
  const { html, texts } = await renderingIn(language, files);
  const folder = language === 'en' ? '' : `${language}/`;
  const metas = metasIn(texts);
  // The keys of an object literal.
  const names = Object.keys(metas) as SitePage[];
  const articles = articlesIn(language).map((article): [string, string] => {
    const { name, title, summary: description } = article;
    const meta = { path: addressOf(name), title: texts.article({ title }), description };
    return [`${folder}help/${name}`, html(meta, <ArticlePage article={article} />)];
  });
  return [
    ...names.map((name): [string, string] => [folder + name, html(metas[name], pages[name])]),
    ...articles,
  ];
}

/**
 * Renders every public page in each of its languages.
 * @param read Returns the text of a file of the repository
 * @returns HTML by file name without the extension; languages other than English have a folder each
 */
export async function renderPages(
  files: PageFiles,
  read: (file: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const rendered = await renderDocuments(files, read);
  for (const language of siteLanguages) rendered.push(...(await renderSite(language, files)));
  return new Map(rendered);
}
