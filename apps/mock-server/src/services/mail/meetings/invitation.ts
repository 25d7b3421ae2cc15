import type { NewMeeting } from '@cardinal/contract';
import type { LetterLanguage } from '@cardinal/contract/mail-text';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator';

const minute = 60_000;

interface Person {
  name: string;
  email: string;
}

interface Invitation {
  /** Identifies the meeting to calendars; never changes. */
  uid: string;
  language: LetterLanguage;
  organizer: Person;
  guest: Person;
  /** Milliseconds. */
  createdAt: number;
}

/** The iCalendar file (RFC 5545) that invites a guest. */
export function invitationFile(
  { title, start, duration_minutes: minutes, place, note }: NewMeeting,
  { uid, language, organizer, guest, createdAt }: Invitation,
): string {
  const calendar = ical({
    prodId: { company: 'Cardinal', product: 'Cardinal', language: language.toUpperCase() },
    method: ICalCalendarMethod.REQUEST,
  });
  const begin = Date.parse(start);
  calendar.createEvent({
    id: uid,
    stamp: new Date(createdAt),
    start: new Date(begin),
    end: new Date(begin + minutes * minute),
    summary: title,
    location: place || null,
    description: note || null,
    organizer,
    attendees: [
      {
        ...guest,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: true,
      },
    ],
  });
  return `${calendar.toString()}\r\n`;
}
