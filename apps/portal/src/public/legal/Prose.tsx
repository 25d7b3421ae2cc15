import { useTexts } from '@cardinal/crm-features/language';
import { Heading } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { layoutMessages } from '../layout/layoutTexts.ts';
import {
  body,
  contents,
  contentsLink,
  contentsList,
  contentsTitle,
  heading2,
  prose,
  wide,
} from './Prose.css.ts';

/** An entry of a page's table of contents. */
export interface Entry {
  id: string;
  title: string;
}

export interface ProseProps {
  /** Sections listed in the table of contents. */
  entries: readonly Entry[];
  /** Whether tables and code need more than the width of a readable line. */
  isWide?: boolean;
  children: ReactNode;
}

/** A long text, with its table of contents beside it on wide screens. */
export function Prose({ entries, isWide = false, children }: ProseProps) {
  const { onThisPage } = useTexts(layoutMessages);
  return (
    <div className={body}>
      <nav className={contents} aria-label={onThisPage}>
        <p className={contentsTitle}>{onThisPage}</p>
        <ul className={contentsList}>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={contentsLink}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={isWide ? wide : prose}>{children}</div>
    </div>
  );
}

/** The id of a title in a URL: 'How it works' becomes `how-it-works`. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

/** A titled section of a long text. */
export function ProseSection({ id, title, children }: Entry & { children: ReactNode }) {
  return (
    <section>
      <Heading level={2} size="lg" id={id} className={heading2}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
