// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findCatalogues } from './catalogues.mjs';
import { problemsOf } from './problems.mjs';
import { problemsIn } from './problemsIn.mjs';

const english = '{count, plural, one {# lead} other {# leads}} of <b>{name}</b>';

describe('a translation', () => {
  it.each([
    ['de', '{count, plural, one {# Lead} other {# Leads}} von <b>{name}</b>', []],
    ['de', '{count, plural, one {# Lead} other {# Leads}} von {name}', ['<b> is missing']],
    [
      'de',
      '{count, plural, one {# Lead} other {# Leads}} von <b>{nam}</b>',
      ['{name} is missing', '{nam} is not in the English message'],
    ],
    ['de', '{count, plural, other {# Leads}} <b>{name}</b>', [/lacks the form "one"/]],
    ['ru', english, [/lacks the form "few"/, /lacks the form "many"/]],
    ['de', '{count, number} <b>{name}</b>', [/plural} is missing/, /number} is not/]],
    ['de', '{count, plural, one {# Lead} other {# Leads} <b>{name}</b>', [/cannot be read/]],
    ['de', ' {count, plural, one {#} other {#}}<b>{name}</b>', [/begins or ends/]],
  ])('in %s: %s', (language, message, expected) => {
    const problems = problemsOf({ name: 'of', english, language, message });
    expect(problems).toEqual(expected.map((text) => expect.stringMatching(text)));
  });

  it('has room on its button', () => {
    const message = 'Die Änderungen an diesem Lead jetzt speichern';
    const entry = { name: 'form.submit', english: 'Save', language: 'de', message };
    expect(problemsOf(entry)).toEqual([expect.stringMatching(/too long for a button/)]);
    expect(problemsOf({ ...entry, name: 'form.hint' })).toEqual([]);
  });

  it('is as long as its longest form is shown', () => {
    const message = 'Noch {count, plural, one {# Spalte} other {# Spalten}} zeigen';
    const entry = {
      name: 'list.more',
      english: '{count, plural, one {#} other {#}}',
      language: 'de',
    };
    expect(problemsOf({ ...entry, message })).toEqual([]);
    const long = message.replace('Spalten', 'Spalten dieser Tabelle');
    expect(problemsOf({ ...entry, message: long })).toEqual([
      expect.stringMatching(/too long for a button: 36 of 32/),
    ]);
  });
});

it('finds the catalogues', async () => {
  const names = (await findCatalogues()).map(({ name }) => name);
  expect(names).toContain('authMessages');
  expect(names.length).toBeGreaterThan(10);
}, 60_000);

it('has no problem in any catalogue', async () => {
  expect(await problemsIn(await findCatalogues())).toEqual([]);
  // Reads every text in every language, which takes minutes beside other work.
}, 300_000);
