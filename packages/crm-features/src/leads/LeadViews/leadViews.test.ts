import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { initialLeadListState, type LeadListState } from '../leadListState.ts';
import { describeView, differsFrom, queryOf, stateOf } from './leadViews.ts';

const leadTexts = englishTexts(leadMessages);
const labels = englishTexts(labelMessages);
import { labelMessages } from '../../language/labelTexts.ts';
import { leadMessages } from '../texts.ts';

const hot: LeadListState = {
  ...initialLeadListState,
  tab: 'Event Leads',
  status: 'Hot',
  q: 'acme & co',
  sort: 'name',
};
const view = { id: 'v1', query: queryOf(hot), columns: null };

it('keeps everything but the page, and names itself', () => {
  const query = queryOf({ ...hot, page: 3, cursor: 'c', view: 'v2', columns: ['phone'] });
  expect(query).toBe(view.query);
  expect(stateOf({ id: 'v1', query, columns: ['phone'] })).toEqual({
    ...hot,
    view: 'v1',
    columns: ['phone'],
  });
  expect(queryOf(initialLeadListState)).toBe('');
});

it('differs by its filters, its columns and their order, but not by the page', () => {
  const kept = { ...view, columns: ['phone', 'company'] };
  const shown = stateOf(kept);
  expect(differsFrom({ ...shown, page: 2, cursor: 'c' }, kept)).toBe(false);
  expect(differsFrom({ ...shown, status: 'Cold' }, kept)).toBe(true);
  expect(differsFrom({ ...shown, columns: ['company', 'phone'] }, kept)).toBe(true);
  expect(differsFrom({ ...shown, columns: null }, kept)).toBe(true);
});

it('reads the valid parts of a view written by another version', () => {
  expect(
    stateOf({ ...view, query: 'tab=nonsense&status=hot&sort=;&view=v9&page=3&cursor=c' }),
  ).toEqual({ ...initialLeadListState, status: 'Hot', view: 'v1' });
});

it('describes its filters as text', () => {
  expect(describeView(hot, 'en-GB', leadTexts, labels)).toBe(
    'Event Leads · Hot · “acme & co” · Name A–Z',
  );
  expect(describeView({ ...initialLeadListState, deleted: true }, 'en-GB', leadTexts, labels)).toBe(
    'Deleted leads · Newest first',
  );
  expect(
    describeView(
      { ...initialLeadListState, owner: 'none', event: 'e1' },
      'en-GB',
      leadTexts,
      labels,
    ),
  ).toBe('All · One event · Unassigned · Newest first');
  const days = (captured: LeadListState['captured']) =>
    describeView(
      { ...initialLeadListState, captured, step: 'overdue' },
      'en-GB',
      leadTexts,
      labels,
    );
  // How wide the blanks around the dash are depends on the version of the calendar's data.
  expect(days('2026-11-03..2026-11-05')).toMatch(
    /^All · Captured 3\s?–\s?5 Nov 2026 · Next step overdue · Newest first$/,
  );
  expect(days('2026-11-03..2026-11-03')).toContain('Captured 3 Nov 2026 ·');
  expect(days('2026-11-03..')).toContain('Captured since 3 Nov 2026 ·');
  expect(days('..2026-11-05')).toContain('Captured until 5 Nov 2026 ·');
});
