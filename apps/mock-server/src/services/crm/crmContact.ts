import { crmFieldNames, crmNote } from '@cardinal/contract/labels';
import type { CrmContact, CrmNote } from '../../ports/crm/index.ts';
import { findEvent } from '../../store/events/events.ts';
import { answersJson, type LeadRow } from '../../store/leads/leadRows.ts';
import type { Read } from '../../store/schema.ts';
import type { CrmConnectionRow } from '../../store/webhooks/crm.ts';
import { createAnswerTexts, type AnsweredQuestion } from '../shared/answerTexts.ts';
import { isoOf } from '../shared/times.ts';
import { crmMappingJson } from './crmMappingJson.ts';

/** Creates a function that makes a lead a contact of another CRM. */
export function createContacts(
  db: Read,
  publicUrl: string,
  { workspace_id: workspaceId, mapping: stored }: CrmConnectionRow,
) {
  const mapping = crmMappingJson.read(stored);
  const textsOf = createAnswerTexts(db, workspaceId);

  async function noteOf(lead: LeadRow, answered: AnsweredQuestion[]): Promise<CrmNote | undefined> {
    if (lead.answers === null || answered.length === 0) return undefined;
    const event = await findEvent(db, workspaceId, answersJson.read(lead.answers).event_id);
    return {
      at: isoOf(lead.created_at),
      title: event ? `Answers at ${event.name}` : 'Answers at an event',
      answers: answered.map(({ question, answer }) => ({ question: question.label, answer })),
      link: `${publicUrl}/leads/${lead.id}`,
    };
  }

  return async (lead: LeadRow): Promise<CrmContact> => {
    const { answers: given } = lead;
    const answered = given === null || mapping.answers === '' ? [] : await textsOf(given);
    const answers = answered.map(({ question, answer }) => `${question.label}: ${answer}`);
    const properties: Record<string, string> = {};
    for (const field of crmFieldNames) {
      const property = mapping[field];
      if (property === '' || property === crmNote) continue;
      const value = field === 'answers' ? answers.join('\n') : lead[field];
      // What Cardinal does not know does not empty what others have entered there.
      if (value !== '') properties[property] = value;
    }
    const note = mapping.answers === crmNote ? await noteOf(lead, answered) : undefined;
    return { leadId: lead.id, email: lead.email.toLowerCase(), properties, note };
  };
}
