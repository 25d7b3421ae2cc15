import type { Question } from '@cardinal/contract';
import { answerText, orderedAnswers, type AnswerValues } from '@cardinal/contract/answers';

/** Answers with their questions as text, a line each. */
export function answerLines(questions: readonly Question[], values: AnswerValues): string[] {
  const given = orderedAnswers(questions, values);
  return questions.flatMap((question) => {
    const answer = answerText(question, given[question.id]);
    // A question that ends like one needs no colon.
    const label = /\p{P}$/u.test(question.label) ? question.label : `${question.label}:`;
    return answer === '' ? [] : [`${label} ${answer}`];
  });
}
