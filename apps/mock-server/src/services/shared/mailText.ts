import { mailParagraphs, unsubscribeNote } from '@cardinal/contract/mail-text';
import { html } from 'hono/html';

/** Titles of an email in a lead's history, by its state. */
export const emailTitles = {
  queued: 'Email queued',
  sent: 'Email sent',
  failed: 'Email not sent',
} as const;

/** URL at which the recipient of an email unsubscribes. */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/unsubscribe?token=${token}`;

/** The paragraphs of a plain text as HTML, escaped. */
export function textAsHtml(text: string, unsubscribeUrl?: string): string {
  const { text: note, link } = unsubscribeNote;
  const paragraphs = mailParagraphs(text).map(
    (lines) => html`<p>${lines.map((line, index) => (index ? html`<br />${line}` : line))}</p>`,
  );
  // A template without promises renders to a string.
  return String(
    html`<!doctype html>
      <html>
        <head>
          <meta charset="utf-8" />
        </head>
        <body>
          ${paragraphs}
          ${unsubscribeUrl && html`<p>${note} <a href="${unsubscribeUrl}">${link}</a></p>`}
        </body>
      </html>`,
  );
}

/** A plain text with the unsubscribe link below it. */
export const withFooter = (text: string, unsubscribeUrl: string): string =>
  `${text.trimEnd()}\n\n-- \n${unsubscribeNote.text}\n${unsubscribeUrl}\n`;
