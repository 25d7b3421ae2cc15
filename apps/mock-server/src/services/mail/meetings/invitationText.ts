import type { NewMeeting } from '@cardinal/contract';
import type { LetterLanguage } from '@cardinal/contract/mail-text';
import { loadTexts } from '@cardinal/contract/messages';
import { meetingMessages, type MeetingTexts } from './meetingMessages.ts';
import { clockIn } from './timeZones.ts';

/** The language of an invitation, and its texts. */
export interface InvitationTexts {
  /** How dates are written; English is that of Britain. */
  locale: string;
  texts: MeetingTexts;
}

/** The texts of invitations in a language. */
export const invitationTextsIn = async (language: LetterLanguage): Promise<InvitationTexts> => ({
  locale: language === 'en' ? 'en-GB' : language,
  texts: await loadTexts(meetingMessages, language),
});

const dateIn = (locale: string, timeZone: string, at: number) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone, numberingSystem: 'latn' }).format(
    at,
  );

/** "Central European Standard Time". */
function zoneName(locale: string, timeZone: string, at: number): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** "Tuesday, 1 December 2026 at 11:00 (Central European Standard Time)"; UTC stays short. */
function spoken(at: number, timeZone: string, { locale, texts }: InvitationTexts): string {
  const clock = texts.at({ day: dateIn(locale, timeZone, at), time: clockIn(timeZone, at) });
  return timeZone === 'UTC'
    ? texts.inUtc({ at: clock })
    : texts.inZone({ at: clock, zone: zoneName(locale, timeZone, at) });
}

/**
 * Time and place of a meeting, a line each.
 * @param guestZone Time zone of the guest; undefined if it is not known
 */
export function meetingLines(
  { start, duration_minutes: minutes, place, time_zone: own = 'UTC' }: NewMeeting,
  language: InvitationTexts,
  guestZone?: string,
): string[] {
  const { texts } = language;
  const at = Date.parse(start);
  const isElsewhere = guestZone !== undefined && clockIn(guestZone, at) !== clockIn(own, at);
  return [
    texts.when({ at: spoken(at, own, language), minutes: String(minutes) }),
    ...(isElsewhere ? [texts.forYou({ at: spoken(at, guestZone, language) })] : []),
    ...(place ? [texts.where({ place })] : []),
  ];
}

/** The text of the invitation. */
export function invitationText(
  meeting: NewMeeting,
  { host, guest, guestZone }: { host: string; guest: string; guestZone: string | undefined },
  language: InvitationTexts,
): string {
  const { texts } = language;
  const { title, note } = meeting;
  return [
    guest ? texts.hello({ name: guest }) : texts.helloStranger,
    texts.invite,
    [title, ...meetingLines(meeting, language, guestZone)].join('\n'),
    ...(note ? [note] : []),
    texts.answer,
    texts.end({ host }),
  ].join('\n\n');
}
