import { expect, it } from 'vitest';
import { readHints } from './notes.ts';

/** Friday, 20 November 2026. */
const capturedAt = Date.UTC(2026, 10, 20, 9);
const hints = (notes: string, days = 1) =>
  readHints(notes, { capturedAt, now: capturedAt + days * 86_400_000 });

it.each([
  ['needs 50 seats by Q1', 'by Q1'],
  ['wants pricing by end of January', 'by the end of January'],
  ['quote before 15 March please', 'before 15 March'],
  ['deadline: 3rd of December', 'by 3 December'],
  ['deadline is mid February', 'by mid-February'],
  ['needs it by the end of the year', 'by the end of the year'],
  ['until June 2027', 'by June 2027'],
  ['roll-out before Christmas', 'before Christmas'],
])('reads the deadline of %j', (notes, deadline) => {
  expect(hints(notes)).toMatchObject({ deadline, hasDeadline: true });
});

it.each(['asap', 'needs it by next week', 'by Friday', 'URGENT'])(
  'knows that %j is a deadline, but does not repeat it',
  (notes) => {
    expect(hints(notes)).toMatchObject({ deadline: undefined, hasDeadline: true });
  },
);

it('forgets a deadline that is over, and asks for a new one', () => {
  expect(hints('needs 50 seats by December', 20)).toMatchObject({ deadline: 'by December' });
  expect(hints('needs 50 seats by December', 60)).toMatchObject({
    deadline: undefined,
    hasDeadline: false,
  });
});

it.each(['met by chance', 'sold by May & Sons', 'by 45 March', 'Interested in pricing', ''])(
  'reads no deadline from %j',
  (notes) => {
    expect(hints(notes).deadline ?? '').not.toMatch(/45|chance/);
  },
);

it('names a weekday for a call only until it comes', () => {
  expect(hints('call back tues').callDay).toBe('Tuesday');
  expect(hints('please call on Monday', 2).callDay).toBe('Monday');
  expect(hints('please call on Monday', 3).callDay).toBeUndefined();
  expect(hints('call back tues', 8).callDay).toBeUndefined();
  expect(hints('closed on Mondays').callDay).toBeUndefined();
});

it('knows when to get back, if that is still to come', () => {
  expect(hints('Call again in April').later).toBe('April');
  expect(hints('follow up in Q2').later).toBe('Q2');
  expect(hints('follow up in December', 20).later).toBeUndefined();
});

it.each(['not keen on calls', 'prefers email', 'No calls please', 'email only', "don't call"])(
  'hears in %j that email is preferred',
  (notes) => {
    expect(hints(notes).avoidsCalls).toBe(true);
  },
);

it('does not take every call or email for a wish', () => {
  expect(hints('called twice, sent email').avoidsCalls).toBe(false);
});
