import type { AnswerValues } from '@cardinal/contract/answers';
import { useKept } from '../../forms/index.ts';

/** What the form of a lead's answers holds. */
export interface AnswersForm {
  /** The answers by question. */
  answers: AnswerValues;
}

/**
 * Answers of a lead that were changed and not saved yet; they are kept like every input.
 * @param eventId The event of the lead; a draft for a former one does not count.
 */
export const useAnswersDraft = (leadId: string, eventId: string | null) =>
  useKept<Partial<AnswersForm>>('answers', `${leadId} ${eventId}`);
