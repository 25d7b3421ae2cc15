/** Formats moments for display. Everything uses `Intl`; nothing here reads the clock. */

const day = 24 * 60 * 60 * 1_000;

/** Formatting options: `locale` in BCP 47, `now` the moment that "ago" is relative to. */
export interface DateContext {
  locale: string;
  now: Date;
}

interface Formatters {
  relative: Intl.RelativeTimeFormat;
  dayAndMonth: Intl.DateTimeFormat;
  date: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
  full: Intl.DateTimeFormat;
  long: Intl.DateTimeFormat;
}

/** How units of time are written: Hindi shortens them to signs that nobody uses (“5 मि॰ पहले”). */
export const unitStyle = (locale: string): 'long' | 'short' =>
  new Intl.Locale(locale).language === 'hi' ? 'long' : 'short';

/** Creating a formatter costs far more than using it, and a list formats hundreds of dates. */
const cache = new Map<string, Formatters>();

function formatters(locale: string): Formatters {
  const known = cache.get(locale);
  if (known) return known;
  const made = {
    relative: new Intl.RelativeTimeFormat(locale, {
      style: unitStyle(locale),
      numeric: 'auto',
    }),
    dayAndMonth: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
    date: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
    full: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
    long: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
  };
  cache.set(locale, made);
  return made;
}

const capitalized = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Calendar days from `moment` to `now`, in the user's time zone. */
function daysBetween(moment: Date, now: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return (midnight(now) - midnight(moment)) / day;
}

function relative(moment: Date, now: Date, format: Intl.RelativeTimeFormat): string {
  const days = daysBetween(moment, now);
  if (days > 0) return format.format(-days, 'day');
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000);
  if (minutes < 1) return format.format(0, 'second');
  return minutes < 60
    ? format.format(-minutes, 'minute')
    : format.format(-Math.floor(minutes / 60), 'hour');
}

/**
 * "8 min ago" up to a week, then "14 Nov", with the year if it is a different one. A moment in the
 * future (clocks differ) is shown as now; an invalid date as ''.
 * @param place Whether a word such as "Yesterday" begins with a capital letter
 */
export function formatDate(
  iso: string,
  { locale, now }: DateContext,
  place: 'alone' | 'in a sentence' = 'alone',
): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const format = formatters(locale);
  if (daysBetween(moment, now) < 7) {
    const words = relative(moment, now, format.relative);
    return place === 'alone' ? capitalized(words, locale) : words;
  }
  const sameYear = moment.getFullYear() === now.getFullYear();
  return (sameYear ? format.dayAndMonth : format.date).format(moment);
}

/**
 * A moment to come: "14:30" today, "Tomorrow" or "In 3 days" within a week, then "14 Dec". A past one as
 * by `formatDate`.
 */
export function formatDue(iso: string, { locale, now }: DateContext): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime()) || moment <= now) return formatDate(iso, { locale, now });
  const format = formatters(locale);
  const days = daysBetween(now, moment);
  if (days === 0) return format.time.format(moment);
  if (days >= 7) {
    const sameYear = moment.getFullYear() === now.getFullYear();
    return (sameYear ? format.dayAndMonth : format.date).format(moment);
  }
  return capitalized(format.relative.format(days, 'day'), locale);
}

/** The full date and time: "Friday 21 November 2025 at 14:32"; '' for an invalid date. */
export function formatFullDate(iso: string, locale: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : formatters(locale).full.format(moment);
}

/** The date and time of an appointment: "November 18, 2025 at 9:00 AM"; '' for an invalid date. */
export function formatLongDate(iso: string, locale: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : formatters(locale).long.format(moment);
}

/** A calendar day given as 2026-11-26, such as "26 Nov 2026", wherever the reader is. */
export function formatDay(day: string, locale: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return Number.isNaN(moment.getTime())
    ? day
    : new Intl.DateTimeFormat(locale, options).format(moment);
}

/** "14:05", on another day "21 Nov, 14:05". */
export function formatTimeOf(at: number, { locale, now }: DateContext): string {
  const { time, dayAndMonth } = formatters(locale);
  const isToday = daysBetween(new Date(at), now) === 0;
  return isToday ? time.format(at) : `${dayAndMonth.format(at)}, ${time.format(at)}`;
}

/**
 * Whether the device's clock shows UTC at a moment. Elsewhere, figures of UTC days have to say so:
 * on a Sunday evening in Los Angeles, they already belong to Monday.
 */
export const isUtcClock = (moment: Date): boolean => moment.getTimezoneOffset() === 0;
