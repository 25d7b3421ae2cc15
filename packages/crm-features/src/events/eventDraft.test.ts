import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { buildEvent } from '../fixtures/index.ts';
import { draftOf, emptyEvent, problemOf, refusedFields, toEventInput } from './eventDraft.ts';
import { eventMessages } from './texts.ts';

const eventTexts = englishTexts(eventMessages);

const draft = draftOf(buildEvent());

it('reports every missing required field at once', () => {
  expect(problemOf({ ...emptyEvent, name: '  ' }, eventTexts)).toEqual({
    title: 'Missing Information',
    description: 'Please fill in all required fields (Name, Location, Start Date, End Date).',
    errors: {
      name: 'Event Name is required.',
      location: 'Location is required.',
      start_date: 'Start Date & Time is required.',
      end_date: 'End Date & Time is required.',
    },
  });
});

it('requires the start to be strictly before the end', () => {
  expect(problemOf(draft, eventTexts)).toBeUndefined();
  expect(problemOf({ ...draft, end_date: draft.start_date }, eventTexts)).toMatchObject({
    title: 'Invalid Date Range',
    description: 'Start date must be before end date.',
    errors: { end_date: 'Start date must be before end date.' },
  });
});

it('accepts http and https only, and adds https:// to a bare address', () => {
  expect(problemOf({ ...draft, event_url: 'javascript:alert(1)' }, eventTexts)).toMatchObject({
    title: 'Error',
    errors: { event_url: 'Enter an address that begins with http:// or https://.' },
  });
  const bare = { ...draft, event_url: ' fair.example ' };
  expect(problemOf(bare, eventTexts)).toBeUndefined();
  expect(toEventInput(bare).event_url).toBe('https://fair.example');
});

it("assigns the server's messages to fields", () => {
  expect(refusedFields({ name: 'Too long.', other: 'No.' })).toEqual({ name: 'Too long.' });
});
