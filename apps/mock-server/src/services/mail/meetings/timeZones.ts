/** Hours between which people expect to meet. */
const usualHours = { from: '07:00', until: '20:00' };

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time of day in a time zone: "09:30". */
export function clockIn(timeZone: string, at: number): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    clock = new Intl.DateTimeFormat('en-GB', { ...hours, timeZone });
    clocks.set(timeZone, clock);
  }
  return clock.format(at);
}

/** Whether people in a time zone expect to meet from one moment to another. */
export function isUsualTime(timeZone: string, from: number, until: number): boolean {
  const [start, end] = [clockIn(timeZone, from), clockIn(timeZone, until)];
  return start >= usualHours.from && start < end && end <= usualHours.until;
}

/** A part of ECMA-402 that TypeScript's library lacks. */
interface RegionZones {
  getTimeZones?(): string[] | undefined;
}

/** The one time that the clocks of a country show at a moment; undefined if they differ. */
export function zoneOf(country: string, at: number): string | undefined {
  if (country === '') return undefined;
  const region: Intl.Locale & RegionZones = new Intl.Locale(`und-${country}`);
  const [first, ...others] = region.getTimeZones?.() ?? [];
  if (first === undefined) return undefined;
  return others.every((zone) => clockIn(zone, at) === clockIn(first, at)) ? first : undefined;
}
