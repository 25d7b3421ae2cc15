import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildLead, buildLeads } from '../../fixtures/index.ts';
import { newestOf, useArrivals } from './useArrivals.ts';

const [first, second, third] = buildLeads(3);
if (!first || !second || !third) throw new Error('three leads');
const page = [first, second, third];
const news = buildLead({ id: 'new', created_at: '2030-01-01T00:00:00.000Z', created_by: 'else' });

let isReading = false;
const options = {
  list: 'all',
  isCurrent: true,
  since: newestOf,
  userId: 'me',
  isReading: () => isReading,
};
type Props = Partial<typeof options> & { leads: typeof page };

const show = (props: Props) =>
  renderHook(({ leads, ...rest }: Props) => useArrivals(leads, { ...options, ...rest }), {
    initialProps: props,
  });
const names = (leads: readonly { id: string }[]) => leads.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  isReading = false;
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows a lead that arrives while nobody is reading, tinted for eight seconds', () => {
  const { result, rerender } = show({ leads: page });
  expect(result.current.newKeys.size).toBe(0);
  rerender({ leads: [news, ...page] });
  expect(names(result.current.leads)).toEqual(names([news, ...page]));
  expect([...result.current.newKeys]).toEqual(['new']);
  act(() => vi.advanceTimersByTime(8_000));
  expect(result.current.newKeys.size).toBe(0);
});

it('holds back leads that arrive while the user is reading, until they are requested', () => {
  const { result, rerender } = show({ leads: page });
  isReading = true;
  const changed = { ...second, lead_status: 'Closed' as const };
  rerender({ leads: [news, first, changed] });
  // The third lead was pushed to the next page; it stays, and the second one is as it is now.
  expect(result.current.leads).toEqual([first, changed, third]);
  expect(result.current.waiting?.count).toBe(1);
  act(() => result.current.waiting?.show());
  expect(names(result.current.leads)).toEqual(names([news, first, changed]));
  expect([...result.current.newKeys]).toEqual(['new']);
  expect(result.current.waiting).toBeUndefined();
});

it("shows the user's own leads at once", () => {
  const { result, rerender } = show({ leads: page });
  isReading = true;
  rerender({ leads: [{ ...news, created_by: 'me' }, ...page] });
  expect(result.current.waiting).toBeUndefined();
  expect([...result.current.newKeys]).toEqual(['new']);
});

it('does not treat a lead that moves up from the next page as new', () => {
  const { result, rerender } = show({ leads: page });
  isReading = true;
  const older = buildLead({ id: 'older', created_at: '2020-01-01T00:00:00.000Z' });
  rerender({ leads: [first, third, older] });
  expect(names(result.current.leads)).toEqual(names([first, third, older]));
  expect(result.current.waiting).toBeUndefined();
  expect(result.current.newKeys.size).toBe(0);
});

it('starts over with another list, once it has loaded', () => {
  const { result, rerender } = show({ leads: [], isCurrent: false });
  rerender({ leads: page });
  expect(result.current.newKeys.size).toBe(0);
  rerender({ leads: page, list: 'hot', isCurrent: false });
  rerender({ leads: [news], list: 'hot' });
  expect(names(result.current.leads)).toEqual(['new']);
  expect(result.current.newKeys.size).toBe(0);
});
