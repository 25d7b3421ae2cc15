/**
 * The main journey as a third-party program would perform it, which knows only the OpenAPI
 * document. `api.ts` beside it is generated from the document by the test, which compiles both and
 * runs this with the server's address. Prints the status of each step as JSON.
 */
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const baseUrl = process.argv[2] ?? '';
const statuses: Record<string, number> = {};

/** Records the status of a step. @returns The response. @throws If it was a problem. */
function step<T>(name: string, { data, error, response }: Answered<T>): T {
  statuses[name] = response.status;
  if (data !== undefined) return data;
  throw new Error(`${name}: ${response.status} ${JSON.stringify(error)}`);
}

interface Answered<T> {
  data?: T | undefined;
  error?: unknown;
  response: Response;
}

const anyone = createClient<paths>({ baseUrl });
const bearer = (token: string) =>
  createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });

const id = crypto.randomUUID();
const password = 'a-long-enough-secret';
const person = (name: string) => ({
  username: `${name}-${id}`,
  email: `${name}-${id}@example.com`,
  first_name: 'Ada',
  last_name: 'Example',
  password,
});

const owner = step(
  'register',
  await anyone.POST('/api/auth/register', {
    body: { ...person('owner'), company_name: `Company ${id}` },
  }),
);
const session = step(
  'login',
  await anyone.POST('/api/auth/login', { body: { email: owner.user.email, password } }),
);
const api = bearer(session.access_token);

const lead = step(
  'create',
  await api.POST('/api/leads', {
    params: { header: { 'Idempotency-Key': id, 'X-Client-Id': id } },
    body: { first_name: 'Grace', email: 'grace@example.com', lead_status: 'Hot', phone: '+4420' },
  }),
);
step(
  'createAnother',
  await api.POST('/api/leads', { body: { first_name: 'Edith', email: 'edith@example.com' } }),
);

const first = await api.GET('/api/leads', { params: { query: { limit: 1, sort: 'name' } } });
step('list', first);
const cursor = new URLSearchParams(
  /\?([^>]+)>; rel="next"/.exec(first.response.headers.get('Link') ?? '')?.[1],
).get('cursor');
if (!cursor) throw new Error('The first page leads to no other.');
const [second] = step(
  'nextPage',
  await api.GET('/api/leads', { params: { query: { limit: 1, sort: 'name', cursor } } }),
);
if (second?.id !== lead.id) throw new Error('The second page does not hold the second lead.');

const changed = step(
  'update',
  await api.PUT('/api/leads/{id}', {
    params: { path: { id: lead.id }, header: { 'If-Match': `"${lead.version}"` } },
    body: { status: 'warm', notes: 'Met at the fair.' },
  }),
);
const status: 'Hot' | 'Warm' | 'Cold' | 'Closed' = changed.lead_status;
const stale = await api.PUT('/api/leads/{id}', {
  params: { path: { id: lead.id }, header: { 'If-Match': `"${lead.version}"` } },
  body: { lead_status: 'Cold' },
});
if (stale.error?.code !== 'stale') throw new Error(`The stale change was not refused: ${status}`);
statuses['staleUpdate'] = stale.response.status;

const path = { id: lead.id };
step(
  'note',
  await api.POST('/api/leads/{id}/activities', { params: { path }, body: { type: 'call' } }),
);
step('activities', await api.GET('/api/leads/{id}/activities', { params: { path } }));

const agent = step(
  'registerAgent',
  await anyone.POST('/api/auth/register', {
    body: { ...person('agent'), company_id: owner.user.company_id },
  }),
);
step(
  'approve',
  await api.POST('/api/members/{id}/approve', {
    params: { path: { id: agent.user.id } },
    body: { role: 'agent' },
  }),
);
step(
  'assign',
  await api.POST('/api/leads/{id}/assign', {
    params: { path },
    body: { userId: agent.user.id },
  }),
);

const written = step(
  'write',
  await api.POST('/api/ai/generate-email', { body: { leadId: lead.id, emailType: 'initial' } }),
);
const { subject, content } = written;
step('email', await api.POST('/api/emails/send', { body: { leadId: lead.id, subject, content } }));

const file = new File(['First name,Email\nKatherine,katherine@example.com\n'], 'leads.csv');
const imported = step(
  'import',
  await api.POST('/api/leads/import', {
    // In the document, a file is a string of bytes; the serializer sends a real file.
    body: { file: '' },
    bodySerializer: () => {
      const form = new FormData();
      form.append('file', file);
      return form;
    },
  }),
);
step(
  'commit',
  await api.POST('/api/imports/{id}/commit', { params: { path: { id: imported.id } }, body: {} }),
);

const sheet = await api.GET('/api/leads/export', {
  params: { query: { format: 'csv', lead_status: 'Warm' } },
  parseAs: 'text',
});
const text = step('export', sheet);
if (!text.includes('grace@example.com')) throw new Error(`The export lacks a lead: ${text}`);

const out = await api.POST('/api/auth/logout', { params: { query: { all: 'true' } } });
statuses['logout'] = out.response.status;
const ended = await api.GET('/api/auth/me');
if (ended.error?.code !== 'unauthorized') throw new Error('The session did not end.');
statuses['afterLogout'] = ended.response.status;

process.stdout.write(JSON.stringify(statuses));
