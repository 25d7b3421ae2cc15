import type { Meeting, NewMeeting } from '@cardinal/contract';
import { letterLanguageOf, signatureOf, type LetterLanguage } from '@cardinal/contract/mail-text';
import { findUser } from '../../../store/accounts/users.ts';
import type { IdempotentCall } from '../../shared/idempotency.ts';
import type { Principal } from '../../shared/principal.ts';
import { conflict, unauthorized } from '../../shared/failures.ts';
import { invitationFile } from './invitation.ts';
import { invitationText, invitationTextsIn, meetingLines } from './invitationText.ts';
import { mailLead, type LeadMailDependencies } from '../leadMail.ts';
import { createCountryOf } from '../leadCountry.ts';
import { clockIn, isUsualTime, zoneOf } from './timeZones.ts';
import { textAsHtml, withEnd } from '../../shared/mailText.ts';
import { fullName, leadName } from '../../shared/names.ts';
import { say } from '../../shared/sentences/sentence.ts';

const minute = 60_000;

/** Languages in which a first name alone would be too familiar. */
const wholeNames: ReadonlySet<LetterLanguage> = new Set(['de', 'fr']);

/** @throws `unusual_hour` if the meeting is not from 7 to 20 h for somebody, unless that is meant. */
function refuseUnusualHour(meeting: NewMeeting, guest: string, guestZone: string | undefined) {
  const { start, duration_minutes: minutes, time_zone: own, any_hour: isMeant } = meeting;
  if (own === undefined || isMeant) return;
  const from = Date.parse(start);
  const isUsual = (zone: string) => isUsualTime(zone, from, from + minutes * minute);
  if (!isUsual(own)) {
    throw conflict(
      'unusual_hour',
      say(({ mail }) => mail.ownHour({ time: clockIn(own, from) })),
    );
  }
  if (guestZone !== undefined && !isUsual(guestZone)) {
    const theirs = clockIn(guestZone, from);
    throw conflict(
      'unusual_hour',
      say(({ mail }) => mail.guestHour({ time: theirs, name: guest })),
    );
  }
}

/** Arranges meetings with leads, for one signed-in user. */
export function createMeetings(dependencies: LeadMailDependencies, principal: Principal) {
  const { db, clock, publicUrl } = dependencies;
  const { hostname } = new URL(publicUrl);
  return {
    /**
     * Invites a lead by email and records it in the history.
     * @throws As `mailLead`; `unusual_hour`.
     */
    async create(leadId: string, input: NewMeeting, call?: IdempotentCall): Promise<Meeting> {
      const user = await findUser(db.read, principal.userId);
      if (!user) throw unauthorized();
      const countryOf = await createCountryOf();
      const organizer = { name: fullName(user), email: user.email };
      const { time_zone: _zone, any_hour: _isMeant, ...meeting } = input;
      const { title, note } = meeting;
      const language = letterLanguageOf(`${title}\n${note ?? ''}`, user.language ?? 'en');
      const worded = await invitationTextsIn(language);
      const english = await invitationTextsIn('en');
      const email = await mailLead(dependencies, principal, { leadId, call }, (lead, id) => {
        const guestZone = zoneOf(countryOf(lead), Date.parse(input.start));
        refuseUnusualHour(input, leadName(lead), guestZone);
        const isWhole = wholeNames.has(language);
        const names = {
          host: isWhole ? organizer.name : user.first_name,
          guest: isWhole ? fullName(lead) : lead.first_name,
          guestZone,
        };
        const text = invitationText(input, names, worded);
        const end = { language, signature: signatureOf(user) };
        const calendar = invitationFile(input, {
          uid: `${id}@${hostname}`,
          language,
          organizer,
          guest: { name: fullName(lead) || lead.company, email: lead.email },
          createdAt: clock(),
        });
        return {
          letter: {
            subject: worded.texts.subject({ title }),
            content: text,
            text: withEnd(text, end),
            html: textAsHtml(text, end),
            calendar,
          },
          activity: {
            type: 'meeting',
            title: `Meeting: ${title}`,
            description: [...meetingLines(input, english), ...(note ? [note] : [])].join('\n'),
          },
        };
      });
      return { id: email.id, lead_id: leadId, ...meeting, email };
    },
  };
}
