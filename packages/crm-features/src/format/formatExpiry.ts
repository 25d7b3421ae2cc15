import { unitStyle, type DateContext } from './dates.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The time until a moment in the future, in the nearest whole unit: "in 7 days", "in 3 hr". */
export function formatExpiry(iso: string, { locale, now }: DateContext): string {
  const format = new Intl.RelativeTimeFormat(locale, { style: unitStyle(locale) });
  const left = Math.max(0, Date.parse(iso) - now.getTime());
  if (left >= day) return format.format(Math.round(left / day), 'day');
  if (left >= hour) return format.format(Math.round(left / hour), 'hour');
  return format.format(Math.floor(left / 60_000), 'minute');
}
