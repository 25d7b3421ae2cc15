import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { buildUser, newcomer, waitingUser } from '../fixtures/index.ts';
import { isIncomplete, isWaiting } from './membership.ts';
import { membershipNews } from './membershipNews.ts';

const membershipTexts = englishTexts(membershipMessages);
import { membershipMessages } from './membershipTexts.ts';
import { roleMessages } from '../language/roleTexts.ts';

const member = buildUser();
const waiting = buildUser(waitingUser);
const alone = buildUser({ company_id: null, company_name: null });

it.each([
  ['an approval', waiting, member, 'You now belong to Aurora Trading'],
  ['a refusal', waiting, alone, 'Your request to join was declined'],
  ['the end of a membership', member, alone, 'You no longer belong to a company'],
  ['a new role', member, buildUser({ role: 'manager' }), 'You are now Sales Manager'],
  ['another name', member, buildUser({ first_name: 'Ada' }), undefined],
  ['a request of the user', alone, waiting, undefined],
])('reports %s', (_, before, now, title) => {
  expect(membershipNews(before, now, membershipTexts, englishTexts(roleMessages))?.title).toBe(
    title,
  );
});

it.each([
  ['a member', member, false, false],
  ['someone who waits', waiting, false, true],
  ['someone without a company', alone, true, false],
  ['a newcomer', buildUser(newcomer), true, false],
  ['a member without a role', buildUser({ role: 'pending' }), true, false],
])('%s', (_, user, incomplete, waits) => {
  expect(isIncomplete(user)).toBe(incomplete);
  expect(isWaiting(user)).toBe(waits);
});
