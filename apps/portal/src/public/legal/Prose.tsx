import { Heading } from '@cardinal/ui';
import type { ReactNode } from 'react';
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
  return (
    <div className={body}>
      <nav className={contents} aria-label="On this page">
        <p className={contentsTitle}>On this page</p>
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
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

/** A titled section of a long text. */
export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={2} size="lg" id={idOf(title)} className={heading2}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
