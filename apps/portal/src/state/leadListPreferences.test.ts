import { expect, it } from 'vitest';
import { leadListPreferencesIn, withLeadListPreferences } from './leadListPreferences.ts';

const view = { name: 'Hot', search: 'status=hot' };

it('keeps the preferences of other users, and everything else', () => {
  const theme = '{"theme":"dark"}';
  const ada = withLeadListPreferences(theme, 'ada', { views: [view], hiddenColumns: ['source'] });
  const both = withLeadListPreferences(ada, 'bob', { views: [], hiddenColumns: ['company'] });
  expect(leadListPreferencesIn(both, 'ada')).toEqual({ views: [view], hiddenColumns: ['source'] });
  expect(leadListPreferencesIn(both, 'bob').hiddenColumns).toEqual(['company']);
  expect(leadListPreferencesIn(both, 'eve')).toEqual({ views: [], hiddenColumns: [] });
  expect(JSON.parse(both)).toMatchObject({ theme: 'dark' });
});

it.each([
  null,
  'no JSON',
  '[]',
  '"text"',
  '{"leadLists":[]}',
  '{"leadLists":{"ada":null}}',
  '{"leadLists":{"ada":{"views":[{"name":1},null],"hiddenColumns":"x"}}}',
])('treats %s as no preferences', (raw) => {
  expect(leadListPreferencesIn(raw, 'ada')).toEqual({ views: [], hiddenColumns: [] });
});
