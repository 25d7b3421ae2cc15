import { expect, it } from 'vitest';
import { buildAnswers, buildEvent, buildLead, buildQuestions } from '../fixtures/index.ts';
import { additionTo, hasRoom } from './addToLead.ts';
import { emptyValues } from './leadValues.ts';

const lead = buildLead({ phone: '+254 712 345 678', company: '', notes: 'Met in Nairobi.' });

it('fills empty fields and leaves others unchanged', () => {
  const values = {
    ...emptyValues,
    first_name: 'grace',
    company: 'Savanna',
    lead_status: 'Cold',
  } as const;
  expect(additionTo(lead, values)).toEqual({ company: 'Savanna' });
});

it('keeps values that differ, and the notes, below the lead’s notes', () => {
  const values = { ...emptyValues, phone: '+254 700 000 000', notes: 'Wants a quote.' };
  expect(additionTo(lead, values)).toEqual({
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
  expect(additionTo(lead, values)).toEqual({});
});

it('detects that the notes are full', () => {
  const values = { ...emptyValues, notes: 'x'.repeat(10_000) };
  expect(hasRoom(additionTo(lead, values))).toBe(false);
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
  expect(additionTo(lead, emptyValues, given)).toEqual({ event_id: event.id, answers });
  expect(additionTo({ ...lead, event_id: event.id }, emptyValues, given)).toEqual({ answers });
  const unanswered = { ...given, answers: {} };
  expect(additionTo(lead, emptyValues, unanswered)).toEqual({ event_id: event.id });
  expect(additionTo(lead, emptyValues, { meeting: null, answers: {} })).toEqual({});
});

it('keeps another event and other answers below the notes', () => {
  const elsewhere = { ...lead, event_id: 'other' };
  const line = `Event: ${event.name}`;
  expect(additionTo(elsewhere, emptyValues, given)).toEqual({
    notes: `Met in Nairobi.\n\n${line}\n${answerLines}`,
  });
  // The event was deleted, but not the answers: another one would remove them.
  const left = { ...lead, answers: buildAnswers({ event_id: 'other' }) };
  expect(additionTo(left, emptyValues, given)).toEqual({
    notes: `Met in Nairobi.\n\n${line}\n${answerLines}`,
  });
  const answered = { ...lead, event_id: event.id, answers: buildAnswers() };
  expect(additionTo(answered, emptyValues, given)).toEqual({
    notes: `Met in Nairobi.\n\n${answerLines}`,
  });
  expect(additionTo({ ...answered, answers }, emptyValues, given)).toEqual({});
});

it('keeps answers that cannot be saved, because a required one is missing, below the notes', () => {
  expect(additionTo(lead, emptyValues, { ...given, answers: { fit: 4 } })).toEqual({
    event_id: event.id,
    notes: 'Met in Nairobi.\n\nHow good is the fit? 4 of 5',
  });
});
