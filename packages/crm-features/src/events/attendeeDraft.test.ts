import { expect, it } from 'vitest';
import {
  emptyAttendee,
  isBegun,
  isComplete,
  refusedAttendees,
  toAttendees,
} from './attendeeDraft.ts';

const edith = {
  ...emptyAttendee(1),
  firstName: 'Edith',
  lastName: 'Clarke',
  email: 'e@example.com',
};
const half = { ...emptyAttendee(2), firstName: 'Only' };
const ada = { ...edith, key: 3, firstName: 'Ada' };

it('sends those with first name, last name and email, and remembers their blocks', () => {
  const { attendees, keys } = toAttendees([half, edith, emptyAttendee(4), ada]);
  expect(attendees.map(({ firstName }) => firstName)).toEqual(['Edith', 'Ada']);
  expect(attendees[0]).not.toHaveProperty('key');
  expect(keys).toEqual([1, 3]);
  expect(isComplete({ ...edith, email: ' ' })).toBe(false);
  expect([half, emptyAttendee(4)].map(isBegun)).toEqual([true, false]);
});

it('marks the fields to which the server refers, although others were not sent', () => {
  const refused = refusedAttendees(
    { 'attendees.1.email': 'Not an address.', 'attendees.1.phone': 'Too long.', attendees: 'No.' },
    [1, 3],
  );
  expect(refused).toEqual({ '3.email': 'Not an address.', '3.phone': 'Too long.' });
});
