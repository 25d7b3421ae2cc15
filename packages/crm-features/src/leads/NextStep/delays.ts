/** For how many days something can be put off with one press. */
export const delays = { tomorrow: 1, days: 3, week: 7, month: 30 } as const;
/** A time for which something is put off. */
export type Delay = keyof typeof delays;

/** The hour at which a step is due that has only a day. */
const morning = 9;
const hourMs = 3_600_000;

/** The morning of a later day, where the user is. */
export function morningAfter(now: Date, days: number): Date {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  day.setHours(morning, 0, 0, 0);
  return day;
}

/** An hour later, on the same day or the next. */
export const hourAfter = (now: Date): Date => new Date(now.getTime() + hourMs);
