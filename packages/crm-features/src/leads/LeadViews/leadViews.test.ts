import { expect, it } from 'vitest';
import { initialLeadListState, type LeadListState } from '../leadListState.ts';
import { describeView, differsFrom, queryOf, stateOf } from './leadViews.ts';

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
  expect(describeView(hot)).toBe('Event Leads · Hot · “acme & co” · Name A–Z');
  expect(describeView({ ...initialLeadListState, deleted: true })).toBe(
    'Deleted leads · Newest first',
  );
  expect(describeView({ ...initialLeadListState, owner: 'none', event: 'e1' })).toBe(
    'All · One event · Unassigned · Newest first',
  );
});
