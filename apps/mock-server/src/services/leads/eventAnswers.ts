import { isDeepStrictEqual } from 'node:util';
import {
  lengths,
  ratings,
  type AnswersInput,
  type Lead,
  type LeadAnswers,
} from '@cardinal/contract';
import {
  answerErrors,
  forVisitors,
  orderedAnswers,
  scoreOf,
  type AnswerProblem,
} from '@cardinal/contract/answers';
import type { Dialect } from '../../store/engine/database.ts';
import { lockEventKey } from '../../store/events/events.ts';
import { findQuestions } from '../../store/events/questions.ts';
import type { Read, Write } from '../../store/schema.ts';
import { answersJson, type LeadRow } from '../../store/leads/leadRows.ts';
import { invalid } from '../shared/failures.ts';
import { say, type Sentence } from '../shared/sentences/sentence.ts';

/** The event where a lead was met and its answers, as sent; absent parts are left unchanged. */
export interface EventAnswersInput {
  event_id?: string | null | undefined;
  answers?: AnswersInput | null | undefined;
}

/** The event where a lead was met, with its answers and their score, as columns of the lead. */
export type EventAnswers = Pick<LeadRow, 'event_id' | 'answers' | 'answers_score'>;

const noAnswers = { answers: null, answers_score: null } as const;

const refuse = (path: string, message: Sentence) => invalid([{ path, message }]);

const answerFault = (problem: AnswerProblem): Sentence =>
  say(({ answers }) => {
    switch (problem) {
      case 'rating':
        return answers.rating({ least: ratings.min, most: ratings.max });
      case 'tooLong':
        return answers.tooLong({ most: String(lengths.answer) });
      default:
        return answers[problem];
    }
  });

/** Where answers are stored, and by whom they were given. */
export interface AnswersPlace {
  workspaceId: string;
  dialect: Dialect;
  /** Whether a visitor answered, who is asked only the questions for visitors. */
  ofVisitor?: boolean;
}

/** Validates answers against the version of the questions that they name. @throws `invalid`. */
async function answerColumns(
  db: Read,
  { workspaceId, ofVisitor = false }: AnswersPlace,
  { event_id: eventId, version, values }: AnswersInput,
): Promise<Omit<EventAnswers, 'event_id'>> {
  const found = await findQuestions(db, { workspaceId, eventId }, version);
  if (!found) {
    throw refuse(
      'answers.version',
      say(({ leads }) => leads.noQuestions),
    );
  }
  const questions = ofVisitor ? forVisitors(found.questions) : found.questions;
  const errors = answerErrors(questions, values, { ofVisitor }).map(({ question, problem }) => ({
    path: `answers.values.${question}`,
    message: answerFault(problem),
  }));
  const [first, ...others] = errors;
  if (first) throw invalid([first, ...others]);
  const score = scoreOf(questions, values);
  if (score === null) return noAnswers;
  const answers: LeadAnswers = {
    event_id: eventId,
    version: found.version,
    values: orderedAnswers(questions, values),
  };
  return { answers: answersJson.write(answers), answers_score: score };
}

/** The event and the answers of a lead before a change. */
type Current = Pick<Lead, 'event_id' | 'answers'>;

const newLead: Current = { event_id: null, answers: null };

/**
 * The answers that a change gives; undefined if it leaves them unchanged. Clients send back what
 * they read, even if these answers could no longer be given.
 */
const givenAnswers = ({ event_id, answers }: EventAnswersInput, current: Current) => {
  const staysAt = event_id === undefined || event_id === current.event_id;
  return staysAt && isDeepStrictEqual(answers, current.answers) ? undefined : answers;
};

/**
 * The columns for an event and its answers. A lead without an event gets that of its answers; one that gets another
 * event loses the answers of its former event. An event that is new to the lead cannot be deleted
 * until the transaction ends.
 * @throws `invalid`.
 */
export async function eventAnswersColumns(
  tx: Write,
  place: AnswersPlace,
  input: EventAnswersInput,
  current: Current = newLead,
): Promise<Partial<EventAnswers>> {
  const { workspaceId, dialect } = place;
  const answers = givenAnswers(input, current);
  const eventId =
    input.event_id === undefined ? (current.event_id ?? answers?.event_id ?? null) : input.event_id;
  const isNew = eventId !== null && eventId !== current.event_id;
  if (isNew && !(await lockEventKey(tx, dialect, workspaceId, eventId))) {
    throw refuse(
      'event_id',
      say(({ leads }) => leads.noEvent),
    );
  }
  if (answers && answers.event_id !== eventId) {
    throw refuse(
      'answers.event_id',
      say(({ leads }) => leads.otherQuestions),
    );
  }
  const isElsewhere = isNew && current.answers !== null && current.answers.event_id !== eventId;
  return {
    ...(eventId !== current.event_id && { event_id: eventId }),
    ...((answers === null || isElsewhere) && noAnswers),
    ...(answers && (await answerColumns(tx, place, answers))),
  };
}

/** Answers to store with a new lead; undefined if there are none. */
export const storedAnswers = ({ answers, answers_score: score }: Partial<EventAnswers>) =>
  answers == null || score == null ? undefined : { json: answers, score };
