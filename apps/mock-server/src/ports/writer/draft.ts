import { breaksLine, hasControls, lengths } from '@cardinal/contract';
import { linksIn } from './links.ts';
import { hasPlaceholder } from './placeholders.ts';
import type { Draft } from './writer.ts';

/** A shorter text is not an email, and a longer one would not be read. In characters. */
const contentLength = { min: 20, max: 6_000 };

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
  const allowed = linksIn(given);
  const foreign = [...linksIn(whole)].some((link) => !allowed.has(link));
  return foreign ? 'a link or an address of its own' : undefined;
}
