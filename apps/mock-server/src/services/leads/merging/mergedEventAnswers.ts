import { isDeepStrictEqual } from 'node:util';
import type { LeadMerge } from '@cardinal/contract';
import { toLead, type LeadRow } from '../../../store/leads/leadRows.ts';
import { invalid } from '../../shared/failures.ts';
import type { EventAnswers } from '../eventAnswers.ts';
import { say, type Sentence } from '../../shared/sentences/sentence.ts';

type Chosen = Pick<NonNullable<LeadMerge['fields']>, 'event_id' | 'answers'>;

const refuse = (field: keyof Chosen, message: Sentence) =>
  invalid([{ path: `fields.${field}`, message }]);

const answersOf = (lead: LeadRow) => toLead(lead).answers;

/** Whether a lead has answers that it may keep with this event. */
const hasAnswersAt = (lead: LeadRow, eventId: string | null) =>
  eventId === null
    ? lead.event_id === null && lead.answers !== null
    : answersOf(lead)?.event_id === eventId;

const withAnswersOf = (lead: LeadRow | undefined, eventId: string | null): EventAnswers => ({
  event_id: eventId,
  answers: lead?.answers ?? null,
  answers_score: lead?.answers_score ?? null,
});

/** An event with the answers of one of the two leads. */
function withChosenAnswers(
  leads: readonly LeadRow[],
  { event_id: chosen, answers }: Chosen,
): EventAnswers {
  const source = leads.find((lead) => isDeepStrictEqual(answersOf(lead), answers));
  if (!source)
    throw refuse(
      'answers',
      say(({ leads }) => leads.mergedAnswers),
    );
  const eventId = chosen === undefined ? source.event_id : chosen;
  if (eventId !== source.event_id && eventId !== null && !hasAnswersAt(source, eventId)) {
    throw refuse(
      'answers',
      say(({ leads }) => leads.otherQuestions),
    );
  }
  return withAnswersOf(source, eventId);
}

/**
 * The event of a merged lead and its answers. If none are chosen, they are those of the lead with
 * answers, the kept lead first; without answers, an event that one of the two has.
 * @throws `invalid` for the event or answers of neither, and for answers of another event.
 */
export function mergedEventAnswers(kept: LeadRow, other: LeadRow, chosen: Chosen): EventAnswers {
  const { event_id: event, answers } = chosen;
  const leads = [kept, other];
  if (event != null && !leads.some((lead) => lead.event_id === event)) {
    throw refuse(
      'event_id',
      say(({ leads }) => leads.mergedEvent),
    );
  }
  if (answers) return withChosenAnswers(leads, chosen);
  const answered = leads.find((lead) => lead.answers !== null);
  if (event === undefined && answers === undefined && answered) {
    return withAnswersOf(answered, answered.event_id);
  }
  const eventId = event === undefined ? (kept.event_id ?? other.event_id) : event;
  const source = leads.find((lead) => answers !== null && hasAnswersAt(lead, eventId));
  return withAnswersOf(source, eventId);
}
