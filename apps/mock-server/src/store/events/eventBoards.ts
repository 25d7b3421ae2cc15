import type { LeadAnswers } from '@cardinal/contract';
import { answersJson } from '../leads/leadRows.ts';
import { inScope, type LeadScope } from '../leads/leadScope.ts';
import type { Read } from '../schema.ts';

/** What followed the capture of each of an event's leads in a scope. Times in milliseconds. */
export const readFollowUps = (db: Read, scope: LeadScope, eventId: string) =>
  db
    .selectFrom('leads')
    // All of them are in the index `leads_event_board`.
    .select([
      'owner_id',
      'assigned_to',
      'created_by',
      'lead_status',
      'created_at',
      'first_contact_at',
      'meeting_at',
      'reply_at',
    ])
    .where(inScope(scope))
    .where('event_id', '=', eventId)
    .execute();

/** What followed the capture of a lead. */
export type FollowUp = Awaited<ReturnType<typeof readFollowUps>>[number];

/** What the leads of an event in a scope answered, including answers to questions of other events. */
export async function listEventAnswers(
  db: Read,
  scope: LeadScope,
  eventId: string,
): Promise<LeadAnswers[]> {
  const rows = await db
    .selectFrom('leads')
    .select('answers')
    .where(inScope(scope))
    .where('event_id', '=', eventId)
    .where('answers', 'is not', null)
    .execute();
  return rows.flatMap(({ answers }) => (answers === null ? [] : [answersJson.read(answers)]));
}
