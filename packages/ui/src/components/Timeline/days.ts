/** What a timeline's dates are written with. */
export interface DayContext {
  /** BCP 47. */
  locale: string;
  /** IANA name; the reader's own when not given. */
  timeZone?: string;
  /** The moment that "today" is counted from. */
  now: Date;
}

const dayLength = 24 * 60 * 60 * 1_000;

/** A day as a number, so that days can be compared and counted in any time zone. */
function dayNumber(moment: Date, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / dayLength;
}

const capitalised = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** 'Today', 'Yesterday', then 'Friday 14 November', with the year when it is another one. */
export function dayName(moment: Date, { locale, timeZone, now }: DayContext): string {
  const ago = dayNumber(now, timeZone) - dayNumber(moment, timeZone);
  if (ago === 0 || ago === 1) {
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    return capitalised(relative.format(-ago, 'day'), locale);
  }
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  const isSameYear = year.format(now) === year.format(moment);
  const name = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: isSameYear ? undefined : 'numeric',
  });
  return capitalised(name.format(moment), locale);
}

/** Entries of one day. */
export interface Day<T> {
  /** Days since 1970, which tells the days apart. */
  id: number;
  /** The day in words. */
  name: string;
  entries: T[];
}

/** Entries by day, in the order in which they come. */
export function groupByDay<T extends { at: string | Date }>(
  entries: readonly T[],
  context: DayContext,
): Day<T>[] {
  const days: Day<T>[] = [];
  for (const entry of entries) {
    const moment = new Date(entry.at);
    const id = dayNumber(moment, context.timeZone);
    const last = days.at(-1);
    if (last?.id === id) last.entries.push(entry);
    else days.push({ id, name: dayName(moment, context), entries: [entry] });
  }
  return days;
}
