import assistants from './articles/assistants.md?raw';
import badges from './articles/badges.md?raw';
import embedding from './articles/embedding.md?raw';
import exporting from './articles/export.md?raw';
import firstCard from './articles/first-card.md?raw';
import followUp from './articles/follow-up.md?raw';
import importing from './articles/import-a-list.md?raw';
import phone from './articles/phone.md?raw';
import privacy from './articles/privacy.md?raw';
import questions from './articles/questions.md?raw';
import roles from './articles/roles.md?raw';
import sharing from './articles/share-out.md?raw';
import undoing from './articles/undo-and-deletion.md?raw';
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

/** The articles, in the order in which a team needs them. */
export const articles: readonly Article[] = [
  read('first-card', firstCard),
  read('import-a-list', importing),
  read('questions', questions),
  read('badges', badges),
  read('share-out', sharing),
  read('follow-up', followUp),
  read('export', exporting),
  read('undo-and-deletion', undoing),
  read('roles', roles),
  read('assistants', assistants),
  read('embedding', embedding),
  read('privacy', privacy),
  read('phone', phone),
];
