import { expect, it } from 'vitest';
import { initialLeadListState, type LeadListState } from '../leadListState.ts';
import { currentView, describeView, searchOf, stateOf, withView } from './leadViews.ts';

const hot: LeadListState = {
  ...initialLeadListState,
  tab: 'Event Leads',
  status: 'Hot',
  q: 'acme & co',
  sort: 'name',
};
const view = { name: 'Hot from fairs', search: searchOf(hot) };

it('keeps everything but the page', () => {
  expect(stateOf({ name: '', search: searchOf({ ...hot, page: 3, cursor: 'c' }) })).toEqual(hot);
  expect(searchOf(initialLeadListState)).toBe('');
});

it('finds the view that a state shows, on any page', () => {
  expect(currentView({ ...hot, page: 2, cursor: 'c' }, [view])).toBe(view);
  expect(currentView({ ...hot, status: 'Cold' }, [view])).toBeUndefined();
});

it('reads the valid parts of a view written by another version', () => {
  expect(stateOf({ name: 'x', search: 'tab=nonsense&status=hot&sort=;' })).toEqual({
    ...initialLeadListState,
    status: 'Hot',
  });
});

it('replaces the view of the same name, in place', () => {
  const other = { name: 'Other', search: '' };
  const again = { name: 'hot from FAIRS ', search: 'status=cold' };
  expect(withView([view, other], again)).toEqual([again, other]);
  expect(withView([view], other)).toEqual([view, other]);
});

it('describes its filters as text', () => {
  expect(describeView(hot)).toBe('Event Leads · Hot · “acme & co” · Name A–Z');
  expect(describeView({ ...initialLeadListState, deleted: true })).toBe(
    'Deleted leads · Newest first',
  );
});
