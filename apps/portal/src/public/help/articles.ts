import { siteLanguages, type SiteLanguage } from '@cardinal/contract/messages';
import type { Token, Tokens } from 'marked';
import { textOf } from '../docs/Markdown.tsx';
import { isHeading, parse } from '../docs/parse.ts';

/** An article of the help. */
export interface Article {
  /** Its name in the URL, and of its file. */
  name: string;
  title: string;
  /** Its first paragraph. */
  summary: string;
  /** The text below the summary. */
  tokens: readonly Token[];
  /** All of its text, for the search. */
  text: string;
}

const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';

function read(name: string, source: string): Article {
  const tokens = parse(source).filter(({ type }) => type !== 'space');
  const [title, summary, ...rest] = tokens;
  if (!title || !isHeading(title) || !summary || !isParagraph(summary)) {
    throw new Error(`The article ${name} must begin with a title and a paragraph.`);
  }
  return {
    name,
    title: textOf(title.tokens),
    summary: textOf(summary.tokens),
    tokens: rest,
    text: source.replaceAll(/[#*_`[\n]+|\]\([^)]*\)/g, ' '),
  };
}

/** The texts of the articles, by their files. */
const sources = import.meta.glob<string>('./articles/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names of the articles, in the order in which a team needs them. */
const names = [
  'first-card',
  'import-a-list',
  'questions',
  'badges',
  'share-out',
  'follow-up',
  'export',
  'undo-and-deletion',
  'roles',
  'assistants',
  'embedding',
  'privacy',
  'phone',
];

const articles = new Map(
  siteLanguages.map((language) => [
    language,
    names.map((name) => read(name, sources[`./articles/${language}/${name}.md`] ?? '')),
  ]),
);

/** The articles in a language. */
export const articlesIn = (language: SiteLanguage): readonly Article[] =>
  articles.get(language) ?? [];
