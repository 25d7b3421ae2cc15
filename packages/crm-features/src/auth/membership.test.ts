import { expect, it } from 'vitest';
import { isIncomplete, isWaiting } from './membership.ts';

it.each([
  ['pending', null],
  ['pending', 'a'],
  ['agent', null],
] as const)('completes a %s of company %s, also without the fields of joining', (role, id) => {
  const user = { role, company_id: id };
  expect([isIncomplete(user), isWaiting(user)]).toEqual([true, false]);
  expect(isIncomplete({ ...user, pending_company_id: null })).toBe(true);
});

it('does not complete a profile that has a company or waits for one', () => {
  expect(isIncomplete({ role: 'agent', company_id: 'a' })).toBe(false);
  const waiting = { role: 'agent', company_id: null, pending_company_id: 'a' } as const;
  expect([isIncomplete(waiting), isWaiting(waiting)]).toEqual([false, true]);
});
