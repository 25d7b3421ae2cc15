import type { ActivityType, LeadType, NewLead } from '@cardinal/contract';
import { defaultLeadStatus } from '@cardinal/contract/labels';
import { emailTitles } from '../shared/mailText.ts';
import { fullName } from '../shared/names.ts';
import { demoSubject } from './emails.ts';
import type { DemoUser } from './people.ts';
import { day, hour, minute } from './times.ts';

interface DemoActivity {
  type: ActivityType;
  title: string;
  description: string;
  /** Milliseconds after the lead was created. */
  after: number;
}

const asksForAnswer: ReadonlySet<LeadType> = new Set(['Action Required', 'Pending Follow-up']);

/** The history of a lead, oldest first. */
export function historyOf(
  index: number,
  { phone, lead_status: status, lead_type: type, source }: NewLead,
  assignee: DemoUser | null,
): DemoActivity[] {
  const history: DemoActivity[] = [
    { type: 'created', title: 'Lead created', description: `Source: ${source}`, after: 0 },
  ];
  if (assignee) {
    const title = `Assigned to ${fullName(assignee)}`;
    history.push({ type: 'assigned', title, description: '', after: minute });
  }
  // Some of the leads that require an answer are still waiting for it.
  const isWaiting = asksForAnswer.has(type) && index % 4 === 2;
  if (index % 2 === 0 && !isWaiting) {
    history.push({
      type: 'email',
      title: emailTitles.sent,
      description: `Subject: ${demoSubject}`,
      after: (40 + ((index * 37) % 300)) * minute,
    });
  }
  if (phone && index % 3 === 0 && !isWaiting) {
    history.push({
      type: 'call',
      title: 'Call initiated',
      description: phone,
      after: (5 + ((index * 11) % 40)) * hour,
    });
  }
  if (phone && index % 7 === 4 && !isWaiting) {
    history.push({
      type: 'whatsapp',
      title: 'WhatsApp opened',
      description: phone,
      after: 2 * day,
    });
  }
  if (status !== defaultLeadStatus) {
    const title = `Status changed from ${defaultLeadStatus} to ${status}`;
    history.push({ type: 'status_changed', title, description: '', after: 3 * day });
  }
  return history;
}
