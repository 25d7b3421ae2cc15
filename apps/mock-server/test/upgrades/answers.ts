import { z } from 'zod';
import { record, type Client } from './client.ts';
import type { Open } from './fill.ts';
import { peopleSchema } from './people.ts';

const requestSchema = z.object({ who: peopleSchema.keyof(), path: z.string() });
type Request = z.infer<typeof requestSchema>;

/** A response to a reading call of a user. */
export const answerSchema = requestSchema.extend({
  status: z.int(),
  /** Size of a list, if the response states it. */
  total: z.string().optional(),
  /** JSON, or the lines of a file. */
  body: z.unknown(),
});
export type Answer = z.infer<typeof answerSchema>;

/** Lists, counts and files, as far as they don't depend on the moment at which they are read. */
const paths = [
  '/api/auth/me',
  '/api/dashboard/stats',
  '/api/dashboard/captures',
  '/api/leads?limit=100',
  '/api/leads?limit=100&sort=name',
  '/api/leads?limit=100&deleted=true',
  '/api/leads?limit=100&q=müller',
  '/api/leads?limit=100&lead_status=Hot&lead_type=All%20Leads',
  '/api/events?limit=100',
  '/api/emails?limit=100',
  '/api/communications?limit=100',
  '/api/communications/due?limit=100',
  '/api/users',
  '/api/members',
  '/api/members/pending',
  '/api/companies',
  '/api/companies/current',
  '/api/companies/invites',
  '/api/partner-keys',
  '/api/audit?limit=100',
];

/** Leaves out what depends on the moment. */
const withoutAges = (name: string, value: unknown) =>
  name === 'oldest_waiting_minutes' ? undefined : value;

/** Makes a reading request. */
export async function read(
  client: Client,
  people: Open['people'],
  { who, path }: Request,
): Promise<Answer> {
  const answer = await client.ask('GET', path, { token: people[who].token });
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type')?.includes('json');
  const body: unknown = isJson ? JSON.parse(text, withoutAges) : text.split(/\r?\n/);
  const total = answer.headers.get('X-Total-Count');
  return { who, path, status: answer.status, ...(total !== null && { total }), body };
}

const ids = z.array(z.object({ id: z.string() }));

/** What users of the company that is not busy can read. */
export async function readEverything(client: Client, open: Open): Promise<Answer[]> {
  const { people, waitingImport, doneImport, attendeeList } = open;
  const manager = (path: string) => ({ who: 'manager' as const, path });
  const listed = async (path: string) =>
    ids.parse((await read(client, people, manager(path))).body).map(({ id }) => id);
  const requests: Request[] = [
    ...(['admin', 'manager', 'agent', 'alone'] as const).flatMap((who) =>
      paths.map((path) => ({ who, path })),
    ),
    ...[waitingImport, doneImport, attendeeList ?? 'none'].flatMap((id) => [
      manager(`/api/imports/${id}`),
      manager(`/api/imports/${id}/report?format=csv`),
    ]),
    ...(await listed('/api/leads?limit=100')).map((id) =>
      manager(`/api/leads/${id}/activities?limit=100`),
    ),
    ...(await listed('/api/events')).flatMap((id) =>
      ['', '/questions', '/questions?version=1', '/board'].map((part) =>
        manager(`/api/events/${id}${part}`),
      ),
    ),
  ];
  const answers: Answer[] = [];
  for (const request of requests) answers.push(await read(client, people, request));
  // What the state refuses or lacks may be possible later.
  return answers.filter(({ status }) => status < 400);
}

/** The busy company's figures once its jobs have ended. */
export async function readBusyCompany(client: Client, { people, openImports }: Open) {
  const { token } = people.busy;
  const imports = [];
  for (const id of openImports)
    imports.push(await client.call('GET', `/api/imports/${id}`, { token }));
  const stats = await client.call('GET', '/api/dashboard/stats', { token });
  return {
    counts: imports.map(({ counts }) => record.parse(counts)),
    total: z.int().parse(stats.total_leads),
  };
}
