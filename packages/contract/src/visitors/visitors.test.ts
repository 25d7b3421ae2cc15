import { describe, expect, it } from 'vitest';
import type { VisitorQuestion } from '../events/question.ts';
import { perField } from '../labels.ts';
import { loadTexts, messagesIn, publicLanguages, type MessageTree } from '../messages/index.ts';
import {
  directionOf,
  visitorErrors,
  visitorFieldError,
  visitorFields,
  visitorLanguage,
  visitorMessages,
} from './index.ts';

/** The messages of a tree, by their paths. */
function flat(tree: MessageTree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, entry]): [string, string][] => {
    if (typeof entry === 'string') return [[path + name, entry]];
    return Array.isArray(entry) ? [] : flat(entry as MessageTree, `${path}${name}.`);
  });
}

const placeholders = (message: string) =>
  [...message.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name).toSorted();

describe.each(publicLanguages.filter((language) => language !== 'en'))('%s', (language) => {
  it('says the same as English, with the same values', async () => {
    const translated = new Map(flat(await messagesIn(visitorMessages, language)));
    for (const [path, message] of flat(visitorMessages.english)) {
      const own = translated.get(path) ?? '';
      expect([path, placeholders(own)]).toEqual([path, placeholders(message)]);
    }
  });
});

it('counts as each language does', async () => {
  const tooLong = async (language: (typeof publicLanguages)[number], most: number) =>
    (await loadTexts(visitorMessages, language)).errors.tooLong({ field: 'X', most });
  expect(await tooLong('en', 1)).toContain('1 character.');
  expect(await tooLong('fr', 2_000)).toMatch(/2\s000 caractères/);
  expect(await tooLong('ar', 3)).toContain('أحرف');
  expect(await tooLong('ar', 2)).toContain('حرفان');
});

it.each([
  [['de-AT', 'fr'], 'de', 'ltr'],
  [[null, undefined, 'xx, ar-EG;q=0.9'], 'ar', 'rtl'],
  [['nl'], 'en', 'ltr'],
] as const)('%j is shown in %s, %s', (wanted, language, direction) => {
  const chosen = visitorLanguage(...wanted);
  expect([chosen, directionOf(chosen)]).toEqual([language, direction]);
});

const names = [...visitorFields.main, ...visitorFields.more];
const complete = {
  ...perField(names, () => ''),
  first_name: 'Grace',
  email: 'grace@example.com',
};
const topics: VisitorQuestion = {
  id: 'topics',
  kind: 'choices',
  label: 'What interests you?',
  options: [{ id: 'a', label: 'A' }],
  required: true,
};

it('asks no more of visitors than names, contact, company and a message', () => {
  expect(visitorFields.main.toSorted()).toEqual([
    'company',
    'email',
    'first_name',
    'last_name',
    'notes',
    'phone',
  ]);
});

it('finds what is missing or cannot be right, and nothing else', async () => {
  const texts = await loadTexts(visitorMessages, 'en');
  const entered = { values: complete, questions: [], answers: {}, hasAgreed: true };
  expect(visitorErrors(entered, texts)).toEqual({});
  const wrong = {
    values: { ...complete, first_name: ' ', email: 'grace@', phone: '1'.repeat(33) },
    questions: [topics],
    answers: { topics: [] },
    hasAgreed: false,
  };
  expect(visitorErrors(wrong, texts)).toEqual({
    first_name: 'First name is required.',
    email: texts.errors.email,
    phone: 'Phone: please use at most 32 characters.',
    'answers.values.topics': texts.errors.unanswered,
    consent_text: texts.errors.consent,
  });
  for (const email of ['@example.com', 'grace', 'grace@example', 'grace@example.']) {
    const values = { ...complete, email };
    expect([email, visitorErrors({ ...entered, values }, texts)]).toEqual([
      email,
      { email: texts.errors.email },
    ]);
  }
  expect(visitorFieldError('website', 'no address', texts)).toBe(texts.errors.link);
  expect(visitorFieldError('company', '\u0007', texts)).toBe(
    'Company contains characters that are not allowed.',
  );
});
