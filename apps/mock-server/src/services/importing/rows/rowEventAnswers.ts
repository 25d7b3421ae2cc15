import { hasControls, type LeadAnswers, type Question } from '@cardinal/contract';
import { orderedAnswers, scoreOf, type AnswerValue } from '@cardinal/contract/answers';
import { fold } from '@cardinal/contract/fold';
import { importFieldLabels } from '@cardinal/contract/labels';
import { answersJson } from '../../../store/leads/leadRows.ts';
import type { EventAnswers } from '../../leads/eventAnswers.ts';
import { lengths, limits, ratings } from '@cardinal/contract/limits';

/** An event at which the people of a file may have been met, with its questions. */
export interface KnownEvent {
  id: string;
  name: string;
  /** Version of the questions. */
  version: number;
  questions: readonly Question[];
}

export interface FileAnswer {
  /** The question, as the name of its column or before a colon. */
  question: string;
  text: string;
}

const noEventAnswers: EventAnswers = { event_id: null, answers: null, answers_score: null };

const answersColumn = fold(importFieldLabels.answers);
/** A line "Question: answer", as exports write each of them; undefined for any other. */
function writtenIn(line: string): FileAnswer | undefined {
  const colon = line.search(/(?<!^):\s/);
  const text = line.slice(colon + 1).trim();
  return colon > 0 && text !== '' ? { question: line.slice(0, colon), text } : undefined;
}

/** Maximum number of a row's answers that are matched with questions. */
const mostAnswers = 4 * limits.questions;
/** Maximum number of parts in a list of labels that are matched with options. */
const mostParts = 4 * limits.options.max;

const questionsByLabel = new WeakMap<KnownEvent, ReadonlyMap<string, Question>>();

function questionIn(event: KnownEvent, text: string): Question | undefined {
  const known =
    questionsByLabel.get(event) ??
    new Map(event.questions.map((question) => [fold(question.label), question]));
  questionsByLabel.set(event, known);
  return known.get(fold(text));
}

const optionsByLabel = ({ options }: Question): ReadonlyMap<string, string> =>
  new Map(options.map(({ label, id }) => [fold(label), id]));

/** Which columns are named like questions of events. */
export function namedByQuestions(
  columns: readonly string[],
  events: readonly KnownEvent[],
): boolean[] {
  const labels = new Set(
    events.flatMap(({ questions }) => questions.map(({ label }) => fold(label))),
  );
  return columns.map((column) => labels.has(fold(column)));
}

/**
 * The answers in a cell: one if its column is named like a question, otherwise one or more lines
 * for each.
 */
export function answersIn(column: string, text: string): FileAnswer[] {
  if (fold(column) !== answersColumn) return [{ question: column, text }];
  const found: FileAnswer[] = [];
  for (const line of text.split('\n')) {
    const answer = writtenIn(line.trim());
    const last = found.at(-1);
    if (answer) found.push(answer);
    else if (last) last.text += `\n${line}`;
    else if (line.trim() !== '') found.push({ question: column, text: line.trim() });
  }
  return found;
}

export const lineOf = ({ question, text }: FileAnswer): string => `${question}: ${text}`;

/** The ids of the options that a list of labels names; labels may contain commas themselves. */
function optionsIn(question: Question, text: string): string[] | undefined {
  const ids = optionsByLabel(question);
  const parts = text.split(/[,;\n]/, mostParts + 1);
  if (parts.length > mostParts) return undefined;
  const found = new Set<string>();
  let from = 0;
  while (from < parts.length) {
    let to = parts.length;
    const idUpTo = (end: number) => ids.get(fold(parts.slice(from, end).join(',')));
    while (to > from && idUpTo(to) === undefined) to -= 1;
    const id = idUpTo(to);
    if (id === undefined) return undefined;
    found.add(id);
    from = to;
  }
  return [...found];
}

/** A text in a file as the answer to a question; undefined if it is not one. */
function answerFrom(question: Question, text: string): AnswerValue | undefined {
  switch (question.kind) {
    case 'choices':
      return optionsIn(question, text);
    case 'rating': {
      const [, digit] = /^(\d)(?:\s*(?:of|\/)\s*5)?$/i.exec(text.trim()) ?? [];
      const rating = Number(digit);
      return rating >= ratings.min && rating <= ratings.max ? rating : undefined;
    }
    case 'text':
      return text.length <= lengths.answer && !hasControls(text) ? text : undefined;
    default:
      return optionsByLabel(question).get(fold(text));
  }
}

/**
 * The event that a row names, else the one chosen for the file; without both, and without a name, the
 * latest one that asks all these questions.
 */
function eventOf(
  name: string | undefined,
  answers: readonly FileAnswer[],
  events: readonly KnownEvent[],
  chosen: KnownEvent | undefined,
): KnownEvent | undefined {
  const wanted = fold(name ?? '');
  if (wanted) return events.find((event) => fold(event.name) === wanted) ?? chosen;
  if (chosen) return chosen;
  if (answers.length === 0 || answers.length > mostAnswers) return undefined;
  return events.find((event) => answers.every(({ question }) => questionIn(event, question)));
}

/**
 * The event that a row names, and its answers. No part of it makes the row invalid: `rest` is what does not
 * match the event's questions and options, as lines for the notes; `matched` is the remainder as such
 * lines.
 * @param events Latest first
 * @param chosen The event of rows that name none that exists
 */
export function readEventAnswers(
  { event: name, answers }: { event: string | undefined; answers: readonly FileAnswer[] },
  events: readonly KnownEvent[],
  chosen?: KnownEvent,
): { eventAnswers: EventAnswers; rest: string[]; matched: string[] } {
  if (!name && answers.length === 0) {
    const eventAnswers = { ...noEventAnswers, event_id: chosen?.id ?? null };
    return { eventAnswers, rest: [], matched: [] };
  }
  const event = eventOf(name, answers, events, chosen);
  const isNamed = name !== undefined && event !== undefined && fold(event.name) === fold(name);
  const unknown = name && !isNamed ? [`${importFieldLabels.event}: ${name}`] : [];
  if (!event) {
    return {
      eventAnswers: noEventAnswers,
      rest: [...unknown, ...answers.map(lineOf)],
      matched: [],
    };
  }
  const values: Record<string, AnswerValue> = {};
  const rest = unknown;
  const matched = isNamed ? [`${importFieldLabels.event}: ${event.name}`] : [];
  for (const [index, answer] of answers.entries()) {
    const question = index < mostAnswers ? questionIn(event, answer.question) : undefined;
    const value = question && answerFrom(question, answer.text);
    if (question === undefined || value === undefined || Object.hasOwn(values, question.id)) {
      rest.push(lineOf(answer));
    } else {
      values[question.id] = value;
      matched.push(lineOf(answer));
    }
  }
  const score = scoreOf(event.questions, values);
  if (score === null)
    return { eventAnswers: { ...noEventAnswers, event_id: event.id }, rest, matched };
  const given: LeadAnswers = {
    event_id: event.id,
    version: event.version,
    values: orderedAnswers(event.questions, values),
  };
  return {
    eventAnswers: { event_id: event.id, answers: answersJson.write(given), answers_score: score },
    rest,
    matched,
  };
}
