import { createServer, type Server } from 'node:http';
import { PassThrough } from 'node:stream';
import {
  activitySchema,
  configSchema,
  createdLeadSchema,
  emailTypes,
  eventSchema,
  generatedEmailSchema,
  problemSchema,
  type Registration,
} from '@cardinal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../../src/http/log.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const grace = {
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@example.com',
  phone: '+44 20 7946 0000',
  company: 'Kestrel Supplies',
  position: 'Head of Purchasing',
  notes: 'wants pricing for 50 seats',
};

describeOnEachEngine('writing emails', (open) => {
  let db: Database;
  let server: TestServer;
  let founder: Registration;

  beforeAll(async () => {
    db = await open();
    server = await startTestServer({ db });
    founder = await server.register({ company_name: 'Aurora', first_name: 'Maya' });
  });
  afterAll(() => server.close());

  const post = (path: string, token: string, json: unknown) =>
    server.request(path, { method: 'POST', token, json });
  const generate = (token: string, json: unknown) => post('/api/ai/generate-email', token, json);
  const addLead = async (token: string, json: unknown = grace) =>
    createdLeadSchema.parse(await (await post('/api/leads', token, json)).json()).id;
  const written = async (token: string, json: unknown) =>
    generatedEmailSchema.parse(await (await generate(token, json)).json());

  it('writes each kind from the fields of the lead, for every user', async () => {
    const token = founder.access_token;
    const leadId = await addLead(token);
    const emails = await Promise.all(
      emailTypes.map((emailType) => written(token, { leadId, emailType })),
    );
    for (const { content, writer } of emails) {
      expect(content).toMatch(/^Hi Grace,\n\n/);
      expect(content).toMatch(/\nMaya$/);
      expect(writer).toBe('built-in');
    }
    expect(emails[0]?.content).toContain('pricing for 50 seats');
    expect(emails[0]?.content).not.toContain('number');
    expect(new Set(emails.map(({ content }) => content)).size).toBe(4);
  });

  it('knows the event and the last contact', async () => {
    const token = founder.access_token;
    const fair = {
      name: 'Nordic Trade Fair',
      location: 'Berlin',
      start_date: new Date(Date.now() - 2 * 86_400_000).toISOString(),
      end_date: new Date(Date.now() - 86_400_000).toISOString(),
    };
    const event = eventSchema.parse(await (await post('/api/events', token, fair)).json());
    const attendees = [{ firstName: 'Edith', lastName: 'Clarke', email: 'edith@example.com' }];
    const made = await post(`/api/events/${event.id}/create-leads`, token, { attendees });
    const { createdLeads } = z
      .object({ createdLeads: z.array(z.looseObject({ id: z.string() })) })
      .parse(await made.json());
    const leadId = createdLeads[0]?.id ?? '';
    expect((await written(token, { leadId, emailType: 'initial' })).content).toContain(fair.name);

    const called = await addLead(token);
    await post(`/api/leads/${called}/activities`, token, { type: 'call' });
    const { content } = await written(token, { leadId: called, emailType: 'follow_up_1_week' });
    expect(content).toContain('I called you');
  });

  it('stores nothing', async () => {
    const token = founder.access_token;
    const leadId = await addLead(token);
    await written(token, { leadId, emailType: 'initial' });
    const history = await server.request(`/api/leads/${leadId}/activities`, { token });
    const activities = z.array(activitySchema).parse(await history.json());
    expect(activities.map(({ type }) => type)).toEqual(['created']);
    const mails = db.read.selectFrom('emails').select('id').where('kind', '=', 'lead');
    expect(await mails.execute()).toEqual([]);
  });

  it('finds only leads that the caller may read', async () => {
    const leadId = await addLead(founder.access_token);
    const stranger = await server.register({ company_name: 'Borealis' });
    const agent = await server.register({ company_id: founder.user.company_id });
    await post(`/api/members/${agent.user.id}/approve`, founder.access_token, { role: 'agent' });
    for (const { access_token: token } of [stranger, agent]) {
      const answer = await generate(token, { leadId, emailType: 'initial' });
      expect(answer.status).toBe(404);
      expect(problemSchema.parse(await answer.json()).code).toBe('not_found');
    }
    const none = { leadId: 'none\u0000such', emailType: 'initial' };
    expect((await generate(founder.access_token, none)).status).toBe(404);
  });

  it.each([
    { emailType: 'love_letter' },
    { emailType: undefined },
    { leadId: 7 },
    { context: 'x'.repeat(4_001) },
    { context: [] },
    { context: { nested: {} } },
    { context: Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`key${n}`, 'value'])) },
  ])('refuses %j', async (part) => {
    const json = { leadId: 'x', emailType: 'initial', ...part };
    expect((await generate(founder.access_token, json)).status).toBe(422);
  });

  it.each([null, undefined, '', 'Offer a visit', { tone: 'warm', visits: 2, urgent: null }])(
    'accepts the context %j',
    async (context) => {
      const leadId = await addLead(founder.access_token);
      const answer = await generate(founder.access_token, {
        leadId,
        emailType: 'initial',
        context,
      });
      expect(answer.status).toBe(200);
    },
  );

  it('respects its quota', async () => {
    const { access_token: token } = await server.register();
    const leadId = await addLead(token);
    const statuses = new Map<number, number>();
    for (let round = 0; round < 13; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => generate(token, { leadId, emailType: 'initial' })),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 600, 429: 50 });
    const refused = await generate(token, { leadId, emailType: 'initial' });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const other = { leadId: await addLead(founder.access_token), emailType: 'initial' };
    expect((await generate(founder.access_token, other)).status).toBe(200);
  });

  describe('with a model', () => {
    const key = 'sk-a-secret-key';
    let model: Server;
    let withModel: TestServer;
    let respond: () => { status: number; body: string };
    let logged = '';

    beforeAll(async () => {
      model = createServer((request, response) => {
        request.resume();
        const { status, body } = respond();
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
      });
      await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
      const address = model.address();
      const port = typeof address === 'object' ? address?.port : '';
      const stream = new PassThrough();
      stream.on('data', (chunk) => (logged += String(chunk)));
      withModel = await startTestServer({
        db,
        log: createLog('trace', stream),
        settings: {
          AI_BASE_URL: `http://127.0.0.1:${port}/v1/`,
          AI_API_KEY: key,
          AI_MODEL: 'writer-1',
        },
      });
    });
    afterAll(async () => {
      await withModel.close();
      model.closeAllConnections();
      model.close();
    });

    const ask = async () => {
      const leadId = await addLead(founder.access_token);
      return withModel.request('/api/ai/generate-email', {
        method: 'POST',
        token: founder.access_token,
        json: { leadId, emailType: 'initial', context: 'a private wish' },
      });
    };

    it('is named by the configuration and by what it wrote', async () => {
      const content = 'Hello Grace,\n\nshall we talk this week?\n\nBest regards,\nMaya';
      const message = { content: JSON.stringify({ subject: 'A call', content }) };
      respond = () => ({ status: 200, body: JSON.stringify({ choices: [{ message }] }) });
      expect(await (await ask()).json()).toEqual({
        subject: 'A call',
        content,
        writer: 'writer-1',
      });
      const config = configSchema.parse(await (await withModel.request('/api/config')).json());
      expect(config.ai).toEqual({ configured: true, model: 'writer-1' });
      const without = configSchema.parse(await (await server.request('/api/config')).json());
      expect(without.ai).toEqual({ configured: false, model: null });
    });

    it('responds with 502 and an explanation when it fails, and logs no secret', async () => {
      const body = JSON.stringify({
        error: { message: `wrong key ${key}, prompt: a private wish` },
      });
      respond = () => ({ status: 500, body });
      const answer = await ask();
      expect(answer.status).toBe(502);
      const problem = problemSchema.parse(await answer.json());
      expect(problem.code).toBe('upstream');
      expect(problem.detail).toMatch(/^The writing service .*\. Try again, or /);
      expect(logged).toContain('model wrote no email');
      for (const secret of [key, 'a private wish', 'Kestrel', 'grace@', 'Hopper']) {
        expect(logged).not.toContain(secret);
      }
    });
  });
});
