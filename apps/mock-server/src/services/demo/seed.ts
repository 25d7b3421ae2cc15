import type { ActivityType, ChosenRole, LeadType, NewLead } from '@cardinal/contract';
import { defaultLeadStatus, leadSources } from '@cardinal/contract/labels';
import { hashPassword } from '../identity/passwords.ts';
import { insertActivity } from '../../store/records/activities.ts';
import { insertCompany } from '../../store/accounts/companies.ts';
import type { Database } from '../../store/engine/database.ts';
import { lockTimeout, postgresCode } from '../../store/engine/postgresCode.ts';
import { demoLeads } from './leads.ts';
import { insertEvent } from '../../store/records/events.ts';
import { insertQuestions } from '../../store/records/questions.ts';
import { demoAnswers, demoQuestions } from './questions.ts';
import { fold } from '@cardinal/contract/fold';
import { newId } from '../../store/ids.ts';
import { insertLead } from '../../store/leads/leads.ts';
import type { Write } from '../../store/schema.ts';
import { insertUser } from '../../store/accounts/users.ts';

/** Someone who can sign in to the demo. */
interface DemoUser {
  email: string;
  password: string;
  role: ChosenRole;
  firstName: string;
  lastName: string;
}

const password = 'cardinal-demo';
const agent = person('agent', 'agent', 'Maya', 'Fernandes');
const manager = person('manager', 'manager', 'Daniel', 'Osei');
const admin = person('admin', 'admin', 'Astrid', 'Nyström');
const secondAgent = person('agent2', 'agent', 'Lukas', 'Brandt');

/** Who can sign in after `seedDemo`. */
export const demoUsers = [agent, manager, admin, secondAgent] as const;

function person(name: string, role: ChosenRole, firstName: string, lastName: string): DemoUser {
  return { email: `${name}@demo.cardinal.test`, password, role, firstName, lastName };
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An hour of a day, counted from today, in UTC; events have whole hours. */
const onDay = (now: number, offset: number, hours: number) =>
  (Math.floor(now / day) + offset) * day + hours * hour;

/**
 * Fills an empty database with the demo: companies, people, events and leads with their history,
 * all dated relative to `now` (milliseconds). Does nothing if the demo already exists.
 */
export async function seedDemo(db: Database, now = Date.now()): Promise<void> {
  const passwordHash = await hashPassword(password);
  const seed = () => seedOnce(db, passwordHash, now);
  const again = (error: unknown): Promise<void> => {
    if (postgresCode(error) !== lockTimeout) throw error;
    return seed().catch(again);
  };
  // Another process that starts at the same time may be seeding: wait as long as that takes.
  await seed().catch(again);
}

async function seedOnce(db: Database, passwordHash: string, now: number): Promise<void> {
  await db.write(async (tx) => {
    const ids = new Map<DemoUser, string>(demoUsers.map((user) => [user, newId(now)]));
    const idOf = (user: DemoUser) => ids.get(user) ?? '';
    const company = newId(now);
    if (!(await seedCompanies(tx, company, { createdBy: idOf(admin), now }))) return;
    for (const user of demoUsers) {
      await seedUser(tx, user, { id: idOf(user), company, passwordHash, now });
    }
    const events = await seedEvents(tx, company, { createdBy: idOf(manager), now });
    await seedLeads(tx, { company, events, idOf, now });
  });
}

/** @returns False if the companies exist because another process was first. */
async function seedCompanies(
  tx: Write,
  aurora: string,
  { createdBy, now }: { createdBy: string; now: number },
): Promise<boolean> {
  const add = (id: string, name: string, isOpen: boolean) =>
    insertCompany(tx, { id, name, nameKey: fold(name), isOpen, createdBy, createdAt: now });
  const isFirst = await add(aurora, 'Aurora Trading', true);
  return isFirst && (await add(newId(now), 'Borealis Labs', false));
}

async function seedUser(
  tx: Write,
  user: DemoUser,
  {
    id,
    company,
    passwordHash,
    now,
  }: Record<'id' | 'company' | 'passwordHash', string> & {
    now: number;
  },
): Promise<void> {
  await insertUser(tx, {
    id,
    username: user.email.replace(/@.*/, ''),
    email: user.email,
    passwordHash,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    companyId: company,
    pendingCompanyId: null,
    privateWorkspaceId: newId(now),
    isActivated: true,
    emailVerifiedAt: now,
    createdAt: now,
  });
}

/** One past and one upcoming event. @returns Their ids. */
async function seedEvents(
  tx: Write,
  workspaceId: string,
  { createdBy, now }: { createdBy: string; now: number },
): Promise<[string, string]> {
  const common = { workspaceId, createdBy, photoUrl: '', createdAt: now - 70 * day };
  const fair = await insertEvent(tx, {
    ...common,
    name: 'Nordic Trade Fair',
    description: 'Three days with manufacturers and distributors from twelve countries. Booth B42.',
    location: 'Messe Berlin, Hall 3',
    startAt: onDay(now, -12, 9),
    endAt: onDay(now, -10, 17),
    eventUrl: 'https://nordic-trade-fair.example',
  });
  const summit = await insertEvent(tx, {
    ...common,
    name: 'Future of Sales Summit',
    description: 'Talks and workshops on selling with small teams.',
    location: 'Online and in Lisbon',
    startAt: onDay(now, 20, 9),
    endAt: onDay(now, 20, 17),
    eventUrl: 'https://future-of-sales.example',
  });
  for (const eventId of [fair, summit]) {
    await insertQuestions(
      tx,
      { workspaceId, eventId },
      { version: 1, questions: demoQuestions },
      { userId: createdBy, at: common.createdAt },
    );
  }
  return [fair, summit];
}

interface LeadsSeed {
  company: string;
  events: [string, string];
  idOf(user: DemoUser): string;
  now: number;
}

async function seedLeads(tx: Write, { company, events, idOf, now }: LeadsSeed): Promise<void> {
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
      await insertActivity(tx, {
        ...activity,
        workspaceId: company,
        leadId: lead.id,
        actorId: idOf(creator),
        at,
      });
    }
  }
}

