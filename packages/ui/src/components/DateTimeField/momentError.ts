import type { Messages } from '../../internal/messages/messages.ts';

interface Clock {
  locale: string;
  timeZone: string;
}

/** The error of a moment, if any; all moments are in ISO 8601. */
export function momentError(
  moment: string | null,
  { minValue, maxValue }: { minValue?: string; maxValue?: string },
  { locale, timeZone, messages }: Clock & { messages: Messages },
): string | undefined {
  if (moment === null) return undefined;
  const time = Date.parse(moment);
  const format = (iso: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(iso),
    );
  if (minValue && time < Date.parse(minValue)) return messages.notBefore(format(minValue));
  if (maxValue && time > Date.parse(maxValue)) return messages.notAfter(format(maxValue));
  return undefined;
}

/** "Central European Time", with the offset of a moment: "Central European Time (GMT+1)". */
export function timeZoneName(moment: string | null, timeZone: string, locale: string): string {
  const nameOf = (timeZoneName: 'long' | 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(moment === null ? undefined : new Date(moment))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const name = nameOf('longGeneric');
  // Some zones have no name, only an offset; the long form spells it out.
  if (name.startsWith('GMT')) return nameOf('long');
  return moment === null ? name : `${name} (${nameOf('shortOffset')})`;
}
