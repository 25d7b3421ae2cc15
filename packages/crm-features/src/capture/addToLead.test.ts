import { englishTexts, loadTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { buildAnswers, buildEvent, buildLead, buildQuestions } from '../fixtures/index.ts';
import { labelMessages, type LabelTexts } from '../language/labelTexts.ts';
import { additionTo, hasRoom } from './addToLead.ts';
import { emptyValues, type CapturedValues } from './leadValues.ts';
import type { MeetingAnswers } from './meeting.ts';

const lead = buildLead({ phone: '+254 712 345 678', company: '', notes: 'Met in Nairobi.' });

const noMeeting: MeetingAnswers = { meeting: null, answers: {} };
const english = englishTexts(labelMessages);
const addition = (
  values: CapturedValues,
  { to = lead, given = noMeeting, labels = english }: Partial<Addition> = {},
) => additionTo(to, values, given, labels);

interface Addition {
  to: typeof lead;
  given: MeetingAnswers;
  labels: LabelTexts;
}

it('fills empty fields and leaves others unchanged', () => {
  const values = {
    ...emptyValues,
    first_name: 'grace',
    company: 'Savanna',
    lead_status: 'Cold',
  } as const;
  expect(addition(values)).toEqual({ company: 'Savanna' });
});

it('keeps values that differ, and the notes, below the lead’s notes', () => {
  const values = { ...emptyValues, phone: '+254 700 000 000', notes: 'Wants a quote.' };
  expect(addition(values)).toEqual({
    notes: 'Met in Nairobi.\n\nWants a quote.\nPhone: +254 700 000 000',
  });
});

it('adds nothing twice', () => {
  const values = {
    ...emptyValues,
    first_name: 'Grace',
    phone: '00254712345678',
    notes: 'Met in Nairobi.',
  };
  expect(addition(values)).toEqual({});
});

it('detects that the notes are full', () => {
  const values = { ...emptyValues, notes: 'x'.repeat(10_000) };
  expect(hasRoom(addition(values))).toBe(false);
  expect(hasRoom({})).toBe(true);
});

const event = buildEvent();
const given = {
  meeting: { event, questions: buildQuestions() },
  answers: { role: 'decides', topics: ['charter'] },
};
const answers = { event_id: event.id, version: 1, values: given.answers };
const answerLines =
  'What is your role in the decision? Decides\nWhat are you interested in? Charter flights';

it('adds the event, and the answers at the stand, to a lead that has none', () => {
  expect(addition(emptyValues, { given })).toEqual({ event_id: event.id, answers });
  expect(addition(emptyValues, { to: { ...lead, event_id: event.id }, given })).toEqual({
    answers,
  });
  const unanswered = { ...given, answers: {} };
  expect(addition(emptyValues, { given: unanswered })).toEqual({ event_id: event.id });
  expect(addition(emptyValues)).toEqual({});
});

it('keeps another event and other answers below the notes', () => {
  const elsewhere = { ...lead, event_id: 'other' };
  const line = `Event: ${event.name}`;
  expect(addition(emptyValues, { to: elsewhere, given })).toEqual({
    notes: `Met in Nairobi.\n\n${line}\n${answerLines}`,
  });
  // The event was deleted, but not the answers: another one would remove them.
  const left = { ...lead, answers: buildAnswers({ event_id: 'other' }) };
  expect(addition(emptyValues, { to: left, given })).toEqual({
    notes: `Met in Nairobi.\n\n${line}\n${answerLines}`,
  });
  const answered = { ...lead, event_id: event.id, answers: buildAnswers() };
  expect(addition(emptyValues, { to: answered, given })).toEqual({
    notes: `Met in Nairobi.\n\n${answerLines}`,
  });
  expect(addition(emptyValues, { to: { ...answered, answers }, given })).toEqual({});
});

it('keeps answers that cannot be saved, because a required one is missing, below the notes', () => {
  expect(addition(emptyValues, { given: { ...given, answers: { fit: 4 } } })).toEqual({
    event_id: event.id,
    notes: 'Met in Nairobi.\n\nHow good is the fit? 4 of 5',
  });
});

it('names the fields in the language of the user', async () => {
  const values = { ...emptyValues, phone: '+254 700 000 000', badge_code: '4711' };
  const to = { ...lead, event_id: 'other', badge_code: '4712' };
  const labels = await loadTexts(labelMessages, 'de');
  expect(addition(values, { to, given: { ...given, answers: {} }, labels })).toEqual({
    notes: `Met in Nairobi.\n\nTelefon: +254 700 000 000\nBadge-Code: 4711\nEvent: ${event.name}`,
  });
});
