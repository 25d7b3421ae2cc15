import { createWriter } from '../../ports/writer/index.ts';
import type { ServerContext } from '../context.ts';
import { actingFor } from '../shared/currentPrincipal.ts';
import type { Principal } from '../shared/principal.ts';
import { createEmailService } from './emailService.ts';
import { createMeetings } from './meetings/meetings.ts';
import { createWriting } from './writing.ts';

/** Email and invitations to leads, and the writing of emails. */
export function createMailArea(context: ServerContext) {
  const { mailFrom, ai } = context.settings;
  return {
    emailsOf: (principal: Principal) =>
      createEmailService({ ...actingFor(context, principal), mailFrom }, principal),
    meetingsOf: (principal: Principal) => createMeetings(actingFor(context, principal), principal),
    write: createWriting({ ...context, writer: createWriter(ai) }),
  };
}
