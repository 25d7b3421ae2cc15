import { expect, test, vi } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Grace Mwangi', 'GM'],
  ['Élodie Marchand', 'ÉM'],
  ['E\u0301lodie Marchand', 'E\u0301M'],
  ['Emily Watson-Clarke', 'EW'],
  ['Juan Carlos de la Cruz', 'JC'],
  ['cher', 'C'],
  ['Łukasz Żak', 'ŁŻ'],
  ['각하 김', '각김'],
  ['  grace   mwangi ', 'GM'],
  ['"Grace" (Mwangi)', 'GM'],
  ['״דוד״ כהן', 'דכ'],
  ['山田太郎', '山'],
  ['अनन्या शर्मा', 'अश'],
  ['क्षितिज राव', 'क्षिरा'],
  ['محمد علي', 'م\u200cع'],
  ['👩‍💻 Ada', 'A'],
  ['', ''],
  ['— !', ''],
])('initials of %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('creates the segmenter once', () => {
  const create = vi.spyOn(Intl, 'Segmenter');
  for (const name of ['각하 김', 'यश शाह', 'さくら']) initials(name);
  // An earlier test may have created it.
  expect(create.mock.calls.length).toBeLessThanOrEqual(1);
  create.mockRestore();
});