/** The creator of unassigned leads. */
const creators = [manager, agent, admin];

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

interface DemoActivity {
  type: ActivityType;
  title: string;
  description: string;
  /** Milliseconds after the lead was created. */
  after: number;
}

const asksForAnswer: ReadonlySet<LeadType> = new Set(['Action Required', 'Pending Follow-up']);

/** The history of a lead, oldest first. */
function historyOf(
  index: number,
  { phone, lead_status: status, lead_type: type, source }: NewLead,
  assignee: DemoUser | null,
): DemoActivity[] {
  const history: DemoActivity[] = [
    { type: 'created', title: 'Lead created', description: `Source: ${source}`, after: 0 },
  ];
  if (assignee) {
    const title = `Assigned to ${assignee.firstName} ${assignee.lastName}`;
    history.push({ type: 'assigned', title, description: '', after: minute });
  }
  // Some of the leads that require an answer are still waiting for it.
  const isWaiting = asksForAnswer.has(type) && index % 4 === 2;
  if (index % 2 === 0 && !isWaiting) {
    const description = 'Subject: Good to meet you';
    history.push({
      type: 'email',
      title: 'Email sent',
      description,
      after: (40 + ((index * 37) % 300)) * minute,
    });
  }
  if (phone && index % 3 === 0 && !isWaiting) {
    history.push({
      type: 'call',
      title: 'Call initiated',
      description: phone,
      after: (5 + ((index * 11) % 40)) * hour,
    });
  }
  if (phone && index % 7 === 4 && !isWaiting) {
    history.push({
      type: 'whatsapp',
      title: 'WhatsApp opened',
      description: phone,
      after: 2 * day,
    });
  }
  if (status !== defaultLeadStatus) {
    const title = `Status changed from ${defaultLeadStatus} to ${status}`;
    history.push({ type: 'status_changed', title, description: '', after: 3 * day });
  }
  return history;
}
