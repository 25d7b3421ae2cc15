import { html } from 'hono/html';

/** How a lead's history names a mail on its way. */
export const emailTitles = {
  queued: 'Email queued',
  sent: 'Email sent',
  failed: 'Email not sent',
} as const;

/** Address at which a mail's receiver asks for no more. */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/unsubscribe?token=${token}`;

/** What a lead reads below every mail, in both parts. */
const footer = 'If you would rather not get these emails, unsubscribe here:';

/** Paragraphs of a plain text as HTML; everything in it stays text. */
export function textAsHtml(text: string, unsubscribeUrl?: string): string {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      return html`<p>${lines.map((line, index) => (index ? html`<br />${line}` : line))}</p>`;
    });
  // Without promises in it, the template is a string already.
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

/** A plain text with the way to no more mail below it. */
export const withFooter = (text: string, unsubscribeUrl: string): string =>
  `${text.trimEnd()}\n\n-- \n${footer}\n${unsubscribeUrl}\n`;
