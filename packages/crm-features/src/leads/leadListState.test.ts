import { describe, expect, it } from 'vitest';
import {
  changeLeadList,
  initialLeadListState,
  leadListParams,
  leadListStateFromSearch,
  leadListStateToSearch,
  type LeadListState,
} from './leadListState.ts';

const full: LeadListState = {
  tab: 'Pending Follow-up',
  status: 'Hot',
  stand: 'incomplete',
  owner: '019aa5c5',
  event: '019aa5c4',
  stage: 'waiting',
  source: 'Business Card Scan',
  captured: 'yesterday',
  contact: '14d',
  step: 'overdue',
  q: 'grace & co',
  sort: '-name',
  page: 3,
  cursor: 'abc=',
  deleted: true,
  view: '019aa5c6',
  columns: ['phone', 'company'],
};

/** A moment, and midnights of that month, in the time zone of the test. */
const now = new Date(2026, 10, 16, 9, 30);
const localMidnight = (day: number) => new Date(2026, 10, day).toISOString();

describe('address', () => {
  it('is empty for the initial list', () => {
    expect(leadListStateToSearch(initialLeadListState).toString()).toBe('');
    expect(leadListStateFromSearch(new URLSearchParams())).toEqual(initialLeadListState);
  });

  it('keeps every part of the state', () => {
    const search = leadListStateToSearch(full);
    expect(search.get('tab')).toBe('pending-follow-up');
    expect(leadListStateFromSearch(new URLSearchParams(search.toString()))).toEqual(full);
  });

  it('keeps other parameters and removes its own', () => {
    const search = leadListStateToSearch(
      initialLeadListState,
      new URLSearchParams('lead=7&tab=event-leads&page=2&cursor=x'),
    );
    expect(search.toString()).toBe('lead=7');
  });

  it('distinguishes no columns from the usual ones', () => {
    const search = leadListStateToSearch({ ...initialLeadListState, columns: [] });
    expect(search.toString()).toBe('columns=');
    expect(leadListStateFromSearch(search).columns).toEqual([]);
  });

  it('keeps chosen days of capture', () => {
    const captured = '2026-11-03..2026-11-05';
    const search = leadListStateToSearch({ ...initialLeadListState, captured });
    expect(search.toString()).toBe('captured=2026-11-03..2026-11-05');
    expect(leadListStateFromSearch(search).captured).toBe(captured);
  });

  it.each([
    '2026-02-30..',
    '2026-11-05..2026-11-03',
    '..',
    '0020-01-01..',
    'a..b',
    '2026-11-03..x..',
  ])('ignores %s, which are no days of capture', (captured) => {
    const search = new URLSearchParams({ captured });
    expect(leadListStateFromSearch(search).captured).toBeNull();
  });

  it('ignores invalid values', () => {
    const search = new URLSearchParams('tab=nope&status=tepid&sort=height&page=-1&cursor=x');
    expect(leadListStateFromSearch(search)).toEqual({ ...initialLeadListState, cursor: 'x' });
    expect(leadListStateFromSearch(new URLSearchParams('page=4')).page).toBe(1);
  });
});

describe('leadListParams', () => {
  it('sends no parameters by default', () => {
    expect(leadListParams(initialLeadListState)).toEqual({});
  });

  it('counts today among the last days of capture', () => {
    const paramsOf = (captured: LeadListState['captured']) =>
      leadListParams({ ...initialLeadListState, captured }, now);
    expect(paramsOf('today')).toEqual({ captured_from: localMidnight(16) });
    expect(paramsOf('7d')).toEqual({ captured_from: localMidnight(10) });
  });

  it('includes both of the chosen days of capture, and leaves an open end open', () => {
    const paramsOf = (captured: LeadListState['captured']) =>
      leadListParams({ ...initialLeadListState, captured }, now);
    expect(paramsOf('2026-11-03..2026-11-05')).toEqual({
      captured_from: localMidnight(3),
      captured_to: localMidnight(6),
    });
    expect(paramsOf('2026-11-03..')).toEqual({ captured_from: localMidnight(3) });
    expect(paramsOf('..2026-11-03')).toEqual({ captured_to: localMidnight(4) });
  });

  it('asks for steps that are due by the end of a day', () => {
    const beforeOf = (step: LeadListState['step']) =>
      leadListParams({ ...initialLeadListState, step }, now).next_step_before;
    expect(beforeOf('overdue')).toBe(localMidnight(16));
    expect(beforeOf('today')).toBe(localMidnight(17));
    expect(beforeOf('7d')).toBe(localMidnight(23));
  });

  it('sends values that differ from the defaults', () => {
    expect(leadListParams(full, now)).toEqual({
      captured_from: localMidnight(15),
      captured_to: localMidnight(16),
      last_contact_before: localMidnight(2),
      next_step_before: localMidnight(16),
      deleted: 'true',
      lead_type: 'Pending Follow-up',
      lead_status: 'Hot',
      source: 'Business Card Scan',
      event_id: '019aa5c4',
      stage: 'waiting',
      incomplete: 'true',
      owner: '019aa5c5',
      q: 'grace & co',
      sort: '-name',
      cursor: 'abc=',
    });
  });
});

describe('the filter of visitors', () => {
  it('requests the score from which the answers suggest a status', () => {
    expect(leadListParams({ ...initialLeadListState, stand: 'hot' })).toEqual({
      answers_score_min: 60,
    });
    expect(leadListParams({ ...initialLeadListState, stand: 'warm' })).toEqual({
      answers_score_min: 30,
    });
  });
});

describe('changeLeadList', () => {
  it('returns to the first page when the list changes', () => {
    expect(changeLeadList(full, { status: 'Cold' })).toMatchObject({
      status: 'Cold',
      page: 1,
      cursor: null,
    });
  });

  it('goes to a page', () => {
    expect(changeLeadList(full, { page: 4, cursor: 'd' })).toEqual({
      ...full,
      page: 4,
      cursor: 'd',
    });
  });
});
