import { expect, it } from 'vitest';
import { refusedMeeting } from './meetingDraft.ts';

it('keeps messages at the fields of the form only, so that any other is shown above them', () => {
  const title = 'Control characters are not allowed.';
  expect(refusedMeeting({ title, 'Idempotency-Key': 'Use a new key.' })).toEqual({ title });
});
