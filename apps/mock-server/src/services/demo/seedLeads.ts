import type { NewLead } from '@cardinal/contract';
import { leadSources } from '@cardinal/contract/labels';
import { insertLead } from '../../store/leads/leads.ts';
import { insertActivity } from '../../store/leads/activities.ts';
import type { Write } from '../../store/schema.ts';
import { seedEmail } from './emails.ts';
import { historyOf } from './history.ts';
import { demoLeads } from './leads.ts';
import { admin, agent, manager, secondAgent, type DemoUser } from './people.ts';
import { demoAnswers } from './questions.ts';
import { seedStep } from './steps.ts';
import { day, hour, minute, onDay } from './times.ts';

interface LeadsSeed {
  company: string;
  events: [string, string];
  idOf(user: DemoUser): string;
  now: number;
}

/** Stores the leads of the demo with their history. */
export async function seedLeads(
  tx: Write,
  { company, events, idOf, now }: LeadsSeed,
): Promise<void> {
  for (const [index, demoLead] of demoLeads.entries()) {
    const assignee = assigneeOf(index, demoLead);
    const creator = assignee ?? creators[index % creators.length] ?? manager;
    const createdAt = capturedAt(index, now);
    const event = eventOf(index, demoLead, events);
    const lead = await insertLead(tx, demoLead, {
      workspaceId: company,
      createdBy: idOf(creator),
      assignedTo: assignee && idOf(assignee),
      eventId: event,
      answers: event === null ? undefined : demoAnswers(event, index),
      createdAt,
    });
    for (const { after, ...activity } of historyOf(index, demoLead, assignee)) {
      const at = Math.min(createdAt + after, now - minute);
      const sent = { workspaceId: company, sender: creator, userId: idOf(creator), at };
      await insertActivity(tx, {
        ...activity,
        workspaceId: company,
        leadId: lead.id,
        actorId: idOf(creator),
        at,
        ...(activity.type === 'email' && { emailId: await seedEmail(tx, lead, sent) }),
      });
    }
    const at = Math.min(createdAt + 6 * hour, now - minute);
    await seedStep(tx, lead, { workspaceId: company, userId: idOf(creator), at, now });
  }
}

/** The creator of unassigned leads. */
const creators = [manager, admin];

/**
 * Some of the recent leads that are still open are unassigned; of the other recent ones, the first
 * agent has two in three, and half of the older ones.
 */
function assigneeOf(index: number, { lead_status: status }: NewLead): DemoUser | null {
  const isLeft = index % 6 === 5 || index % 12 === 8;
  if (isLeft && index < 30 && status !== 'Closed') return null;
  return index % 3 === 1 || (isLeft && index >= 30) ? secondAgent : agent;
}

/** Day and hour of the captures at the fair, newest first. */
const fairCaptures: readonly (readonly [day: number, hour: number])[] = [
  [-10, 15.4],
  [-10, 12.2],
  [-10, 9.7],
  [-11, 16.6],
  [-11, 15.9],
  [-11, 13.1],
  [-11, 11.4],
  [-11, 9.6],
  [-12, 16.8],
  [-12, 14.2],
  [-12, 11.5],
  [-12, 10.3],
];
/** Number of leads since the fair. */
const sinceFair = 8;

/**
 * When a lead was captured: half of the leads in the last 30 days, many of them at the fair, and
 * most of the others in the 30 days before.
 */
function capturedAt(index: number, now: number): number {
  const atFair = fairCaptures[index - sinceFair];
  if (atFair) return onDay(now, ...atFair);
  return now - daysAgo(index) * day - (3 + ((index * 53) % 180)) * minute;
}

function daysAgo(index: number): number {
  if (index < sinceFair) return index * 1.1;
  if (index < 30) return 13 + (index - 20) * 1.7 + (index % 3) * 0.4;
  return index < 54 ? 31 + (index - 30) * 1.15 : index * 1.2;
}

/** Captures at the fair belong to it, and later ones with an event as their source to the summit. */
function eventOf(
  index: number,
  { source }: NewLead,
  [fair, summit]: LeadsSeed['events'],
): string | null {
  if (fairCaptures[index - sinceFair]) return fair;
  return index < sinceFair && source === leadSources.event ? summit : null;
}
