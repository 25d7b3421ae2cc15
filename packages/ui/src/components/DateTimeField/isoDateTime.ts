import { fromAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** Length of `2026-03-29T09:30`, the text of a native `datetime-local` without seconds. */
const minutes = 16;

/**
 * The wall clock of a time zone at a moment, as a native `datetime-local` writes it; empty for no
 * moment and for a text that is none.
 */
export function wallClock(iso: string | null | undefined, timeZone: string): string {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return '';
  return toCalendarDateTime(fromAbsolute(time, timeZone)).toString().slice(0, minutes);
}

/**
 * The moment at which a time zone's clocks show a time, in UTC: `2026-03-29T07:30:00.000Z`. A time
 * that clocks skip in spring is read as the one an hour later; of a time that they show twice in
 * autumn, the first one counts. Null for no time.
 */
export function momentOf(local: string, timeZone: string): string | null {
  return local === '' ? null : toZoned(parseDateTime(local), timeZone).toAbsoluteString();
}
