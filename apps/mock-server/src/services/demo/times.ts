/** A minute in milliseconds. */
export const minute = 60_000;
/** An hour in milliseconds. */
export const hour = 60 * minute;
/** A day in milliseconds. */
export const day = 24 * hour;

/** An hour of a day, counted from today, in UTC; events have whole hours. */
export const onDay = (now: number, offset: number, hours: number) =>
  (Math.floor(now / day) + offset) * day + hours * hour;
