/** Days of the user's calendar, as date fields give them: `2026-11-16`. */

import { moments } from '@cardinal/contract/limits';

/** A span of days, both included; '' where it is open. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Midnight at the beginning of a day, or some days later; undefined for a day that does not exist. */
function midnight(day: string, daysLater = 0): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const at = new Date(year, month - 1, date);
  // The browser's date field also returns years that are not entered completely.
  const isKnown = at.getTime() >= moments.from && at.getTime() < moments.until;
  if (!isKnown || at.getMonth() !== month - 1 || at.getDate() !== date) return undefined;
  return new Date(year, month - 1, date + daysLater);
}

/** Whether a text is a day that exists, in the years that the server knows. */
export const isDay = (text: string): boolean => midnight(text) !== undefined;

/** The moment at which a day, or one some days later, begins; undefined for a day that does not exist. */
export const midnightOf = (day: string, daysLater = 0): string | undefined =>
  midnight(day, daysLater)?.toISOString();

/** "1 – 30 Nov 2026"; "" for an open span. @param span Days that exist. */
export function formatDays({ from, to }: DaySpan, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const [start, end] = [midnight(from), midnight(to)];
  if (start && end) return format.formatRange(start, end);
  const only = start ?? end;
  return only ? format.format(only) : '';
}
