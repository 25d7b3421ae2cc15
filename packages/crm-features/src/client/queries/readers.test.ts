import { expect, it } from 'vitest';
import { buildCreatedLead, buildDispatch, buildLead, buildTeamUser } from '../../fixtures/index.ts';
import { isRefused, readCreatedLead, readDispatch, readLead, readUser } from './readers.ts';

it('leaves complete responses as they are', () => {
  expect(readLead(buildLead())).toEqual(buildLead());
  expect(readCreatedLead(buildCreatedLead())).toEqual(buildCreatedLead());
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

it('accepts created leads without duplicates', () => {
  const { duplicates: _none, ...lead } = buildCreatedLead();
  expect(readCreatedLead(lead)).toEqual({ ...lead, duplicates: [] });
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

it('accepts the result of sending an email as the specification gives it', () => {
  const [queued, sent] = (['queued', 'sent'] as const).map((status) =>
    readDispatch({ id: '1', status }),
  );
  expect(queued).toEqual({ id: '1', status: 'queued', error: null, will_retry: true });
  expect(sent).toEqual({ id: '1', status: 'sent', error: null, will_retry: false });
  const refused = buildDispatch({ status: 'queued', error: 'No such person.', will_retry: false });
  expect([sent, queued, refused].map((one) => one && isRefused(one))).toEqual([false, false, true]);
});
