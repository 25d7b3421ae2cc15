import { unitStyle, type DateContext } from '../format/index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment is, in its largest whole unit: "2 days", "3 hrs", "12 mins". */
export function formatWait(iso: string, { locale, now }: DateContext): string {
  const passed = Math.max(0, now.getTime() - Date.parse(iso));
  const format = (value: number, unit: 'day' | 'hour' | 'minute', unitDisplay: 'long' | 'short') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value);
  if (passed >= day) return format(Math.floor(passed / day), 'day', 'long');
  if (passed >= hour) return format(Math.floor(passed / hour), 'hour', unitStyle(locale));
  return format(Math.floor(passed / minute), 'minute', unitStyle(locale));
}
