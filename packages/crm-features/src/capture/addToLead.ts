import type { Lead, LeadUpdate } from '@cardinal/contract';
import { leadFields, scannedFields } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { isSameText } from '../format/index.ts';
import type { LabelTexts } from '../language/labelTexts.ts';
import { answerLines } from '../questions/answerLines.ts';
import type { CapturedValues } from './leadValues.ts';
import { meetingInput, missingAnswers, type MeetingAnswers } from './meeting.ts';

const digits = (text: string) => text.replace(/\D/g, '').replace(/^00/, '');

/** Phone numbers are the same in any grouping. */
const isSamePhone = (one: string, other: string) => digits(one) === digits(other);

const isSame = (one: LeadUpdate['answers'], other: LeadUpdate['answers']) =>
  one?.event_id === other?.event_id &&
  JSON.stringify(one?.values) === JSON.stringify(other?.values);

/**
 * The event and the answers at the stand: a lead has one event, and answers only to its questions.
 */
function meetingAddition(lead: Lead, given: MeetingAnswers, labels: LabelTexts) {
  const { event_id: eventId, answers } = meetingInput(given.meeting, given.answers);
  const filled: LeadUpdate = {};
  const lines: string[] = [];
  if (!given.meeting || eventId == null) return { filled, lines };
  const isHere = lead.event_id === eventId;
  const isFree = lead.answers === null && (isHere || lead.event_id === null);
  if (isFree && !isHere) filled.event_id = eventId;
  else if (!isHere) lines.push(`${labels.sources.Event}: ${given.meeting.event.name}`);
  if (answers && !isSame(answers, lead.answers)) {
    const isComplete = Object.keys(missingAnswers(given.meeting, given.answers)).length === 0;
    if (isFree && isComplete) filled.answers = answers;
    else lines.push(...answerLines(given.meeting.questions?.questions ?? [], given.answers));
  }
  return { filled, lines };
}

/**
 * The change that adds the form's input to a lead: empty fields are filled; values that differ, and
 * the notes, go below the lead's notes, so that nothing is overwritten and nothing lost. The status
 * stays.
 * @param labels What the fields are called in the language of the user, who adds to the notes.
 */
export function additionTo(
  lead: Lead,
  values: CapturedValues,
  given: MeetingAnswers,
  labels: LabelTexts,
): LeadUpdate {
  const { filled, lines: ofMeeting } = meetingAddition(lead, given, labels);
  const lines: string[] = [];
  for (const field of scannedFields) {
    const value = values[field].trim();
    if (value === '') continue;
    const isKnown = leadFields[field].kind === 'phone' ? isSamePhone : isSameText;
    if (lead[field] === '') filled[field] = value;
    else if (!isKnown(lead[field], value)) lines.push(`${labels.fields[field]}: ${value}`);
  }
  const code = values.badge_code.trim();
  if (code !== '' && lead.badge_code === '') filled.badge_code = code;
  else if (code !== '' && lead.badge_code !== code)
    lines.push(`${labels.fields.badge_code}: ${code}`);
  const notes = values.notes.trim();
  const added = [
    ...(notes && !lead.notes.includes(notes) ? [notes] : []),
    ...lines,
    ...ofMeeting,
  ].join('\n');
  if (added === '') return filled;
  return { ...filled, notes: [lead.notes, added].filter(Boolean).join('\n\n') };
}

/** Whether the notes of the lead have room for an addition. */
export const hasRoom = ({ notes }: LeadUpdate): boolean => (notes ?? '').length <= lengths.notes;
