import { isUtcClock } from '../format/index.ts';

/**
 * The Monday on which the server's current week began: "Monday 17 November". Its weeks are in UTC,
 * which is added where the device's clock shows another time.
 */
export function weekStart(now: Date, locale: string): string {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  const monday = new Date(now);
  monday.setUTCDate(now.getUTCDate() - daysSinceMonday);
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return isUtcClock(now) ? format.format(monday) : `${format.format(monday)} (UTC)`;
}
