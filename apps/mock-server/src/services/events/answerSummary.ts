import type { AnswerSummary, LeadAnswers, Question } from '@cardinal/contract';
import { isBlank, type AnswerValue } from '@cardinal/contract/answers';
import { ratings } from '@cardinal/contract/limits';

const chose = (value: AnswerValue, id: string) =>
  typeof value === 'object' ? value.includes(id) : value === id;

const allRatings = Array.from(
  { length: ratings.max - ratings.min + 1 },
  (_, index) => ratings.min + index,
);

/** The mean with one decimal; null without values. */
function averageOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.round((sum / values.length) * 10) / 10;
}

function optionsOf({ kind, options }: Question, values: readonly AnswerValue[]) {
  if (kind === 'rating') {
    return allRatings.map((rating) => ({
      label: String(rating),
      chosen: values.filter((value) => value === rating).length,
    }));
  }
  return options.map(({ id, label }) => ({
    label,
    chosen: values.filter((value) => chose(value, id)).length,
  }));
}

/**
 * Counts the answers to the current questions of an event. Questions and options keep their ids in
 * later versions, so answers to earlier ones count as well.
 */
export function summariseAnswers(
  eventId: string,
  questions: readonly Question[],
  answers: readonly LeadAnswers[],
): AnswerSummary[] {
  const own = answers.filter(({ event_id: id }) => id === eventId);
  return questions
    .map((question) => {
      const values = own.flatMap(({ values: given }) => {
        const value = given[question.id];
        return value === undefined || isBlank(value) ? [] : [value];
      });
      const numbers = values.filter((value) => typeof value === 'number');
      return {
        question: question.id,
        label: question.label,
        kind: question.kind,
        answered: values.length,
        average: question.kind === 'rating' ? averageOf(numbers) : null,
        options: optionsOf(question, values),
      };
    })
    .filter(({ answered }) => answered > 0);
}
