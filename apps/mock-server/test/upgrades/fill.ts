import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { TestMailServer } from '../helpers/mailServer.ts';
import { idOf, record, type Client } from './client.ts';
import { joinPeople, linkTo, peopleSchema, type People, type Person } from './people.ts';

/** What a test continues after the upgrade; absent parts are younger than the state. */
export const openSchema = z.object({
  people: peopleSchema,
  /** Creating calls with a key: repeated, they return the same record. */
  repeats: z.array(z.object({ path: z.string(), key: z.string(), json: record, id: z.string() })),
  /** Uploaded, not committed. */
  waitingImport: z.string(),
  /** Committed, can be undone. */
  doneImport: z.string(),
  /** Of the company that was busy when its server was killed. */
  openImports: z.array(z.string()),
  queuedMails: z.array(z.object({ to: z.string(), subject: z.string() })),
  deletedLead: z.string(),
  inviteToken: z.string(),
  resetToken: z.string(),
  merge: z.string().optional(),
  attendeeList: z.string().optional(),
  partnerKey: z.string().optional(),
});
export type Open = z.infer<typeof openSchema>;

/** Origin of the partner's page. */
export const partnerOrigin = 'https://partner.example';
/** Rows of each file that is being imported when the server is killed. */
const openRows = 1_200;

const header = 'First name,Last name,Email,Phone,Company,Status,Source,Notes';
const rowsOf = (name: string, count: number) =>
  Array.from(
    { length: count },
    (_, n) => `Ada,${name} ${n},${name}${n}@example.net,,Import AG,Hot,,`,
  );

function formOf(name: string, lines: readonly string[]): FormData {
  const form = new FormData();
  form.append('file', new File([lines.join('\n')], name));
  return form;
}

/** Waits until the job of an import has ended. @returns Its status */
export async function importEnded(client: Client, { token }: Person, id: string): Promise<unknown> {
  for (;;) {
    const { status } = await client.call('GET', `/api/imports/${id}`, { token });
    if (!['queued', 'importing', 'undoing'].includes(String(status))) return status;
    await delay(20);
  }
}

async function fillLeads(client: Client, { manager, agent, colleague, alone }: People) {
  const ids: string[] = [];
  for (let n = 0; n < 24; n += 1) {
    const json = {
      first_name: ['Zoë', 'Łukasz', 'Grace', '李'][n % 4],
      last_name: `Person ${n}`,
      email: `person${n}@example.org`,
      phone: `+49 30 90${100 + n}`,
      company: ['Müller & Söhne', 'ACME', ''][n % 3],
      notes: n % 5 ? '' : `First line ${n}\nsecond “line”`,
      lead_status: ['Hot', 'Warm', 'Cold', 'Closed'][n % 4],
      lead_type: ['All Leads', 'Action Required', 'Pending Follow-up'][n % 3],
      ...(n % 2 && { source: 'Website' }),
    };
    ids.push(await client.create('/api/leads', { token: (n % 3 ? agent : manager).token, json }));
  }
  const own = { first_name: 'Own', email: 'own@example.org' };
  await client.create('/api/leads', { token: alone.token, json: own });
  const { token } = manager;
  const change = (n: number, json: object) =>
    client.call('PUT', `/api/leads/${ids[n]}`, { token, json });
  const post = (n: number, what: string, json: object) =>
    client.call('POST', `/api/leads/${ids[n]}/${what}`, { token, json });
  await change(1, { lead_status: 'Closed', notes: 'Signed.' });
  await change(2, { phone: '', lead_type: 'Action Required' });
  await post(3, 'assign', { userId: colleague.id });
  const assigned = { lead_ids: ids.slice(6, 10), userId: agent.id };
  await client.call('POST', '/api/leads/assign', { token, json: assigned });
  await post(4, 'activities', { type: 'call' });
  await post(5, 'activities', { type: 'whatsapp' });
  for (const n of [10, 11, 12]) await client.call('DELETE', `/api/leads/${ids[n]}`, { token });
  await post(12, 'restore', {});
  return ids;
}

const fair = {
  name: 'Messe Köln',
  description: 'Hall 4\nStand 12',
  location: 'Köln',
  start_date: '2026-11-21T10:00:00Z',
  end_date: '2026-11-29T17:00:00Z',
};

async function fillEvents(client: Client, { manager, agent }: People) {
  const { token } = manager;
  const event = await client.create('/api/events', { token, json: fair });
  const gone = await client.create('/api/events', { token, json: { ...fair, name: 'Cancelled' } });
  await client.call('PUT', `/api/events/${event}`, { token, json: { location: 'Köln-Deutz' } });
  await client.call('DELETE', `/api/events/${gone}`, { token });
  const attendees = ['Ann', 'Bob', 'Cleo'].map((firstName) => ({
    firstName,
    lastName: 'Visitor',
    email: `${firstName}@visitor.example`.toLowerCase(),
  }));
  const path = `/api/events/${event}/create-leads`;
  await client.call('POST', path, { token: agent.token, json: { attendees } });
  return event;
}

