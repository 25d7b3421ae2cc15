import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

/** Ids of components' docs pages by the components' names. */
type Pages = ReadonlyMap<string, string>;

const DocsPages = createContext<Pages>(new Map());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads the docs pages from Storybook's own index. */
async function loadPages(): Promise<Pages> {
  const response = await fetch('./index.json');
  const index: unknown = await response.json();
  const entries = isRecord(index) && isRecord(index['entries']) ? index['entries'] : {};
  return new Map(
    Object.entries(entries).flatMap(([id, entry]) => {
      if (!isRecord(entry) || entry['type'] !== 'docs') return [];
      const title = String(entry['title']);
      return /^(UI|CRM)\//.test(title) ? [[title.slice(title.lastIndexOf('/') + 1), id]] : [];
    }),
  );
}

/** Links the names of components in docs pages to their pages. */
export function DocsLinks({ children }: { children: ReactNode }) {
  const [pages, setPages] = useState<Pages>(new Map());
  useEffect(() => {
    // Without an index the names are plain text.
    loadPages().then(setPages, () => undefined);
  }, []);
  return <DocsPages value={pages}>{children}</DocsPages>;
}

/** Text in which the name of every component links to its page. */
export function LinkedNames({ children }: { children: string }) {
  const pages = useContext(DocsPages);
  return children.split(/\b([A-Z]\w+)\b/).map((word, index) => {
    const id = index % 2 === 1 ? pages.get(word) : undefined;
    return id === undefined ? (
      word
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- words have no other key and never move
      <a key={index} href={`./?path=/docs/${id}`} target="_top">
        {word}
      </a>
    );
  });
}
