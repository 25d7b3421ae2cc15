import { expect, it } from 'vitest';
import { newMeeting, refusedMeeting } from './meetingDraft.ts';

it('keeps messages at the fields of the form only, so that any other is shown above them', () => {
  const title = 'Control characters are not allowed.';
  expect(refusedMeeting({ title, 'Idempotency-Key': 'Use a new key.' })).toEqual({ title });
});

it.each([
  ['a Thursday', new Date(2026, 10, 26, 23, 50), new Date(2026, 10, 27, 10)],
  ['a Friday', new Date(2026, 10, 27, 8), new Date(2026, 10, 30, 10)],
  ['a Saturday', new Date(2026, 10, 28, 0, 5), new Date(2026, 10, 30, 10)],
  ['a Sunday', new Date(2026, 10, 29, 12), new Date(2026, 10, 30, 10)],
])('begins at ten on the working day after %s', (_day, now, start) => {
  expect(newMeeting(['A', 'B'], now, 'en-GB').start).toBe(start.toISOString());
});

it('names both people', () => {
  const now = new Date(2026, 10, 26);
  expect(newMeeting(['Daniel Osei', 'Grace Mwangi'], now, 'en-GB').title).toBe(
    'Daniel Osei and Grace Mwangi',
  );
  expect(newMeeting(['', 'Grace Mwangi'], now, 'en-GB').title).toBe('Grace Mwangi');
});