/** Questions in two versions, answers to both, badges and a list of attendees. */
async function fillQuestions(client: Client, { manager, agent }: People, event: string) {
  const { token } = manager;
  const labels = ['Now', 'Next year'];
  const options = labels.map((label, n) => ({ id: `o${n}`, label, score: 10 - 5 * n }));
  const when = { id: 'when', kind: 'timeframe', label: 'When?', options, required: true };
  const ask = (questions: object[]) =>
    client.call('PUT', `/api/events/${event}/questions`, { token, json: { questions } });
  const answer = (name: string, values: object, more: object = {}) => {
    const answers = { event_id: event, values };
    const email = `${name}@answers.example`;
    const json = { first_name: name, email, event_id: event, answers, ...more };
    return client.create('/api/leads', { token: agent.token, json });
  };
  await ask([when]);
  await answer('first', { when: 'o0' });
  await ask([when, { id: 'stars', kind: 'rating', label: 'How interested?' }]);
  await answer('second', { when: 'o1', stars: 4 });
  const badge = { event_id: event, badge_code: '00123' };
  await client.create('/api/leads', { token: agent.token, json: badge });
  const lines = ['Badge,First name,Last name,Email', '123,Berta,Badge,berta@badge.example'];
  const form = formOf('attendees.csv', lines);
  const list = await client.create(`/api/events/${event}/attendee-list`, { token, form });
  await client.call('POST', `/api/imports/${list}/commit`, { token, json: {} });
  await importEnded(client, manager, list);
  return list;
}

async function fillImports(client: Client, { manager, agent }: People) {
  const { token } = agent;
  const upload = (name: string, lines: string[], person = agent) =>
    client.create('/api/leads/import', {
      token: person.token,
      form: formOf(`${name}.csv`, [header, ...lines]),
      headers: { 'Idempotency-Key': `upload-${name}` },
    });
  const commit = async (id: string, person = agent) => {
    const sent = { token: person.token, json: {}, headers: { 'Idempotency-Key': `commit-${id}` } };
    await client.call('POST', `/api/imports/${id}/commit`, sent);
    await importEnded(client, person, id);
  };
  const doneImport = await upload(
    'done',
    [...rowsOf('done', 8), 'Bad,Row,no-address,,,,,'],
    manager,
  );
  await commit(doneImport, manager);
  const undone = await upload('undone', rowsOf('undone', 3));
  await commit(undone);
  await client.call('DELETE', `/api/imports/${undone}`, { token });
  await importEnded(client, agent, undone);
  const waitingImport = await upload('waiting', [
    ...rowsOf('waiting', 5),
    'Again,Person,person1@example.org,,,heiß,,',
    'Twice,Row,waiting1@example.net,,,Warm,Fair,"two\nlines"',
    ',Nobody,broken,,,,,',
  ]);
  return { doneImport, waitingImport };
}

async function fillMails(client: Client, mail: TestMailServer, { agent }: People, ids: string[]) {
  const { token } = agent;
  const send = (n: number, subject: string, key?: string) =>
    client.call('POST', '/api/emails/send', {
      token,
      json: { leadId: ids[n], subject, content: `Hello,\n\n${subject}` },
      headers: key ? { 'Idempotency-Key': key } : {},
    });
  await send(1, 'Grüße', 'mail-1');
  mail.replies.push({ code: 550, text: 'No such user' });
  await send(2, 'Refused');
  const meeting = { title: 'Demo', start: '2026-12-01T09:00:00Z', duration_minutes: 30 };
  await client.call('POST', `/api/leads/${ids[4]}/meetings`, { token, json: meeting });
  const [path] = mail.arrived.flatMap(
    ({ raw }) => /^List-Unsubscribe:\s+<https:\/\/[^/]+(\/[^>]+)>/m.exec(raw)?.slice(1) ?? [],
  );
  const form = new FormData();
  form.append('List-Unsubscribe', 'One-Click');
  const answer = await client.ask('POST', path ?? '', { form });
  if (!answer.ok) throw new Error(`Unsubscribing answered ${answer.status}.`);
}

