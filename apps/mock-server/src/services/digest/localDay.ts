/** A moment as a user's calendar and clock show it. */
export interface LocalDay {
  /** As 2026-11-26. */
  day: string;
  /** Whether it is Monday to Friday. */
  isWorkingDay: boolean;
  /** As 07:30. */
  clock: string;
  /** When the day began, in milliseconds. */
  start: number;
}

const hour = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

const partsIn = (zone: string, at: number) =>
  Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );

/** Milliseconds since midnight, as the clocks of a zone show it. */
function sinceMidnight(zone: string, at: number): number {
  const { hour: hours, minute, second } = partsIn(zone, at);
  return ((Number(hours) * 60 + Number(minute)) * 60 + Number(second)) * 1_000 + (at % 1_000);
}

/** A moment in a time zone. */
export function localDay(zone: string, at: number): LocalDay {
  const { year, month, day, weekday, hour: hours, minute } = partsIn(zone, at);
  const guess = at - sinceMidnight(zone, at);
  // The clocks may have been changed since midnight, by up to an hour.
  const off = sinceMidnight(zone, guess);
  return {
    day: `${year}-${month}-${day}`,
    isWorkingDay: weekday !== 'Sat' && weekday !== 'Sun',
    clock: `${hours}:${minute}`,
    start: off > 12 * hour ? guess + (24 * hour - off) : guess - off,
  };
}
