import type { LeadAnswers, Question } from '@cardinal/contract';
import { answerText } from '@cardinal/contract/answers';
import { findQuestions } from '../../store/events/questions.ts';
import { answersJson } from '../../store/leads/leadRows.ts';
import type { Read } from '../../store/schema.ts';

/** A question and its answer, as texts. */
export interface AnsweredQuestion {
  question: Question;
  answer: string;
}

/**
 * Creates a function that formats stored answers as text. It reads each version of an event's
 * questions once.
 */
export function createAnswerTexts(db: Read, workspaceId: string) {
  const known = new Map<string, readonly Question[]>();

  async function questionsOf({ event_id: eventId, version }: LeadAnswers) {
    const key = `${eventId} ${version}`;
    const cached = known.get(key);
    if (cached) return cached;
    const found = await findQuestions(db, { workspaceId, eventId }, version);
    const questions = found?.questions ?? [];
    known.set(key, questions);
    return questions;
  }

  return async (stored: string): Promise<AnsweredQuestion[]> => {
    const answers = answersJson.read(stored);
    return (await questionsOf(answers)).flatMap((question) => {
      const answer = answerText(question, answers.values[question.id]);
      return answer === '' ? [] : [{ question, answer }];
    });
  };
}
