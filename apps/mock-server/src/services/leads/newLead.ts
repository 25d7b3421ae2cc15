import type { Activity, Lead, LeadToCreate, NewLead } from '@cardinal/contract';
import type { Dialect } from '../../store/engine/database.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import { insertLead } from '../../store/leads/leads.ts';
import { insertActivity } from '../../store/leads/activities.ts';
import { replacePictures } from '../../store/leads/pictures.ts';
import type { Write } from '../../store/schema.ts';
import { picturesToKeep } from './cardPictures.ts';
import { eventAnswersColumns, storedAnswers, type AnswersPlace } from './eventAnswers.ts';

/** The creator of a lead, and the time in milliseconds. */
interface Creation {
  /** Id of the lead. @default a new one */
  id?: string;
  workspaceId: string;
  /** The user, or the partner key. */
  userId: string;
  /** User id of the agent, or null. */
  assignedTo: string | null;
  now: number;
  dialect: Dialect;
  /** The visitor of a partner's page who entered it, with what they agreed to; absent for users. */
  visitor?: { consentText: string | undefined };
}

/** The event where a lead was met, and its answers as stored. */
export interface CheckedEvent {
  eventId: string | null;
  answers: { json: string; score: number } | undefined;
}

type Made = Promise<{ lead: Lead; activity: Activity }>;

/** Reads the event and the answers of a new lead. @throws `invalid`. */
export async function checkEvent(
  tx: Write,
  { event_id, answers }: Pick<LeadToCreate, 'event_id' | 'answers'>,
  place: AnswersPlace,
): Promise<CheckedEvent> {
  const met = await eventAnswersColumns(tx, place, { event_id, answers });
  return { eventId: met.event_id ?? null, answers: storedAnswers(met) };
}

/** Stores a new lead with the first entry of its history. @throws `invalid`. */
export async function insertNewLead(
  tx: Write,
  { event_id, answers, pictures: given, consent_text: _agreed, ...input }: LeadToCreate,
  creation: Creation,
): Made {
  const { workspaceId, dialect, visitor } = creation;
  const place = { workspaceId, dialect, ofVisitor: visitor !== undefined };
  const met = await checkEvent(tx, { event_id, answers }, place);
  const pictures = (await picturesToKeep(tx, workspaceId, given)) ?? [];
  return insertCheckedLead(tx, { input, met, pictures }, creation);
}

/** Stores a new lead whose event and answers were checked before. */
export async function insertCheckedLead(
  tx: Write,
  { input, met, pictures }: { input: NewLead; met: CheckedEvent; pictures: readonly Uint8Array[] },
  { id, workspaceId, userId, assignedTo, now, visitor }: Omit<Creation, 'dialect'>,
): Made {
  const row = await insertLead(tx, input, {
    id,
    workspaceId,
    createdBy: userId,
    assignedTo,
    eventId: met.eventId,
    answers: met.answers,
    consentText: visitor?.consentText,
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
