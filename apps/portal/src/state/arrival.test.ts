import { describe, expect, it } from 'vitest';
import { arrivalOf, type ArrivalFacts } from './arrival.ts';

const member: ArrivalFacts['user'] = {
  id: 'u',
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada',
  email: 'ada@example.test',
  role: 'agent',
  company_id: 'c',
  company_name: 'Analytical Engines',
  pending_company_id: null,
  is_activated: true,
  email_verified: true,
  signature: null,
  language: null,
  time_zone: null,
  digest: true,
};
const alone = { ...member, company_id: null, company_name: null };
const waiting = { ...alone, pending_company_id: 'c', is_activated: false };
const arrive = (user: ArrivalFacts['user'], facts: Partial<ArrivalFacts> = {}) =>
  arrivalOf({ user, isInvited: false, isSettled: false, ...facts });

describe('on load', () => {
  it.each([
    ['a member sees the page', member, 'page'],
    ['a user without a company is asked for one', alone, 'completion'],
    ['a user without a role is asked for one', { ...member, role: 'pending' }, 'completion'],
    ['a waiting user sees who has to approve', waiting, 'waiting'],
  ] as const)('%s', (_, user, expected) => {
    expect(arrive(user)).toBe(expected);
  });
});

describe('afterwards', () => {
  it.each([alone, waiting, member])('everyone sees the page', (user) => {
    expect(arrive(user, { isSettled: true })).toBe('page');
  });

  it.each([alone, waiting, member])('except that an invitation is still asked about', (user) => {
    expect(arrive(user, { isSettled: true, isInvited: true })).toBe('invitation');
  });
});
