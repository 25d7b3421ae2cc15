import type { Registration } from '@cardinal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('lists that are returned as a whole', (open) => {
  let server: TestServer;
  let founder: Registration;
  let leadId: string;

  const get = (path: string) => server.request(path, { token: founder.access_token });
  const post = async (path: string, json: unknown) => {
    const answer = await server.request(path, {
      method: 'POST',
      token: founder.access_token,
      json,
    });
    expect(answer.status).toBe(201);
  };
  const entriesOf = async (answer: Response) => z.array(z.unknown()).parse(await answer.json());

  beforeAll(async () => {
    server = await startTestServer({ db: await open() });
    const calls = membershipCalls(server);
    founder = await server.register({ company_name: newName() });
    await calls.join(founder);
    await calls.join(founder);
    for (let count = 0; count < 3; count += 1) {
      await server.register({ company_id: founder.user.company_id });
      await server.register({ company_name: newName() });
      await server.signIn(founder.user.email, 'a-long-enough-secret');
      await post('/api/companies/invites', { role: 'agent', days: 7 });
      await post('/api/partner-keys', {
        name: `Page ${count}`,
        origins: ['https://example.com'],
        scopes: ['capture'],
        event_id: null,
        expires_at: null,
        daily_captures: 100,
      });
      await post('/api/views', { name: `View ${count}`, query: '' });
      leadId = (await calls.addLead(founder.access_token)).id;
    }
    await calls.addLead(founder.access_token);
  });
  afterAll(() => server.close());

  it.each([
    ['/api/users', 3],
    ['/api/members', 6],
    ['/api/members/pending', 3],
    ['/api/companies', 4],
    ['/api/companies/invites', 3],
    ['/api/partner-keys', 3],
    ['/api/views', 3],
    ['/api/auth/sessions', 4],
    ['/api/leads/similar?email=grace@example.com', 4],
    ['/api/leads/ID/duplicates', 3],
  ])('%s states its total, and can be limited', async (template, total) => {
    const path = template.replace('ID', leadId);
    const limited = (limit: string) =>
      get(`${path}${path.includes('?') ? '&' : '?'}limit=${limit}`);
    const whole = await get(path);
    expect(whole.headers.get('X-Total-Count')).toBe(String(total));
    const entries = await entriesOf(whole);
    expect(entries).toHaveLength(total);
    const begun = await limited('2');
    expect(begun.headers.get('X-Total-Count')).toBe(String(total));
    expect(await entriesOf(begun)).toEqual(entries.slice(0, 2));
    expect(await entriesOf(await limited(''))).toEqual(entries);
    for (const wrong of ['0', '501', 'many']) expect((await limited(wrong)).status).toBe(422);
  });
});
