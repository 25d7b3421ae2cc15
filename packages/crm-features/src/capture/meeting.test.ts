import { expect, it } from 'vitest';
import { buildEvent, buildQuestions } from '../fixtures/index.ts';
import { meetingInput, missingAnswers, refusedAnswers } from './meeting.ts';

const event = buildEvent();
const meeting = { event, questions: buildQuestions({ version: 3 }) };

it('contains the event where a lead was met, and its answers', () => {
  expect(meetingInput(null, { role: 'decides' })).toEqual({});
  expect(meetingInput(meeting, {})).toEqual({ event_id: event.id, lead_type: 'Event Leads' });
  expect(meetingInput(meeting, { fit: 4, role: 'decides', other: 'x' })).toEqual({
    event_id: event.id,
    lead_type: 'Event Leads',
    answers: { event_id: event.id, version: 3, values: { role: 'decides', fit: 4 } },
  });
});

it('contains no answers while the questions are unknown', () => {
  const unknown = { event, questions: undefined };
  expect(meetingInput(unknown, { role: 'decides' })).not.toHaveProperty('answers');
  expect(missingAnswers(unknown, { role: 'decides' })).toEqual({});
});

it('requires answers to required questions once one is answered', () => {
  expect(missingAnswers(meeting, {})).toEqual({});
  expect(Object.keys(missingAnswers(meeting, { fit: 4 }))).toEqual(['role']);
  expect(missingAnswers(null, { fit: 4 })).toEqual({});
});

it("assigns the server's messages to their questions", () => {
  expect(refusedAnswers({ 'answers.values.role': 'No.', email: 'No.', answers: 'No.' })).toEqual({
    role: 'No.',
  });
});
