import { expect, it } from 'vitest';
import { leadListPreferencesIn, withLeadListPreferences } from './leadListPreferences.ts';

const view = { name: 'Hot', search: 'status=hot' };

it('keeps the preferences of other users, and everything else', () => {
  const theme = '{"theme":"dark"}';
  const ada = withLeadListPreferences(theme, 'ada', { views: [view], columns: ['source'] });
  const both = withLeadListPreferences(ada, 'bob', { views: [], columns: ['company'] });
  expect(leadListPreferencesIn(both, 'ada')).toEqual({ views: [view], columns: ['source'] });
  expect(leadListPreferencesIn(both, 'bob').columns).toEqual(['company']);
  expect(leadListPreferencesIn(both, 'eve')).toEqual({ views: [], columns: null });
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
  expect(leadListPreferencesIn(raw, 'ada')).toEqual({ views: [], columns: null });
});

it('reads what an earlier version stored: the hidden columns', () => {
  const raw = '{"leadLists":{"ada":{"views":[],"hiddenColumns":["owner","source"]}}}';
  expect(leadListPreferencesIn(raw, 'ada').columns).toEqual([
    'company',
    'status',
    'created_at',
    'actions',
  ]);
});
