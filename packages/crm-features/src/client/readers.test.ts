import { expect, it } from 'vitest';
import { buildLead, buildTeamUser } from '../fixtures/index.ts';
import { readLead, readUser } from './readers.ts';

it('leaves complete responses as they are', () => {
  expect(readLead(buildLead())).toEqual(buildLead());
  expect(readUser(buildTeamUser())).toEqual(buildTeamUser());
});

it('accepts createdAt on leads, and leads without what the project adds', () => {
  const {
    created_at: createdAt,
    event_id: _event,
    answers: _answers,
    answers_score: _score,
    badge_code: _badge,
    do_not_contact: _isSubscribed,
    ...lead
  } = buildLead();
  expect(readLead({ ...lead, createdAt })).toEqual(
    buildLead({ event_id: null, answers: null, answers_score: null }),
  );
});

it('accepts firstName and lastName on users, and members without figures', () => {
  const {
    first_name: firstName,
    last_name: lastName,
    total_leads: _total,
    hot_leads: _hot,
    emails_this_week: _emails,
    calls_this_week: _calls,
    ...user
  } = buildTeamUser();
  expect(readUser({ ...user, firstName, lastName })).toEqual(
    buildTeamUser({ total_leads: 0, hot_leads: 0, emails_this_week: 0, calls_this_week: 0 }),
  );
});
