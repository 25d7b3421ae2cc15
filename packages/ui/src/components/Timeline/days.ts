/** The options for formatting a timeline's dates. */
export interface DayContext {
  /** Locale in BCP 47. */
  locale: string;
  /** IANA name. Defaults to the device's time zone. */
  timeZone?: string;
  /** The moment that "today" is relative to. */
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

/** 'Today', 'Yesterday', then 'Friday 14 November', with the year if it is a different one. */
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

/** The entries of one day. */
export interface Day<T> {
  /** Days since 1970, as the key of the day. */
  id: number;
  /** The day as text. */
  name: string;
  entries: T[];
}

/** The entries grouped by day, in their original order. */
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