async function fillMerges(client: Client, { manager }: People, ids: string[]) {
  const { token } = manager;
  const merge = async (kept: number, other: number) => {
    const json = { other: ids[other] };
    const { merge_id } = await client.call('POST', `/api/leads/${ids[kept]}/merge`, {
      token,
      json,
    });
    return z.string().parse(merge_id);
  };
  const undone = await merge(14, 15);
  await client.call('POST', `/api/merges/${undone}/undo`, { token });
  return merge(16, 17);
}

async function fillPartners(client: Client, { manager }: People, event: string) {
  const { token } = manager;
  const make = (name: string) =>
    client.call('POST', '/api/partner-keys', {
      token,
      json: { name, origins: [partnerOrigin], scopes: ['capture', 'events:read'], event_id: event },
    });
  const revoked = await make('Revoked');
  await client.call('DELETE', `/api/partner-keys/${idOf(revoked)}`, { token });
  const key = z.string().parse((await make('Partner')).key);
  const headers = { Origin: partnerOrigin };
  const session = await client.call('POST', '/api/embed/session', { json: { key }, headers });
  await client.call('POST', '/api/leads', {
    token: z.string().parse(session.access_token),
    headers,
    json: { first_name: 'Paula', email: 'paula@partner.example' },
  });
  return key;
}

/** Creating calls with keys, as clients of the state's time made them. */
async function fillRepeats(client: Client, { agent, manager }: People) {
  const make = async (path: string, key: string, json: Record<string, unknown>) => {
    const sent = { token: agent.token, json, headers: { 'Idempotency-Key': key } };
    return { path, key, json, id: await client.create(path, sent) };
  };
  await client.create('/api/leads', {
    token: manager.token,
    json: { first_name: 'Other', email: 'other@repeat.example' },
  });
  return [
    await make('/api/leads', 'lead-1', { first_name: 'Once', email: 'once@repeat.example' }),
    await make('/api/events', 'event-1', { ...fair, name: 'Once' }),
  ];
}

/** Leaves work behind: the server is killed right afterwards, and the mail server is gone. */
async function fillBusyCompany(client: Client, mail: TestMailServer, { token }: Person) {
  const leads = ['one', 'two'].map((name) => ({ first_name: name, email: `${name}@busy.example` }));
  const queuedMails: Open['queuedMails'] = [];
  const ids: string[] = [];
  for (const json of leads) ids.push(await client.create('/api/leads', { token, json }));
  const uploads: string[] = [];
  for (const name of ['open', 'next']) {
    const form = formOf(`${name}.csv`, [header, ...rowsOf(name, openRows)]);
    uploads.push(await client.create('/api/leads/import', { token, form }));
  }
  await mail.close();
  for (const [n, leadId] of ids.entries()) {
    const subject = `Waiting ${n}`;
    const json = { leadId, subject, content: 'Hello' };
    await client.call('POST', '/api/emails/send', { token, json });
    queuedMails.push({ to: leads[n]?.email ?? '', subject });
  }
  for (const id of uploads) {
    await client.call('POST', `/api/imports/${id}/commit`, { token, json: {} });
  }
  return { queuedMails, openImports: uploads };
}

/**
 * Fills a server of any version with every kind of record that it knows, over HTTP. Afterwards the
 * mail server is closed, and jobs are running.
 */
export async function fillServer(client: Client, mail: TestMailServer): Promise<Open> {
  const offered = await client.offered();
  const has = (call: string) => offered.has(call);
  const people = await joinPeople(client, mail);
  const { admin } = people;
  const ids = await fillLeads(client, people);
  const event = await fillEvents(client, people);
  const attendeeList = has('PUT /api/events/{id}/questions')
    ? await fillQuestions(client, people, event)
    : undefined;
  const imports = await fillImports(client, people);
  await fillMails(client, mail, people, ids);
  const merge = has('POST /api/leads/{id}/merge')
    ? await fillMerges(client, people, ids)
    : undefined;
  const partnerKey = has('POST /api/partner-keys')
    ? await fillPartners(client, people, event)
    : undefined;
  const repeats = await fillRepeats(client, people);
  const invite = { token: admin.token, json: { role: 'agent' } };
  const { link } = await client.call('POST', '/api/companies/invites', invite);
  await client.call('POST', '/api/auth/password/forgot', {
    json: { email: people.colleague.email },
  });
  const resetToken = await linkTo(mail, people.colleague.email, /reset\S*\?token=([\w-]+)/);
  await client.ask('GET', '/api/leads/export?format=csv', { token: admin.token });
  return {
    people,
    repeats,
    ...imports,
    deletedLead: ids[10] ?? '',
    inviteToken: new URL(z.string().parse(link)).search.replace(/^\?\w+=/, ''),
    resetToken,
    merge,
    attendeeList,
    partnerKey,
    ...(await fillBusyCompany(client, mail, people.busy)),
  };
}
