import type { Meeting, NewMeeting } from '@cardinal/contract';
import { signatureOf } from '@cardinal/contract/mail-text';
import { findUser } from '../../store/accounts/users.ts';
import type { IdempotentCall } from '../shared/idempotency.ts';
import type { Principal } from '../shared/principal.ts';
import { conflict, unauthorized } from '../shared/failures.ts';
import { invitationFile } from './invitation.ts';
import { invitationText, meetingLines } from './invitationText.ts';
import { mailLead, type LeadMailDependencies } from './leadMail.ts';
import { createCountryOf } from './leadCountry.ts';
import { clockIn, isUsualTime, zoneOf } from './timeZones.ts';
import { textAsHtml, withEnd } from '../shared/mailText.ts';
import { fullName, leadName } from '../shared/names.ts';

const minute = 60_000;

/** @throws `unusual_hour` if the meeting is not from 7 to 20 h for somebody, unless that is meant. */
function refuseUnusualHour(meeting: NewMeeting, guest: string, guestZone: string | undefined) {
  const { start, duration_minutes: minutes, time_zone: own, any_hour: isMeant } = meeting;
  if (own === undefined || isMeant) return;
  const from = Date.parse(start);
  const isUsual = (zone: string) => isUsualTime(zone, from, from + minutes * minute);
  if (!isUsual(own)) {
    throw conflict('unusual_hour', `The meeting begins at ${clockIn(own, from)} your time.`);
  }
  if (guestZone !== undefined && !isUsual(guestZone)) {
    const theirs = clockIn(guestZone, from);
    throw conflict('unusual_hour', `The meeting begins at ${theirs} where ${guest} is.`);
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
      const email = await mailLead(dependencies, principal, { leadId, call }, (lead, id) => {
        const guestZone = zoneOf(countryOf(lead), Date.parse(input.start));
        refuseUnusualHour(input, leadName(lead), guestZone);
        const names = { host: user.first_name, guest: lead.first_name, guestZone };
        const text = invitationText(input, names);
        const end = { signature: signatureOf(user) };
        const calendar = invitationFile(input, {
          uid: `${id}@${hostname}`,
          organizer,
          guest: { name: fullName(lead) || lead.company, email: lead.email },
          createdAt: clock(),
        });
        return {
          letter: {
            subject: `Invitation: ${title}`,
            content: text,
            text: withEnd(text, end),
            html: textAsHtml(text, end),
            calendar,
          },
          activity: {
            type: 'meeting',
            title: `Meeting: ${title}`,
            description: [...meetingLines(input), ...(note ? [note] : [])].join('\n'),
          },
        };
      });
      return { id: email.id, lead_id: leadId, ...meeting, email };
    },
  };
}
