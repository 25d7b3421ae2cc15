import { isSigned, mailParagraphs, unsubscribeNote } from '@cardinal/contract/mail-text';
import { html } from 'hono/html';
import { fullName, type Named } from './names.ts';

/** Titles of an email in a lead's history, by its state. */
export const emailTitles = {
  queued: 'Email queued',
  sent: 'Email sent',
  failed: 'Email not sent',
} as const;

/** URL at which the recipient of an email unsubscribes. */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/unsubscribe?token=${token}`;

/** The name under which a person's emails arrive: "Daniel Osei (Aurora Trading)". */
export const senderName = (sender: Named & { sender_company: string | null }): string =>
  `${fullName(sender)}${sender.sender_company ? ` (${sender.sender_company})` : ''}`;

/** The ends of an email to a lead: the sender's signature, and where to unsubscribe. */
interface MailEnd {
  signature?: string;
  unsubscribeUrl?: string;
}

/** Where a word leads to; undefined if it is no link and no address. */
function targetOf(word: string): string | undefined {
  if (/^https?:\/\/\S/.test(word)) return word;
  return /^[^@]+@[^@]+$/.test(word) ? `mailto:${word}` : undefined;
}

/** A line whose links and addresses can be opened. */
const linked = (line: string) =>
  line.split(/(?<=\s)/).map((part) => {
    const word = part.trimEnd().replace(/[,;.]$/, '');
    const target = targetOf(word);
    return target ? html`<a href="${target}">${word}</a>${part.slice(word.length)}` : part;
  });

const signatureAsHtml = (signature: string) => {
  const [name = '', ...others] = signature.split('\n');
  return html`<p><strong>${name}</strong>${others.map((line) => html`<br />${linked(line)}`)}</p>`;
};

/** The paragraphs of a plain text as HTML, escaped, with the ends of an email to a lead. */
export function textAsHtml(text: string, { signature = '', unsubscribeUrl }: MailEnd = {}): string {
  const { text: note, link } = unsubscribeNote;
  const paragraphs = mailParagraphs(text).map(
    (lines) => html`<p>${lines.map((line, index) => (index ? html`<br />${line}` : line))}</p>`,
  );
  const isMissing = !isSigned(text, signature);
  // A template without promises renders to a string.
  return String(
    html`<!doctype html>
      <html>
        <head>
          <meta charset="utf-8" />
        </head>
        <body>
          ${paragraphs} ${isMissing && signatureAsHtml(signature)}
          ${unsubscribeUrl && html`<p>${note} <a href="${unsubscribeUrl}">${link}</a></p>`}
        </body>
      </html>`,
  );
}

/** A plain text with the ends of an email to a lead below it. */
export function withEnd(text: string, { signature = '', unsubscribeUrl }: MailEnd): string {
  const parts = [text.trimEnd(), ...(isSigned(text, signature) ? [] : [signature])];
  if (unsubscribeUrl) parts.push(`-- \n${unsubscribeNote.text}\n${unsubscribeUrl}`);
  return `${parts.join('\n\n')}\n`;
}
