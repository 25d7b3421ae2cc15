import { breaksLine, hasControls, lengths } from '@cardinal/contract';
import type { Draft } from './writer.ts';

/** A shorter text is not an email, and a longer one would not be read. In characters. */
const contentLength = { min: 20, max: 6_000 };

/** Placeholders of templates, and markup that does not belong in plain text. */
const placeholders = [
  /\{\{?[^{}\n]{0,80}\}?\}/,
  /\[\s*\p{L}[^[\]\n]{0,80}\]/u,
  /<\/?\s*\p{L}[^<>\n]{0,80}>/u,
  /%\p{L}[\p{L}_ ]{0,40}%/u,
  /\b_{2,}\p{L}+_{2,}/u,
  /\b(?:undefined|NaN)\b|\bHi null\b/,
  /\b(?:your|sender'?s?|recipient'?s?|company) name here\b/i,
];
/** Whether a text contains a placeholder of a template, or markup. */
export const hasPlaceholder = (text: string): boolean =>
  placeholders.some((placeholder) => placeholder.test(text));

const addresses = /https?:\/\/\S+|\bwww\.\S+|[^\s@<>()]{1,64}@[^\s@<>()]{1,250}\.\p{L}{2,}/giu;

/**
 * Returns why a draft cannot be sent as it is, or undefined if it can.
 * @param given Text of the sender, the only allowed source of links and addresses.
 */
export function draftFault({ subject, content }: Draft, given: string): string | undefined {
  if (subject === '') return 'no subject';
  if (subject.length > lengths.subject) return 'a long subject';
  if (breaksLine(subject)) return 'a line break in the subject';
  if (content.length < contentLength.min) return 'no content';
  if (content.length > contentLength.max) return 'a long content';
  if (hasControls(content)) return 'control characters';
  if (!(subject + content).isWellFormed()) return 'broken characters';
  const whole = `${subject}\n${content}`;
  if (hasPlaceholder(whole)) return 'a placeholder';
  const foreign = [...whole.matchAll(addresses)].some(
    ([address]) => !given.includes(address.replace(/[.,;:!?)]+$/, '')),
  );
  return foreign ? 'a link or an address of its own' : undefined;
}
