import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { TestMailServer } from '../helpers/mailServer.ts';
import { idOf, type Client } from './client.ts';

/** Password of every user of a fixture. */
export const password = 'a-long-enough-secret';

/** A user of a fixture, and the token of their session. */
const personSchema = z.object({ id: z.string(), email: z.string(), token: z.string() });
export type Person = z.infer<typeof personSchema>;

/** The users of a fixture. */
export const peopleSchema = z.object({
  admin: personSchema,
  manager: personSchema,
  agent: personSchema,
  colleague: personSchema,
  /** Waits to join the company of the others. */
  waiting: personSchema,
  /** Belongs to no company. */
  alone: personSchema,
  /** Founded another company, which was busy when its server was killed. */
  busy: personSchema,
});
export type People = z.infer<typeof peopleSchema>;

/** Waits for an email with a link. @returns The link's token */
export async function linkTo(
  { arrived }: TestMailServer,
  email: string,
  page: RegExp,
): Promise<string> {
  for (;;) {
    const found = arrived
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ mail }) => page.exec(mail.text ?? '')?.[1])
      .find(Boolean);
    if (found) return found;
    await delay(20);
  }
}

async function join(
  client: Client,
  mail: TestMailServer,
  name: string,
  more: object = {},
): Promise<Person> {
  const email = `${name}@example.com`;
  const json = { username: name, email, password, first_name: name, last_name: 'Ünal', ...more };
  const { user, access_token } = await client.call('POST', '/api/auth/register', { json });
  const token = z.string().parse(access_token);
  const confirmation = await linkTo(mail, email, /verify\?token=([\w-]+)/);
  await client.call('POST', '/api/auth/verify', { token, json: { token: confirmation } });
  return { id: idOf(user), email, token };
}

/** Registers the users, whose addresses the mail server confirms. */
export async function joinPeople(client: Client, mail: TestMailServer): Promise<People> {
  const admin = await join(client, mail, 'admin', { company_name: 'Fixture GmbH' });
  const listed = await (await client.ask('GET', '/api/companies')).json();
  const [company] = z.array(z.object({ company_id: z.string() })).parse(listed);
  const member = async (name: string, role?: string) => {
    const person = await join(client, mail, name, { company_id: company?.company_id });
    const json = { role };
    const { token } = admin;
    if (role) await client.call('POST', `/api/members/${person.id}/approve`, { token, json });
    return person;
  };
  return {
    admin,
    manager: await member('manager', 'manager'),
    agent: await member('agent', 'agent'),
    colleague: await member('colleague', 'agent'),
    waiting: await member('waiting'),
    alone: await join(client, mail, 'alone'),
    busy: await join(client, mail, 'busy', { company_name: 'Busy Ltd' }),
  };
}
