import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, vi } from 'vitest';
import {
  chooseLanguage,
  englishTexts,
  loadAhead,
  loadTexts,
  localeIn,
  messages,
  messagesIn,
  textsIn,
  textsLoaded,
} from './index.ts';

/** Says a message as `texts` does, and as the reference implementation does. */
const both = (message: string, locale: string, values: Record<string, string | number>) => {
  const said: unknown = textsIn({ message }, locale).message;
  const own: unknown = typeof said === 'function' ? said(values) : said;
  return [own, new IntlMessageFormat(message, locale).format(values)];
};

describe('a message is said as by the reference implementation', () => {
  it.each([
    ['Your leads', 'en', {}],
    ['Hello {name}, it’s {place}', 'en', { name: 'Ada {x}', place: '' }],
    ['{ name }', 'en', { name: 'Ada' }],
    ['{count, number} of 10', 'de', { count: 12345.5 }],
    ['{count, plural, one {# lead} other {# leads}}.', 'en', { count: 1 }],
    ['{count, plural, one {# lead} other {# leads}}.', 'en-IN', { count: 1234567 }],
    ['{count, plural, =0 {no leads} one {# lead} other {# leads}}', 'en', { count: 0 }],
    ['{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}', 'ru', { n: 3 }],
    ['{n, plural,\n one {# day}\n other {# days}\n}', 'en', { n: 2 }],
    [
      '#{n, plural, one {#: {name}} other {# {name} {m, number}}} #',
      'en',
      { n: 2, name: 'A', m: 9 },
    ],
    ['{role, select, admin {the {who}} other {a member}}', 'en', { role: 'admin', who: 'A' }],
    ['{role, select, admin {an {who}} other {a member}}', 'en', { role: 'agent', who: 'A' }],
    [
      '{a, select, x {{n, plural, one {# in x} other {# in xs}}} other {}}!',
      'en',
      { a: 'x', n: 4 },
    ],
    ['{n, plural, one {{a, select, x {# x} other {# y}}} other {#}}', 'en', { n: 1, a: 'z' }],
    ['I can’t read <link>the {what}</link>', 'en', { what: 'terms', link: 'unused' }],
  ])('%s', (message, locale, values) => {
    // Tags belong to the component that shows them, and are no placeholders here.
    const [own, reference] = both(message.replaceAll(/<\/?link>/g, '|'), locale, values);
    expect(own).toBe(reference);
  });
});

const catalogue = messages(
  {
    title: 'Leads',
    days: ['Day', 'Leads'],
    of: { some: '{n, plural, one {# lead} other {# leads}}' },
  },
  {
    de: async () => ({
      title: 'Kontakte',
      days: ['Tag', 'Leads'],
      of: { some: '{n, number} Leads' },
    }),
    hi: async () => ({
      title: 'लीड',
      days: ['दिन', 'लीड'],
      of: { some: '{n, plural, one {# लीड मिली} other {# लीड मिलीं}}' },
    }),
  },
);

it('has the English texts at once, and loads the others', async () => {
  const english = englishTexts(catalogue);
  expect([english.title, english.days[0], english.of.some({ n: 1200 })]).toEqual([
    'Leads',
    'Day',
    '1,200 leads',
  ]);
  expect(englishTexts(catalogue)).toBe(english);
  const german = await loadTexts(catalogue, 'de', 'de-CH');
  expect([german.title, german.of.some({ n: 1200 })]).toEqual([
    'Kontakte',
    `${new Intl.NumberFormat('de-CH').format(1200)} Leads`,
  ]);
  const hindi = await loadTexts(catalogue, 'hi', 'hi-IN');
  expect([0, 1, 123_456].map((n) => hindi.of.some({ n }))).toEqual([
    '0 लीड मिली',
    '1 लीड मिली',
    '1,23,456 लीड मिलीं',
  ]);
});

it('stays in English where another language cannot be loaded', async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('offline')));
  const unloaded = messages({ title: 'Leads' }, { de: load, hi: load });
  expect((await loadTexts(unloaded, 'de')).title).toBe('Leads');
  expect(await messagesIn(unloaded, 'de')).toBe(unloaded.english);
  expect(load).toHaveBeenCalledOnce();
});

it('chooses the first offered language that is wanted', () => {
  const offered = ['en', 'de', 'ar'] as const;
  expect(chooseLanguage(['fr-FR,DE-at;q=0.8,en;q=0.7'], offered)).toBe('de');
  expect(chooseLanguage(['ar;q=0.5, de ; q=0.9, fr'], offered)).toBe('de');
  expect(chooseLanguage(['de;q=0, ar;q=0.1'], offered)).toBe('ar');
  expect(chooseLanguage(['de;q=0', 'ar'], offered)).toBe('ar');
  expect(chooseLanguage([null, 'ar-Latn-AE', 'de'], offered)).toBe('ar');
  expect(chooseLanguage(['', 'den', 'enough'], offered)).toBeUndefined();
});

it('formats in the language, with the customs of the region', () => {
  expect(localeIn('de', 'de-AT')).toBe('de-AT');
  expect(localeIn('en', 'de-DE')).toBe('en-DE');
  expect(localeIn('en', 'de')).toBe('en');
});

it('loads the texts of all code ahead of their use', async () => {
  const load = vi.fn<() => Promise<{ title: string }>>(async () => ({ title: 'Kontakte' }));
  const before = messages({ title: 'Leads' }, { de: load, hi: load });
  expect(load).not.toHaveBeenCalled();
  loadAhead('de');
  const after = messages({ title: 'More leads' }, { de: load, hi: load });
  await textsLoaded();
  const here = { status: 'fulfilled', value: { title: 'Kontakte' } };
  expect(messagesIn(before, 'de')).toMatchObject(here);
  expect(messagesIn(after, 'de')).toMatchObject(here);
  expect(load).toHaveBeenCalledTimes(2);
  loadAhead('en');
  messages({ title: 'Other leads' }, { de: load, hi: load });
  expect(load).toHaveBeenCalledTimes(2);
});
