import type { CaptureDay } from './chart.ts';

/** Formats days (in UTC, as they are counted) and numbers. */
export function formatsOf(locale: string) {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locale);
  return {
    day: ({ date }: CaptureDay) => day.format(new Date(date)),
    number: (count: number) => number.format(count),
  };
}
