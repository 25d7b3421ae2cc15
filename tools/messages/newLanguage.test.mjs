// @vitest-environment node
import { expect, it } from 'vitest';
import { alsoLoading, blankFile, filesOf, missingIn } from './newLanguage.mjs';

it('finds what a language has to translate: rooms, emails, what visitors read', async () => {
  const files = await filesOf('it');
  const paths = files.map(({ path }) => path.replaceAll('\\', '/'));
  expect(paths).toContain('packages/crm-features/src/languages/it/leads.ts');
  expect(paths).toContain('apps/portal/src/languages/it/portal.ts');
  expect(paths).toContain('apps/mock-server/src/services/mail/toUsers/italian.ts');
  expect(paths).toContain('packages/contract/src/visitors/italian.ts');
  expect(paths).toContain('apps/mock-server/src/services/shared/sentences/problemsInItalian.ts');

  const today = files
    .find(({ path }) => path.endsWith('leads.ts'))
    .entries.find(({ name }) => name === 'today');
  expect(today.stories).toContain('CRM/Leads/Today');
  const missing = (await Promise.all(files.map(missingIn))).flat();
  expect(missing.length).toBeGreaterThan(2_000);
}, 60_000);

it('misses nothing in German, although many texts are as in English', async () => {
  const missing = (await Promise.all((await filesOf('de')).map(missingIn))).flat();
  expect(missing).toEqual([]);
}, 60_000);

it('writes a file with a place for each text', () => {
  const english = { title: 'Today', days: ['Day', 'Leads'], 'a b': { of: '{n} of\n{m}' } };
  const entry = { name: 'today', path: 'a/texts.ts', stories: ['CRM/Today'], english };
  expect(blankFile({ entries: [entry] })).toBe(`export default {
// a/texts.ts
// Shown by the stories of CRM/Today.
today: {
// Today
title: '',
days: [
// Day
'',
// Leads
'',
],
"a b": {
// {n} of {m}
of: '',
},
},
} as const;
`);
  expect(blankFile({ name: 'french', entries: [entry] })).toContain('export const french = {');
});

it('has catalogues load the language', () => {
  const code = `messages({}, {
  de: async () => (await import('../languages/de/leads.ts')).default.today,
  hi: async () => (await import('../languages/hi/leads.ts')).default.today,
});
    de: async () => (await import('./german.ts')).lettersInGerman,
`;
  const changed = alsoLoading(code, 'fr');
  expect(changed).toContain(
    "  fr: async () => (await import('../languages/fr/leads.ts')).default.today,",
  );
  expect(changed).toContain("    fr: async () => (await import('./french.ts')).lettersInFrench,");
  expect(alsoLoading(changed, 'fr')).toBe(changed);
});
