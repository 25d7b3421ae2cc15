import { dayMs } from '@cardinal/contract/limits';
import type { PastContact } from '../../writer.ts';
import { clean } from './names.ts';

/** The last contact, worded for a sentence. */
export interface LastContact {
  type: PastContact['type'];
  isOwn: boolean;
  /** "my colleague Lukas"; "I" stays with the sentence. */
  colleague: string;
  /** "last week", "on 18 October"; '' if it was within a day. */
  when: string;
  /** Days that have passed. */
  days: number;
}

/** Monday of the week of a day, as a number of days. */
const weekOf = (at: number) => Math.floor((Math.floor(at / dayMs) + 3) / 7);

/** 18 November, with the year if it is not the current one. */
function dateOf(at: number, now: number): string {
  const isThisYear = new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear();
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(at);
}

/**
 * How long ago something was, as people say it. Weekdays are avoided, because the sender's clock is
 * not known.
 */
export function spokenTime(at: number, now: number): string {
  if (now - at < 1.5 * dayMs) return '';
  const weeks = weekOf(now) - weekOf(at);
  if (weeks === 0) return 'earlier this week';
  return weeks === 1 ? 'last week' : `on ${dateOf(at, now)}`;
}

/** The name of a colleague in a sentence. */
export function colleagueName(name: string): string {
  const [first = ''] = clean(name, 60).split(' ');
  return first ? `my colleague ${first}` : 'my colleague';
}

/** The newest contact, in words; undefined if there is none. */
export function lastContactOf(
  contacts: readonly PastContact[],
  now: number,
): LastContact | undefined {
  const last = contacts.find(({ at }) => at <= now);
  return (
    last && {
      type: last.type,
      isOwn: last.isOwn,
      colleague: colleagueName(last.by),
      when: spokenTime(last.at, now),
      days: Math.floor((now - last.at) / dayMs),
    }
  );
}

/** Longer ago, a new email is not part of the same conversation. */
const threadDays = 90;

/** The subject of the sender's last email, as that of an email that continues it; '' without one. */
export function threadSubject(contacts: readonly PastContact[], now: number): string {
  const email = contacts.find(({ type, subject }) => type === 'email' && subject !== '');
  if (!email?.isOwn || email.at > now || now - email.at > threadDays * dayMs) return '';
  const subject = clean(email.subject.replace(/^(?:re|aw|fwd?):\s*/i, ''), 150);
  return subject && `Re: ${subject}`;
}
