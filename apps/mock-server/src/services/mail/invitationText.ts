import type { NewMeeting } from '@cardinal/contract';
import { clockIn } from './timeZones.ts';

const dateIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(at);

/** "Central European Standard Time"; UTC stays short. */
function zoneName(timeZone: string, at: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'long', timeZone });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return timeZone === 'UTC' ? 'UTC' : name;
}

/** "Tuesday, 1 December 2026 at 11:00 (Central European Standard Time)". */
function spoken(at: number, timeZone: string): string {
  const zone = zoneName(timeZone, at);
  const clock = `${dateIn(timeZone, at)} at ${clockIn(timeZone, at)}`;
  return timeZone === 'UTC' ? `${clock} ${zone}` : `${clock} (${zone})`;
}

/**
 * Time and place of a meeting, a line each.
 * @param guestZone Time zone of the guest; undefined if it is not known
 */
export function meetingLines(
  { start, duration_minutes: minutes, place, time_zone: own = 'UTC' }: NewMeeting,
  guestZone?: string,
): string[] {
  const at = Date.parse(start);
  const isElsewhere = guestZone !== undefined && clockIn(guestZone, at) !== clockIn(own, at);
  return [
    `When: ${spoken(at, own)}, ${minutes} minutes`,
    ...(isElsewhere ? [`For you: ${spoken(at, guestZone)}`] : []),
    ...(place ? [`Where: ${place}`] : []),
  ];
}

/** The text of the invitation. */
export function invitationText(
  meeting: NewMeeting,
  { host, guest, guestZone }: { host: string; guest: string; guestZone: string | undefined },
): string {
  const { title, note } = meeting;
  return [
    guest ? `Hi ${guest},` : 'Hello,',
    'I’d like to invite you to a meeting.',
    [title, ...meetingLines(meeting, guestZone)].join('\n'),
    ...(note ? [note] : []),
    'Open the attached invitation to answer and to add it to your calendar. If the time doesn’t suit you, just reply with a better one.',
    `Best regards,\n${host}`,
  ].join('\n\n');
}
