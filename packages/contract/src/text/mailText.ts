/**
 * How the text of an email becomes paragraphs, for the server that sends it and for the preview
 * shown before sending. Has no dependencies, like `limits`.
 */

/** The end of every email to a lead: a sentence, and the text of its link. */
export const unsubscribeNote = {
  text: 'If you would rather not get these emails, unsubscribe here:',
  link: 'Unsubscribe',
} as const;

/** Splits a plain text at its empty lines into paragraphs, and these into lines. */
export function mailParagraphs(text: string): string[][] {
  return text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n'));
}
