import { publicPaths } from '@cardinal/contract/paths';
import type { Token } from 'marked';
import { isHeading } from './parse.ts';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { idOf, Prose } from '../legal/Prose.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { documentLink, documentList, documentNav } from './DocumentPage.css.ts';
import { documents, type DocumentFile } from './documents.ts';
import { Markdown, textOf } from './Markdown.tsx';

export interface DocumentPageProps {
  document: DocumentFile;
  /** The parsed document. */
  tokens: readonly Token[];
}

/** Path of a document's page. */
export const pathOf = ({ name }: Pick<DocumentFile, 'name'>): string =>
  name === 'index' ? publicPaths.docs : `${publicPaths.docs}/${name}`;

/** A document of the repository as a page. */
export function DocumentPage({ document, tokens }: DocumentPageProps) {
  const headings = tokens.filter(isHeading);
  const title = headings.find(({ depth }) => depth === 1);
  const entries = headings
    .filter(({ depth }) => depth === 2)
    .map((heading) => ({ id: idOf(textOf(heading.tokens)), title: textOf(heading.tokens) }));
  return (
    <PublicLayout path={publicPaths.docs} isOnlyEnglish>
      <nav className={documentNav} aria-label="Documents">
        <ul className={documentList}>
          {documents.map((each) => (
            <li key={each.name}>
              <a
                href={pathOf(each)}
                className={documentLink}
                aria-current={each.name === document.name ? 'page' : undefined}
              >
                {each.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PageTitle title={title ? textOf(title.tokens) : document.label} />
      <Prose entries={entries} isWide>
        <Markdown tokens={tokens.filter((token) => token !== title)} file={document.file} />
      </Prose>
    </PublicLayout>
  );
}
