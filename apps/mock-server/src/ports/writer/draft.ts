import { lengths } from '@cardinal/contract';
import type { Draft } from './writer.ts';

/** A shorter text is no email; a longer one nobody reads. In characters. */
const contentLength = { min: 20, max: 6_000 };

/** What templates leave for somebody to fill in, and markup that plain text has not. */
const placeholders = [
  /\{\{?[^{}\n]{0,80}\}?\}/,
  /\[\s*\p{L}[^[\]\n]{0,80}\]/u,
  /<\/?\s*\p{L}[^<>\n]{0,80}>/u,
  /%\p{L}[\p{L}_ ]{0,40}%/u,
  /\b_{2,}\p{L}+_{2,}/u,
  /\b(?:undefined|NaN)\b|\bHi null\b/,
  /\b(?:your|sender'?s?|recipient'?s?|company) name here\b/i,
];
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const lineBreaks = /[\u0000-\u001f\u007f\u2028\u2029]/;
// oxlint-disable-next-line no-control-regex -- as above; tab and line breaks may stand in a text
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const addresses = /https?:\/\/\S+|\bwww\.\S+|[^\s@<>()]{1,64}@[^\s@<>()]{1,250}\.\p{L}{2,}/giu;

/**
 * What speaks against sending a draft as it is, or undefined.
 * @param given Text of the sender: a link or an address may come from there alone.
 */
export function draftFault({ subject, content }: Draft, given: string): string | undefined {
  if (subject === '') return 'no subject';
  if (subject.length > lengths.subject) return 'a long subject';
  if (lineBreaks.test(subject)) return 'a line break in the subject';
  if (content.length < contentLength.min) return 'no content';
  if (content.length > contentLength.max) return 'a long content';
  if (controls.test(content)) return 'control characters';
  if (!(subject + content).isWellFormed()) return 'broken characters';
  const whole = `${subject}\n${content}`;
  if (placeholders.some((placeholder) => placeholder.test(whole))) return 'a placeholder';
  const foreign = [...whole.matchAll(addresses)].some(
    ([address]) => !given.includes(address.replace(/[.,;:!?)]+$/, '')),
  );
  return foreign ? 'a link or an address of its own' : undefined;
}
