import { expect, it } from 'vitest';
import { buildEvent, buildQuestions } from '../fixtures/index.ts';
import { meetingInput, missingAnswers, refusedAnswers } from './meeting.ts';

const event = buildEvent();
const meeting = { event, questions: buildQuestions({ version: 3 }) };

it('says where a lead was met, and what it answered there', () => {
  expect(meetingInput(null, { role: 'decides' })).toEqual({});
  expect(meetingInput(meeting, {})).toEqual({ event_id: event.id, lead_type: 'Event Leads' });
  expect(meetingInput(meeting, { fit: 4, role: 'decides', other: 'x' })).toEqual({
    event_id: event.id,
    lead_type: 'Event Leads',
    answers: { event_id: event.id, version: 3, values: { role: 'decides', fit: 4 } },
  });
});

it('sends no answers while the questions are not known', () => {
  const unknown = { event, questions: undefined };
  expect(meetingInput(unknown, { role: 'decides' })).not.toHaveProperty('answers');
  expect(missingAnswers(unknown, { role: 'decides' })).toEqual({});
});

it('asks for what is required once something is answered', () => {
  expect(missingAnswers(meeting, {})).toEqual({});
  expect(Object.keys(missingAnswers(meeting, { fit: 4 }))).toEqual(['role']);
  expect(missingAnswers(null, { fit: 4 })).toEqual({});
});

it('finds the question that the server means', () => {
  expect(refusedAnswers({ 'answers.values.role': 'No.', email: 'No.', answers: 'No.' })).toEqual({
    role: 'No.',
  });
});
