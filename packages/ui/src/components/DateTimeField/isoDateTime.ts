import { fromAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** Length of `2026-03-29T09:30`, the text of a native `datetime-local` without seconds. */
const minutes = 16;

/**
 * The local time of a time zone at a moment, in the format of a native `datetime-local`; empty if
 * there is no moment or the text is not one.
 */
export function wallClock(iso: string | null | undefined, timeZone: string): string {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return '';
  return toCalendarDateTime(fromAbsolute(time, timeZone)).toString().slice(0, minutes);
}

/**
 * The moment at which a time zone shows a local time, in UTC: `2026-03-29T07:30:00.000Z`. A time
 * that is skipped in spring is read as one hour later; of a time that occurs twice in autumn, the
 * first is used. Null if there is no time.
 */
export function momentOf(local: string, timeZone: string): string | null {
  return local === '' ? null : toZoned(parseDateTime(local), timeZone).toAbsoluteString();
}
