import { orderedAnswers, scoreOf, type AnswerValues } from '@cardinal/contract/answers';
import { answersJson } from '../../store/leads/leadRows.ts';
import type { Question } from '@cardinal/contract';

/** The questions of the demo's company at its stand. */
export const demoQuestions: readonly Question[] = [
  {
    id: 'role',
    kind: 'choice',
    label: 'What is your role in the decision?',
    options: [
      { id: 'decides', label: 'Decides', score: 30 },
      { id: 'advises', label: 'Advises', score: 15 },
      { id: 'uses', label: 'Uses it', score: 5 },
    ],
    required: false,
  },
  {
    id: 'interest',
    kind: 'choices',
    label: 'What are you interested in?',
    options: [
      { id: 'delivery', label: 'Faster delivery', score: 15 },
      { id: 'catalogue', label: 'The new catalogue', score: 10 },
      { id: 'service', label: 'On-site service', score: 15 },
    ],
    required: false,
  },
  {
    id: 'timeframe',
    kind: 'timeframe',
    label: 'When is it needed?',
    options: [
      { id: 'month', label: 'This month', score: 40 },
      { id: 'quarter', label: 'This quarter', score: 25 },
      { id: 'later', label: 'Later', score: 0 },
    ],
    required: false,
  },
];

/** The answers of visitors, in turn; the last one was in a hurry. */
const visitors: readonly AnswerValues[] = [
  { role: 'decides', interest: ['delivery', 'service'], timeframe: 'month' },
  { role: 'advises', interest: ['catalogue'], timeframe: 'quarter' },
  { role: 'uses', timeframe: 'later' },
  {},
];

/** The stored answers of a visitor of an event; undefined if there are none. */
export function demoAnswers(
  eventId: string,
  index: number,
): { json: string; score: number } | undefined {
  const values = orderedAnswers(demoQuestions, visitors[index % visitors.length] ?? {});
  const score = scoreOf(demoQuestions, values);
  if (score === null) return undefined;
  return { json: answersJson.write({ event_id: eventId, version: 1, values }), score };
}
