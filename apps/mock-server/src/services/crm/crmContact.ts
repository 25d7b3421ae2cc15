import type { CrmMapping } from '@cardinal/contract';
import { crmFieldNames } from '@cardinal/contract/labels';
import type { CrmContact } from '../../ports/crm/index.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import type { AnsweredQuestion } from '../shared/answerTexts.ts';

/** Makes the texts of stored answers. */
type AnswerTexts = (stored: string) => Promise<AnsweredQuestion[]>;

/** A lead as a contact of another CRM. */
export async function crmContact(
  lead: LeadRow,
  mapping: CrmMapping,
  textsOf: AnswerTexts,
): Promise<CrmContact> {
  const properties: Record<string, string> = {};
  for (const field of crmFieldNames) {
    const property = mapping[field];
    if (property === '') continue;
    const value = field === 'answers' ? await answersText(lead, textsOf) : lead[field];
    // What Cardinal does not know does not empty what others have entered there.
    if (value !== '') properties[property] = value;
  }
  return { leadId: lead.id, email: lead.email.toLowerCase(), properties };
}

async function answersText({ answers }: LeadRow, textsOf: AnswerTexts): Promise<string> {
  if (answers === null) return '';
  const answered = await textsOf(answers);
  return answered.map(({ question, answer }) => `${question.label}: ${answer}`).join('\n');
}
