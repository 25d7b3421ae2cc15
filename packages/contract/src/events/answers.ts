/**
 * Rules about answers to an event's questions, for server and browser alike. Has no dependencies,
 * like `limits`.
 */
import type { LeadStatus } from '../labels.ts';
import { answerScores, lengths, ratings } from '../limits.ts';
import type { Question, VisitorQuestion } from './question.ts';

/** An answer: the id of an option, several ids, a rating, or text. */
export type AnswerValue = string | number | string[];

/** Answers by the ids of their questions. */
export type AnswerValues = Readonly<Record<string, AnswerValue>>;

/** What can be wrong with an answer. `tooLong` is about a text, `notText` about anything else. */
export type AnswerProblem =
  | 'unknownQuestion'
  | 'unknownOption'
  | 'rating'
  | 'notText'
  | 'tooLong'
  | 'unanswered';

/** What is wrong with the answer to a question. */
export interface AnswerError {
  /** Id of the question. */
  question: string;
  /** Without words, which readers have in their language. */
  problem: AnswerProblem;
}

/** Whether an answer is blank. */
export const isBlank = (value: AnswerValue | undefined): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : isNone(value));

const isNone = (value: number | readonly string[]) =>
  typeof value !== 'number' && value.length === 0;

/** What answers are checked against: a question with or without scores. */
type Asked = Question | VisitorQuestion;

/** Whether a kind of question is answered with one option. */
const isSingle = ({ kind }: Asked) =>
  kind === 'choice' || kind === 'budget' || kind === 'timeframe';

const hasOption = ({ options }: Asked, id: string) => options.some((one) => one.id === id);

/** The questions that visitors of partners' pages are asked. */
export const forVisitors = (questions: readonly Question[]): Question[] =>
  questions.filter(({ for_visitors: isForVisitors }) => isForVisitors === true);

function errorOf(question: Asked, value: AnswerValue): AnswerProblem | undefined {
  if (isSingle(question)) {
    const isKnown = typeof value === 'string' && hasOption(question, value);
    return isKnown ? undefined : 'unknownOption';
  }
  switch (question.kind) {
    case 'choices': {
      if (typeof value !== 'object') return 'unknownOption';
      const isKnown = value.every((id) => hasOption(question, id));
      return isKnown && new Set(value).size === value.length ? undefined : 'unknownOption';
    }
    case 'rating': {
      const isRating =
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= ratings.min &&
        value <= ratings.max;
      return isRating ? undefined : 'rating';
    }
    default: {
      if (typeof value !== 'string') return 'notText';
      return value.length > lengths.answer ? 'tooLong' : undefined;
    }
  }
}

/**
 * What is wrong with answers: unknown questions and options, wrong kinds of values, and required
 * questions without an answer. Without any answer, nothing is required, except of visitors.
 */
export function answerErrors(
  questions: readonly Asked[],
  values: AnswerValues,
  { ofVisitor = false }: { ofVisitor?: boolean } = {},
): AnswerError[] {
  const given = Object.entries(values).filter(([, value]) => !isBlank(value));
  if (given.length === 0 && !ofVisitor) return [];
  const wrong = given.flatMap(([id, value]) => {
    const question = questions.find((one) => one.id === id);
    const problem = question ? errorOf(question, value) : 'unknownQuestion';
    return problem === undefined ? [] : [{ question: id, problem }];
  });
  const missing = questions.filter(
    ({ id, required }) => required && !given.some(([answered]) => answered === id),
  );
  return [...wrong, ...missing.map(({ id }) => ({ question: id, problem: 'unanswered' as const }))];
}

/** Answers in the order of their questions, without blank ones. */
export function orderedAnswers(
  questions: readonly Asked[],
  values: AnswerValues,
): Record<string, AnswerValue> {
  const found: [string, AnswerValue][] = [];
  for (const { id } of questions) {
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    if (value !== undefined && !isBlank(value)) {
      found.push([id, typeof value === 'string' ? value.trim() : value]);
    }
  }
  return Object.fromEntries(found);
}

const chosenOptions = ({ options }: Question, value: AnswerValue | undefined) => {
  const ids = typeof value === 'string' ? [value] : typeof value === 'object' ? value : [];
  return options.filter(({ id }) => ids.includes(id));
};

/** Sum of the chosen options' scores, at most 100; null without answers. */
export function scoreOf(questions: readonly Question[], values: AnswerValues): number | null {
  const answers = orderedAnswers(questions, values);
  if (Object.keys(answers).length === 0) return null;
  const sum = questions
    .flatMap((question) => chosenOptions(question, answers[question.id]))
    .reduce((total, { score }) => total + score, 0);
  return Math.min(sum, answerScores.most);
}

/**
 * The status that answers suggest; null without answers, or if no option has a score. The user
 * decides.
 */
export function suggestedStatus(
  questions: readonly Question[],
  values: AnswerValues,
): Exclude<LeadStatus, 'Closed'> | null {
  const isScored = questions.some(({ options }) => options.some(({ score }) => score > 0));
  const score = scoreOf(questions, values);
  if (!isScored || score === null) return null;
  if (score >= answerScores.hot) return 'Hot';
  return score >= answerScores.warm ? 'Warm' : 'Cold';
}

/** An answer as text: the labels of the chosen options, "4 of 5", or the text itself. */
export function answerText(question: Question, value: AnswerValue | undefined): string {
  if (value === undefined || isBlank(value)) return '';
  if (question.kind === 'text') return String(value);
  if (question.kind === 'rating') return `${String(value)} of ${ratings.max}`;
  return chosenOptions(question, value)
    .map(({ label }) => label)
    .join(', ');
}
