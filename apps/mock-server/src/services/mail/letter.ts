import type { Language } from '@cardinal/contract/messages';
import { html } from 'hono/html';

/** A paragraph of an email: text, or a link with a label for its action. */
export type Paragraph = string | { link: string; action: string };

/** An email about an account. */
export interface AccountLetter {
  language: Language;
  subject: string;
  paragraphs: Paragraph[];
  /** When its links expire, in milliseconds. */
  expiresAt?: number;
}

/**
 * A user-entered name for an email to a person who may not know it. Anything that looks like a URL
 * is broken up, so that no mail program turns it into a link.
 */
export const plain = (name: string): string =>
  name.replaceAll(/\.(?=[\p{L}\p{N}])/gu, '. ').replaceAll('://', ': //');

/** The plain text of an email. */
const textOf = (paragraphs: readonly Paragraph[]): string =>
  `${paragraphs.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n')}\n`;

/** What the outbox needs of a letter: its subject, texts and expiry. */
export const mailOf = async ({ language, subject, paragraphs, expiresAt }: AccountLetter) => ({
  subject,
  text: textOf(paragraphs),
  html: await htmlOf(language, paragraphs),
  content: '',
  ...(expiresAt !== undefined && { expiresAt }),
});

/** The HTML of an email. */
async function htmlOf(language: Language, paragraphs: readonly Paragraph[]): Promise<string> {
  const body = paragraphs.map((part) =>
    typeof part === 'string'
      ? html`<p>${part}</p>`
      : html`<p><a href="${part.link}">${part.action}</a></p>`,
  );
  const page = html`<!doctype html>
    <html lang="${language}">
      <body>
        ${body}
      </body>
    </html>`;
  return String(await page);
}
