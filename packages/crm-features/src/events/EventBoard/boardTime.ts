import { unitStyle } from '../../format/index.ts';

const hour = 60;
const day = 24 * hour;

const unitOf = (minutes: number) => {
  if (minutes < 2 * hour) return { unit: 'minute', value: minutes, digits: 0 };
  if (minutes < 2 * day) return { unit: 'hour', value: minutes / hour, digits: 1 };
  return { unit: 'day', value: minutes / day, digits: 1 };
};

/** A duration, given in minutes, in a suitable unit: "42 min", "2.5 hr", "3 days". */
export function formatMinutes(minutes: number, locale: string): string {
  const { unit, value, digits } = unitOf(minutes);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'day' ? 'long' : unitStyle(locale),
    maximumFractionDigits: digits,
  }).format(value);
}
