import { insertEmail, recordTry } from '../../store/mail/emails.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import { newId } from '../../store/ids.ts';
import type { Write } from '../../store/schema.ts';
import { textAsHtml } from '../shared/mailText.ts';
import { fullName } from '../shared/names.ts';
import type { DemoUser } from './people.ts';

export const demoSubject = 'Good to meet you';

const contentOf = ({ first_name, company }: Addressee, sender: DemoUser) =>
  `Hello ${first_name},

It was good to meet you. I would like to hear what ${company || 'your team'} is planning for the next few months.

Would a short call next week suit you?

Best wishes,
${fullName(sender)}`;

type Addressee = Pick<LeadRow, 'id' | 'first_name' | 'last_name' | 'email' | 'company'>;

interface Sent {
  workspaceId: string;
  sender: DemoUser;
  userId: string;
  /** Milliseconds. */
  at: number;
}

/** Stores an email as sent to a lead. @returns Its id */
export async function seedEmail(
  tx: Write,
  lead: Addressee,
  { workspaceId, sender, userId, at }: Sent,
): Promise<string> {
  const id = newId(at);
  const content = contentOf(lead, sender);
  await insertEmail(tx, {
    workspace_id: workspaceId,
    id,
    lead_id: lead.id,
    user_id: userId,
    kind: 'lead',
    to_name: fullName(lead),
    to_address: lead.email,
    subject: demoSubject,
    content,
    text: content,
    html: textAsHtml(content, { language: 'en' }),
    message_id: `<${id}@demo.cardinal.test>`,
    calendar: null,
    unsubscribe_token: null,
    created_at: at,
  });
  await recordTry(tx, { workspaceId, id }, { state: 'sent', error: '', at });
  return id;
}
