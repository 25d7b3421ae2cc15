/** The name of a time zone at a moment, such as "Central European Standard Time". */
const zoneName = (locale: string, at: number, timeZone: string): string | undefined =>
  new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** The English name of the reader's own time zone in another language; others stay as they are. */
export function spokenZone(
  english: string,
  locale: string,
  own = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  // A day in winter and one in summer, because both have a name.
  const days = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];
  const at = days.find((day) => zoneName('en-GB', day, own) === english);
  return (at !== undefined && zoneName(locale, at, own)) || english;
}
