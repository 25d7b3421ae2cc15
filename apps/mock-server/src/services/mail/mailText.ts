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

/** The text below every email to a lead, in both parts. */
const footer = 'If you would rather not get these emails, unsubscribe here:';

/** The paragraphs of a plain text as HTML, escaped. */
export function textAsHtml(text: string, unsubscribeUrl?: string): string {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      return html`<p>${lines.map((line, index) => (index ? html`<br />${line}` : line))}</p>`;
    });
  // A template without promises is a string.
  return String(
    html`<!doctype html>
      <html>
        <head>
          <meta charset="utf-8" />
        </head>
        <body>
          ${paragraphs}
          ${unsubscribeUrl && html`<p>${footer} <a href="${unsubscribeUrl}">Unsubscribe</a></p>`}
        </body>
      </html>`,
  );
}

/** A plain text with the unsubscribe link below it. */
export const withFooter = (text: string, unsubscribeUrl: string): string =>
  `${text.trimEnd()}\n\n-- \n${footer}\n${unsubscribeUrl}\n`;
