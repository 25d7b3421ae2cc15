import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import {
  draftsOf,
  moved,
  newQuestion,
  previewOf,
  questionErrors,
  refusedQuestions,
  toQuestionsInput,
  withSavedIds,
} from './questionDraft.ts';
import { questionEditorMessages } from './questionTexts.ts';

const questionEditorTexts = englishTexts(questionEditorMessages);

const saved = {
  version: 3,
  questions: [
    {
      id: 'role',
      kind: 'choice' as const,
      label: 'What is your role?',
      options: [
        { id: 'buyer', label: 'Buyer', score: 40 },
        { id: 'user', label: 'User', score: 0 },
      ],
      required: true,
    },
  ],
};

it('sends saved questions back unchanged, including their ids', () => {
  expect(toQuestionsInput(draftsOf(saved))).toEqual({ questions: saved.questions });
});

it('gives new questions and options the ids with which they were saved', () => {
  const added = newQuestion('choice', questionEditorTexts.starters);
  const sent = [...draftsOf(saved), added];
  const stored = {
    id: 'need',
    kind: 'choice' as const,
    label: 'What do you need?',
    options: [
      { id: 'seats', label: 'Seats', score: 0 },
      { id: 'rooms', label: 'Rooms', score: 0 },
    ],
    required: false,
  };
  const now = [newQuestion('text', questionEditorTexts.starters), added, ...draftsOf(saved)];
  const [later, need, role] = withSavedIds(now, sent, {
    version: 4,
    questions: [...saved.questions, stored],
  });
  expect(later?.id).toBeUndefined();
  expect(need).toMatchObject({
    id: 'need',
    label: '',
    options: [{ id: 'seats' }, { id: 'rooms' }],
  });
  expect(role?.id).toBe('role');
});

it('starts each kind with its usual content', () => {
  expect(
    newQuestion('choice', questionEditorTexts.starters).options.map(({ label }) => label),
  ).toEqual(['', '']);
  expect(newQuestion('budget', questionEditorTexts.starters).options.length).toBeGreaterThan(2);
  expect(newQuestion('rating', questionEditorTexts.starters).options).toEqual([]);
  expect(newQuestion('text', questionEditorTexts.starters)).not.toHaveProperty('id');
});

it('finds the missing parts of each question', () => {
  const [role] = draftsOf(saved);
  if (!role) throw new Error('no question');
  const same = { ...role, key: -1, options: role.options.map((one) => ({ ...one, label: 'A' })) };
  const few = { ...role, key: -2, options: role.options.slice(1) };
  const unnamed = { ...newQuestion('choice', questionEditorTexts.starters), key: -3, label: ' ' };
  const found = questionErrors([role, same, few, unnamed], questionEditorTexts.errors);
  expect(found).toMatchObject({
    '-1.options': 'Each option needs its own label.',
    '-2.options': 'Add at least 2 options.',
    '-3.label': 'Question is required.',
  });
  const empty = unnamed.options.map(({ key }) => `${key}.label`);
  expect(new Set(Object.keys(found))).toEqual(
    new Set(['-1.options', '-2.options', '-3.label', ...empty]),
  );
  expect(previewOf([unnamed], questionEditorTexts)[0]?.options).toHaveLength(2);
});

it("assigns the server's messages to their fields", () => {
  const drafts = draftsOf({ version: 1, questions: [...saved.questions, ...saved.questions] });
  const found = refusedQuestions(
    { 'questions.1.options.0.label': 'Too long.', 'questions.9.label': 'No.', other: 'No.' },
    drafts,
  );
  const option = drafts[1]?.options[0]?.key ?? 0;
  expect(found).toEqual({ [`${option}.label`]: 'Too long.' });
});

it('moves an entry, but not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
