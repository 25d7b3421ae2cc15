import type { Meeting, NewMeeting } from '@cardinal/contract';
import { findUser } from '../../store/accounts/users.ts';
import type { IdempotentCall } from '../shared/idempotency.ts';
import type { Principal } from '../shared/principal.ts';
import { unauthorized } from '../shared/failures.ts';
import { invitationFile, invitationText, meetingLines } from './invitation.ts';
import { mailLead, type LeadMailDependencies } from './leadMail.ts';
import { textAsHtml } from '../shared/mailText.ts';
import { fullName } from '../shared/names.ts';

/** Arranges meetings with leads, for one signed-in user. */
export function createMeetings(dependencies: LeadMailDependencies, principal: Principal) {
  const { db, clock, publicUrl } = dependencies;
  const { hostname } = new URL(publicUrl);
  return {
    /** Invites a lead by email and records it in the history. @throws As `mailLead`. */
    async create(leadId: string, input: NewMeeting, call?: IdempotentCall): Promise<Meeting> {
      const user = await findUser(db.read, principal.userId);
      if (!user) throw unauthorized();
      const organizer = { name: fullName(user), email: user.email };
      const { title, note } = input;
      const email = await mailLead(dependencies, principal, { leadId, call }, (lead, id) => {
        const text = invitationText(input, organizer.name, lead.first_name);
        const calendar = invitationFile(input, {
          uid: `${id}@${hostname}`,
          organizer,
          guest: { name: fullName(lead), email: lead.email },
          createdAt: clock(),
        });
        return {
          letter: {
            subject: `Invitation: ${title}`,
            content: text,
            text,
            html: textAsHtml(text),
            calendar,
          },
          activity: {
            type: 'meeting',
            title: `Meeting: ${title}`,
            description: [...meetingLines(input), ...(note ? [note] : [])].join('\n'),
          },
        };
      });
      return { id: email.id, lead_id: leadId, ...input, email };
    },
  };
}
