import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestContext } from '../environment.ts';
import { packs } from './packedFiles.ts';

/** A page in the form in which it is sent; compressed on first use. */
interface Page {
  text: string;
  etag: string;
  packed: Partial<Record<'br' | 'gzip', Promise<Uint8Array<ArrayBuffer>>>>;
}

const htmlText: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => htmlText[character] ?? character);

/** The best of our encodings that a client accepts. */
function encodingFor(accepted: string): 'br' | 'gzip' | undefined {
  const isAccepted = (name: string) =>
    new RegExp(String.raw`(?:^|,)\s*${name}\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)`, 'i').test(
      accepted,
    );
  return (['br', 'gzip'] as const).find(isAccepted);
}

/** Replaces each mark in a page by its text. */
function fill(page: string, marks: ReadonlyMap<string, string>): string {
  let text = page;
  for (const [mark, value] of marks) text = text.replaceAll(mark, () => escapeHtml(value));
  return text;
}

/**
 * Creates the function that finds a built page by its name; null if the build has none.
 * @param marks Texts by placeholder, the same on every page
 */
export function createPages(folder: string, marks: ReadonlyMap<string, string>) {
  const kept = new Map<string, { changed: number; page: Page }>();

  return async (name: string): Promise<Page | null> => {
    const path = join(folder, `${name}.html`);
    try {
      const { mtimeMs: changed } = await stat(path);
      const known = kept.get(name);
      if (known?.changed === changed) return known.page;
      const text = fill(await readFile(path, 'utf8'), marks);
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      const page: Page = { text, etag: `W/"${hash}"`, packed: {} };
      kept.set(name, { changed, page });
      return page;
    } catch {
      return null;
    }
  };
}

const html = 'text/html; charset=utf-8';

/** The language of a page, and whether it depends on what the browser accepts. */
interface Spoken {
  language: string;
  isNegotiated: boolean;
}

const languageHeaders = ({ language, isNegotiated }: Spoken, ...vary: string[]) => ({
  'Content-Language': language,
  Vary: [...vary, ...(isNegotiated ? ['Accept-Language'] : [])].join(', '),
});

/** Sends a page that is the same for everyone; browsers revalidate it. */
export async function sendPage(c: RequestContext, page: Page, status: 200 | 404, spoken: Spoken) {
  const headers = {
    'Content-Type': html,
    'Cache-Control': 'no-cache',
    ETag: page.etag,
    ...languageHeaders(spoken, 'Accept-Encoding'),
  };
  const encoding = encodingFor(c.req.header('Accept-Encoding') ?? '');
  if (!encoding) return c.body(page.text, status, headers);
  page.packed[encoding] ??= packs[encoding](page.text);
  const content = await page.packed[encoding];
  return c.body(content, status, {
    ...headers,
    'Content-Encoding': encoding,
    'Content-Length': String(content.byteLength),
  });
}

/** Sends a page with current values; `marks` are replaced by texts. */
export function sendFilledPage(
  c: RequestContext,
  page: Page,
  marks: ReadonlyMap<string, string>,
  spoken: Spoken,
) {
  return c.body(fill(page.text, marks), 200, {
    'Content-Type': html,
    'Cache-Control': 'no-store',
    ...languageHeaders(spoken),
  });
}
