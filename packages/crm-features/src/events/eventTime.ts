import type { Event } from '@cardinal/contract';

/** Whether an event is in the future, in progress, or over. */
export type EventPhase = 'coming' | 'now' | 'past';

type Dated = Pick<Event, 'start_date' | 'end_date'>;

/** The phase of an event at a moment. */
export function phaseOf({ start_date, end_date }: Dated, now: Date): EventPhase {
  if (Date.parse(end_date) <= now.getTime()) return 'past';
  return Date.parse(start_date) <= now.getTime() ? 'now' : 'coming';
}

const byStart = (one: Dated, other: Dated) =>
  Date.parse(one.start_date) - Date.parse(other.start_date);

/**
 * Events in the order in which they matter: current and upcoming ones, soonest first; then past ones,
 * latest first.
 */
export interface EventGroups<T> {
  coming: T[];
  past: T[];
  /** How many of `coming` are in progress. */
  onNow: number;
}

/** Divides events at a moment. */
export function groupEvents<T extends Dated>(events: readonly T[], now: Date): EventGroups<T> {
  const isPast = (event: T) => phaseOf(event, now) === 'past';
  const coming = events.filter((event) => !isPast(event)).toSorted(byStart);
  return {
    coming,
    past: events.filter(isPast).toSorted((one, other) => byStart(other, one)),
    onNow: coming.filter((event) => phaseOf(event, now) === 'now').length,
  };
}

/** The name of the device's time zone at a moment: "Central European Standard Time". */
export function zoneName(iso: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' });
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
