import { hashPassword } from '../identity/passwords.ts';
import { insertCompany, updateCompany } from '../../store/accounts/companies.ts';
import type { Database } from '../../store/engine/database.ts';
import { lockTimeout, postgresCode } from '../../store/engine/postgres/postgresCode.ts';
import { insertEvent } from '../../store/events/events.ts';
import { insertQuestions } from '../../store/events/questions.ts';
import { admin, demoUsers, manager, password, type DemoUser } from './people.ts';
import { demoQuestions } from './questions.ts';
import { seedLeads } from './seedLeads.ts';
import { day, onDay } from './times.ts';
import { fold } from '@cardinal/contract/fold';
import { newId } from '../../store/ids.ts';
import type { Write } from '../../store/schema.ts';
import { insertUser } from '../../store/accounts/users.ts';

/** What the demo's company says about itself in its emails. */
const demoAbout = 'supply refurbished laptops and tablets to schools and small offices';

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
  const created = { created_by: createdBy, created_at: now };
  const add = (id: string, name: string, open: 0 | 1) =>
    insertCompany(tx, { id, name, name_key: fold(name), open, ...created });
  const isFirst = await add(aurora, 'Aurora Trading', 1);
  if (isFirst) await updateCompany(tx, aurora, { about: demoAbout });
  return isFirst && (await add(newId(now), 'Borealis Labs', 0));
}

async function seedUser(
  tx: Write,
  user: DemoUser,
  {
    id,
    company,
    passwordHash,
    now,
  }: Record<'id' | 'company' | 'passwordHash', string> & { now: number },
): Promise<void> {
  await insertUser(tx, {
    id,
    username: user.email.replace(/@.*/, ''),
    email: user.email,
    password_hash: passwordHash,
    first_name: user.first_name,
    last_name: user.last_name,
    role: user.role,
    company_id: company,
    pending_company_id: null,
    is_activated: 1,
    private_workspace_id: newId(now),
    email_verified_at: now,
    created_at: now,
  });
}

/** One past and one upcoming event. @returns Their ids. */
async function seedEvents(
  tx: Write,
  workspaceId: string,
  { createdBy, now }: { createdBy: string; now: number },
): Promise<[string, string]> {
  const common = {
    workspace_id: workspaceId,
    created_by: createdBy,
    photo_url: '',
    created_at: now - 70 * day,
  };
  const fair = await insertEvent(tx, {
    ...common,
    name: 'Nordic Trade Fair',
    description: 'Three days with manufacturers and distributors from twelve countries. Booth B42.',
    location: 'Messe Berlin, Hall 3',
    start_at: onDay(now, -12, 9),
    end_at: onDay(now, -10, 17),
    event_url: 'https://nordic-trade-fair.example',
  });
  const summit = await insertEvent(tx, {
    ...common,
    name: 'Future of Sales Summit',
    description: 'Talks and workshops on selling with small teams.',
    location: 'Online and in Lisbon',
    start_at: onDay(now, 20, 9),
    end_at: onDay(now, 20, 17),
    event_url: 'https://future-of-sales.example',
  });
  for (const eventId of [fair, summit]) {
    await insertQuestions(
      tx,
      { workspaceId, eventId },
      { version: 1, questions: demoQuestions },
      { userId: createdBy, at: common.created_at },
    );
  }
  return [fair, summit];
}
