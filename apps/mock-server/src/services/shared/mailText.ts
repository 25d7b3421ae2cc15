import {
  mailParagraphs,
  missingSignature,
  textDirection,
  unsubscribeNotes,
  type LetterLanguage,
} from '@cardinal/contract/mail-text';
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
  /** Language of the email. */
  language: LetterLanguage;
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

/** @param isNamed Whether it begins with the sender's name */
const signatureAsHtml = (signature: string, isNamed: boolean) => {
  const [first = '', ...others] = signature.split('\n');
  return html`<p>
    ${isNamed ? html`<strong>${first}</strong>` : linked(first)}${others.map(
      (line) => html`<br />${linked(line)}`,
    )}
  </p>`;
};

/** The paragraphs of a plain text as HTML, escaped, with the ends of an email to a lead. */
export function textAsHtml(
  text: string,
  { language, signature = '', unsubscribeUrl }: MailEnd,
): string {
  const { text: note, link } = unsubscribeNotes[language];
  const paragraphs = mailParagraphs(text).map(
    (lines) => html`<p>${lines.map((line, index) => (index ? html`<br />${line}` : line))}</p>`,
  );
  const missing = missingSignature(text, signature);
  // Some mail programs show only what is in the body, so that it says its direction itself.
  // A template without promises renders to a string.
  return String(
    html`<!doctype html>
      <html lang="${language}" dir="${textDirection(text)}">
        <head>
          <meta charset="utf-8" />
        </head>
        <body>
          <div lang="${language}" dir="${textDirection(text)}">
            ${paragraphs} ${missing && signatureAsHtml(missing, missing === signature)}
            ${unsubscribeUrl && html`<p dir="auto">${note} <a href="${unsubscribeUrl}">${link}</a></p>`}
          </div>
        </body>
      </html>`,
  );
}

/** A plain text with the ends of an email to a lead below it. */
export function withEnd(
  text: string,
  { language, signature = '', unsubscribeUrl }: MailEnd,
): string {
  const parts = [text.trimEnd(), missingSignature(text, signature)].filter(Boolean);
  if (unsubscribeUrl) parts.push(`-- \n${unsubscribeNotes[language].text}\n${unsubscribeUrl}`);
  return `${parts.join('\n\n')}\n`;
}
