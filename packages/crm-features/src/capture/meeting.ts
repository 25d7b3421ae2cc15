import type { EventQuestions, LeadInput } from '@cardinal/contract';
import {
  answerErrors,
  orderedAnswers,
  type AnswerProblem,
  type AnswerValues,
} from '@cardinal/contract/answers';
import type { LeadType } from '@cardinal/contract/labels';

/** The event where the user is. */
export interface CaptureEvent {
  id: string;
  name: string;
}

/** The event where a lead is captured, with its questions. */
export interface CaptureMeeting {
  event: CaptureEvent;
  /** Undefined while they are loading, and if they could not be loaded. */
  questions: EventQuestions | undefined;
}

/** Where a lead is captured, with the answers in the form. */
export interface MeetingAnswers {
  meeting: CaptureMeeting | null;
  answers: AnswerValues;
}

const metType: LeadType = 'Event Leads';

/** The part of a lead that records the event where it was met, and its answers. */
export function meetingInput(
  meeting: CaptureMeeting | null,
  answers: AnswerValues,
): Pick<LeadInput, 'event_id' | 'answers' | 'lead_type'> {
  if (!meeting) return {};
  const { event, questions } = meeting;
  // Answers in a draft may belong to another event's questions.
  const values = orderedAnswers(questions?.questions ?? [], answers);
  const hasAnswers = questions !== undefined && Object.keys(values).length > 0;
  return {
    event_id: event.id,
    lead_type: metType,
    ...(hasAnswers && { answers: { event_id: event.id, version: questions.version, values } }),
  };
}

/** What is wrong with the answers, by id of the question. */
export function missingAnswers(
  meeting: CaptureMeeting | null,
  answers: AnswerValues,
): Record<string, AnswerProblem> {
  const questions = meeting?.questions?.questions ?? [];
  const errors = answerErrors(questions, orderedAnswers(questions, answers));
  return Object.fromEntries(errors.map(({ question, problem }) => [question, problem]));
}

const answerPath = /^answers\.values\.(.+)$/;

/** The server's messages about answers, by id of the question. */
export function refusedAnswers(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) => {
      const question = answerPath.exec(path)?.[1];
      return question === undefined ? [] : [[question, message]];
    }),
  );
}
