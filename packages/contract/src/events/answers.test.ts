import { describe, expect, it } from 'vitest';
import {
  answerErrors,
  answerText,
  isBlank,
  orderedAnswers,
  scoreOf,
  suggestedStatus,
  type AnswerValues,
} from './answers.ts';
import type { Question } from './question.ts';

const option = (id: string, score: number) => ({ id, label: `Option ${id}`, score });
const role: Question = {
  id: 'role',
  kind: 'choice',
  label: 'What is your role?',
  options: [option('buyer', 40), option('user', 10)],
  required: true,
};
const topics: Question = {
  id: 'topics',
  kind: 'choices',
  label: 'What interests you?',
  options: [option('a', 30), option('b', 30), option('c', 30)],
  required: false,
};
const rating: Question = { id: 'fit', kind: 'rating', label: 'Fit', options: [], required: false };
const wish: Question = { id: 'wish', kind: 'text', label: 'Wish', options: [], required: false };
const questions = [role, topics, rating, wish];
const wrong = (values: AnswerValues) =>
  answerErrors(questions, values).map(({ question }) => question);

describe('answerErrors', () => {
  it('accepts every kind of answer', () => {
    expect(
      answerErrors(questions, { role: 'buyer', topics: ['a', 'c'], fit: 5, wish: 'A demo' }),
    ).toEqual([]);
  });

  it('requires nothing if there are no answers, and required questions if there is one', () => {
    expect(answerErrors(questions, {})).toEqual([]);
    expect(answerErrors(questions, { wish: '  ', topics: [] })).toEqual([]);
    expect(answerErrors(questions, { wish: 'A demo' })).toEqual([
      { question: 'role', problem: 'unanswered' },
    ]);
  });

  it.each<[string, AnswerValues, string[]]>([
    ['an unknown question', { role: 'buyer', other: 'x' }, ['other']],
    ['an inherited name', { role: 'buyer', toString: 'x' }, ['toString']],
    ['an unknown option', { role: 'ceo' }, ['role']],
    ['several where one is asked for', { role: ['buyer'] }, ['role']],
    ['one where several are asked for', { role: 'buyer', topics: 'a' }, ['topics']],
    ['an option twice', { role: 'buyer', topics: ['a', 'a'] }, ['topics']],
    ['too high a rating', { role: 'buyer', fit: 6 }, ['fit']],
    ['half a star', { role: 'buyer', fit: 2.5 }, ['fit']],
    ['a rating as text', { role: 'buyer', fit: '4' }, ['fit']],
    ['a number as text', { role: 'buyer', wish: 7 }, ['wish']],
    ['a very long text', { role: 'buyer', wish: 'x'.repeat(1_001) }, ['wish']],
  ])('refuses %s', (_name, values, expected) => {
    expect(wrong(values)).toEqual(expected);
  });
});

describe('scores', () => {
  it('adds up the chosen options, to at most 100', () => {
    expect(scoreOf(questions, {})).toBeNull();
    expect(scoreOf(questions, { wish: 'A demo' })).toBe(0);
    expect(scoreOf(questions, { role: 'user', topics: ['a'] })).toBe(40);
    expect(scoreOf(questions, { role: 'buyer', topics: ['a', 'b', 'c'] })).toBe(100);
  });

  it('suggests a status, unless there is nothing to suggest it from', () => {
    expect(suggestedStatus(questions, {})).toBeNull();
    expect(suggestedStatus([wish], { wish: 'A demo' })).toBeNull();
    expect(suggestedStatus(questions, { role: 'user' })).toBe('Cold');
    expect(suggestedStatus(questions, { role: 'buyer' })).toBe('Warm');
    expect(suggestedStatus(questions, { role: 'buyer', topics: ['a'] })).toBe('Hot');
  });
});

it('returns answers in the order of the questions, without blank and unknown ones', () => {
  expect(
    Object.entries(
      orderedAnswers(questions, { wish: ' A demo ', other: 'x', topics: [], role: 'user' }),
    ),
  ).toEqual([
    ['role', 'user'],
    ['wish', 'A demo'],
  ]);
  expect([undefined, '', ' ', []].map(isBlank)).toEqual([true, true, true, true]);
  expect([0, 'x', ['a']].map(isBlank)).toEqual([false, false, false]);
});

it('formats an answer as text', () => {
  expect(answerText(role, 'buyer')).toBe('Option buyer');
  expect(answerText(topics, ['c', 'a'])).toBe('Option a, Option c');
  expect(answerText(rating, 4)).toBe('4 of 5');
  expect(answerText(wish, 'A demo')).toBe('A demo');
  expect(answerText(role, undefined)).toBe('');
});
