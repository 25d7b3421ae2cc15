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

/** What a signature is made from. */
export interface Signer {
  first_name: string;
  last_name: string;
  email: string;
  company_name: string | null;
  /** Null: made from the others. */
  signature: string | null;
}

/** The signature that a profile makes: name, company and address, a line each. */
export const profileSignature = ({ first_name, last_name, company_name, email }: Signer): string =>
  [`${first_name} ${last_name}`.trim(), company_name ?? '', email].filter(Boolean).join('\n');

/** The text below a user's emails to leads; '' if they want none. */
export const signatureOf = (signer: Signer): string =>
  (signer.signature ?? profileSignature(signer)).trim();

/** What is sent of a text: with the signature, unless the sender wrote it already. */
export const isSigned = (text: string, signature: string): boolean =>
  signature === '' || text.replaceAll('\r\n', '\n').includes(signature);
