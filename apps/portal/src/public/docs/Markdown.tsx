import { publicPaths } from '@cardinal/contract/paths';
import { Heading } from '@cardinal/ui';
import type { Token, Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import {
  block,
  cell,
  code,
  headCell,
  heading2,
  heading3,
  link as linkClass,
  list,
  paragraph,
  scroller,
  strong,
  table,
} from '../legal/Prose.css.ts';
import { idOf } from '../legal/Prose.tsx';
import { useHref } from '../parts/site.ts';
import { documents } from './documents.ts';

/** Where a link of a document leads to on this server; null if there is no such page. */
function addressOf(href: string, from: string): string | null {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  if (href.startsWith('/')) return href;
  const [path = '', section] = href.split('#');
  const file = new URL(path, `https://documents.invalid/${from}`).pathname.slice(1);
  const document = documents.find((each) => each.file === file);
  if (!document) return null;
  const address =
    document.name === 'index' ? publicPaths.docs : `${publicPaths.docs}/${document.name}`;
  return section ? `${address}#${section}` : address;
}

/** Whether an address is that of a page in several languages. */
const isTranslated = (address: string) => /^\/(?!docs\b|api\b)/.test(address);

/** Plain text of a piece of a document. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens
        ? textOf(token.tokens)
        : 'text' in token
          ? String(token.text)
          : '',
    )
    .join('');

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const plain = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

export interface MarkdownProps {
  tokens: readonly Token[];
  /** Path in the repository of the document, to which its links are relative. */
  file: string;
}

function Linked({ token, file }: { token: Tokens.Link; file: string }) {
  const href = useHref();
  const address = addressOf(token.href, file);
  const content = <Markdown tokens={token.tokens} file={file} />;
  return address === null ? (
    content
  ) : (
    <a href={isTranslated(address) ? href(address) : address} className={linkClass}>
      {content}
    </a>
  );
}

function TableOf({ token, file }: { token: Tokens.Table; file: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className={scroller} tabIndex={0} role="group" aria-label="Table">
      <table className={table}>
        <thead>
          <tr>
            {token.header.map(({ text, tokens }) => (
              <th key={text} scope="col" className={headCell}>
                <Markdown tokens={tokens} file={file} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((cells) => (
            <tr key={cells.map(({ text }) => text).join('|')}>
              {cells.map(({ text, tokens }, index) => (
                <td key={`${token.header[index]?.text} ${text}`} className={cell}>
                  <Markdown tokens={tokens} file={file} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function render(token: Token, file: string): ReactNode {
  const inside = (tokens: readonly Token[] | undefined) => (
    <Markdown tokens={tokens ?? []} file={file} />
  );
  // The lexer gives every token the shape of its type.
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      const level = depth <= 2 ? 2 : 3;
      return (
        <Heading
          level={level}
          size={level === 2 ? 'lg' : 'md'}
          id={idOf(textOf(tokens))}
          className={level === 2 ? heading2 : heading3}
        >
          {inside(tokens)}
        </Heading>
      );
    }
    case 'paragraph':
      return <p className={paragraph}>{inside(token.tokens)}</p>;
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return createElement(
        ordered ? 'ol' : 'ul',
        { className: list },
        items.map((item) => <li key={item.raw}>{inside(item.tokens)}</li>),
      );
    }
    case 'table':
      return <TableOf token={token as Tokens.Table} file={file} />;
    case 'code':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        <pre className={block} dir="ltr" tabIndex={0} role="group" aria-label="Code">
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'link':
      return <Linked token={token as Tokens.Link} file={file} />;
    case 'strong':
      return <strong className={strong}>{inside(token.tokens)}</strong>;
    case 'em':
      // A name of the application, which may be in another script than the text around it.
      return <em dir="auto">{inside(token.tokens)}</em>;
    case 'codespan':
      return (
        <code className={code} dir="ltr">
          {plain((token as Tokens.Codespan).text)}
        </code>
      );
    case 'br':
      return <br />;
    case 'text':
      return token.tokens ? inside(token.tokens) : plain((token as Tokens.Text).text);
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'html':
      return /^<br\s*\/?>/i.test(token.raw) ? <br /> : null;
    // Pictures are for readers of the repository; blank lines mean nothing.
    default:
      return null;
  }
}

/** A parsed Markdown document as elements. HTML in it is omitted. */
export function Markdown({ tokens, file }: MarkdownProps) {
  return tokens.map((token, index) => (
    // A document does not change while it is shown.
    // oxlint-disable-next-line react/no-array-index-key -- the same text may occur twice
    <Fragment key={index}>{render(token, file)}</Fragment>
  ));
}
