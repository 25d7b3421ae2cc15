import type { NewLead } from '@cardinal/contract';
import { insertActivities } from '../../store/leads/activities.ts';
import { insertLead } from '../../store/leads/leads.ts';
import type { Write } from '../../store/schema.ts';
import { historyOf } from '../demo/history.ts';
import { demoLeads } from '../demo/leads.ts';
import { demoAnswers } from '../demo/questions.ts';
import { day, hour } from '../demo/times.ts';

/** The source of every sample lead: lists, charts and exports show that it is one. */
const sampleSource = 'Sample data';

/** Number of sample leads, and of those on each of the days of the event. */
const count = 12;
const perDay = 4;
/** The longest of the demo's names and titles would dominate a short list. */
const longest = 40;

const leads: readonly NewLead[] = demoLeads
  .filter(({ company, position }) => company.length < longest && position.length < longest)
  .slice(0, count)
  .map((lead) => {
    const notes = lead.notes === '' ? 'A sample lead.' : `A sample lead. ${lead.notes}`;
    return Object.assign({}, lead, { source: sampleSource, notes });
  });

interface Place {
  workspaceId: string;
  userId: string;
  eventId: string;
  /** When the event began, in milliseconds. */
  startsAt: number;
  /** Milliseconds; nothing happened later. */
  now: number;
}

/** Stores the sample leads with their history, as captured at the event. @returns Their ids */
export async function insertSamples(
  tx: Write,
  { workspaceId, userId, eventId, startsAt, now }: Place,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, lead] of leads.entries()) {
    const createdAt =
      startsAt + Math.floor(index / perDay) * day + (1 + (index % perDay) * 2) * hour;
    const stored = await insertLead(tx, lead, {
      workspaceId,
      createdBy: userId,
      eventId,
      answers: demoAnswers(eventId, index),
      createdAt,
    });
    ids.push(stored.id);
    // Nobody has written to them, so there are no emails.
    const history = historyOf(index, lead, null).filter(({ type }) => type !== 'email');
    await insertActivities(
      tx,
      history.map(({ type, title, description, after }) => ({
        type,
        title,
        description,
        workspaceId,
        leadId: stored.id,
        actorId: userId,
        at: Math.min(createdAt + after, now),
      })),
    );
  }
  return ids;
}
