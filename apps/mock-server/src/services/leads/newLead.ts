import type { Activity, Lead, LeadToCreate } from '@cardinal/contract';
import type { Dialect } from '../../store/engine/database.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import { insertLead } from '../../store/leads/leads.ts';
import { insertActivity } from '../../store/leads/activities.ts';
import { replacePictures } from '../../store/leads/pictures.ts';
import type { Write } from '../../store/schema.ts';
import { picturesToKeep } from './cardPictures.ts';
import { eventAnswersColumns, storedAnswers } from './eventAnswers.ts';

/** The creator of a lead, and the time in milliseconds. */
interface Creation {
  workspaceId: string;
  /** The user, or the partner key. */
  userId: string;
  /** User id of the agent, or null. */
  assignedTo: string | null;
  now: number;
  dialect: Dialect;
}

/** Stores a new lead with the first entry of its history. @throws `invalid`. */
export async function insertNewLead(
  tx: Write,
  { event_id, answers, pictures: given, ...input }: LeadToCreate,
  { workspaceId, userId, assignedTo, now, dialect }: Creation,
): Promise<{ lead: Lead; activity: Activity }> {
  const met = await eventAnswersColumns(tx, { workspaceId, dialect }, { event_id, answers });
  const pictures = (await picturesToKeep(tx, workspaceId, given)) ?? [];
  const row = await insertLead(tx, input, {
    workspaceId,
    createdBy: userId,
    assignedTo,
    eventId: met.event_id ?? null,
    answers: storedAnswers(met),
    pictures: pictures.length,
    createdAt: now,
  });
  await replacePictures(tx, { workspaceId, leadId: row.id }, pictures);
  const activity = await insertActivity(tx, {
    workspaceId,
    leadId: row.id,
    actorId: userId,
    type: 'created',
    title: 'Lead created',
    description: `Source: ${row.source}`,
    at: now,
  });
  return { lead: toLead(row), activity };
}
