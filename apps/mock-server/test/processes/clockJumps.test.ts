import { activitySchema, leadSchema, statusSchema } from '@cardinal/contract';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../helpers/engines.ts';
import { startTestServer } from '../helpers/server.ts';

const hour = 3_600_000;
/** Jumps of the machine's clock, in ms: a wrong zone, a dead battery, a correction. */
const jumps = [-26 * hour, 30 * hour, -1, -2 * hour, 0, 5 * hour, -5 * hour, 1];

describeOnEachEngine('a clock that jumps', (open) => {
  it('loses, repeats and locks out nothing', async () => {
    const db = await open();
    let now = Date.now();
    const server = await startTestServer({ db, clock: () => now });
    const token = (await server.register()).access_token;
    const post = (path: string, json: unknown, headers = {}) =>
      server.request(path, { method: 'POST', token, json, headers });

    const created: string[] = [];
    for (const [nth, jump] of jumps.entries()) {
      now += jump;
      const headers = { 'Idempotency-Key': `jump-${nth}` };
      const json = { first_name: `Grace ${nth}`, email: `grace${nth}@example.com` };
      const answer = await post('/api/leads', json, headers);
      expect(answer.status).toBe(201);
      const { id } = leadSchema.parse(await answer.json());
      created.push(id);

      now -= hour;
      const again = leadSchema.parse(await (await post('/api/leads', json, headers)).json());
      expect(again.id).toBe(id);
      const change = { lead_status: 'Hot', notes: `Talk ${nth}` };
      const changed = await server.request(`/api/leads/${id}`, {
        method: 'PUT',
        token,
        json: change,
      });
      expect(leadSchema.parse(await changed.json())).toMatchObject({ version: 2, status: 'hot' });
      now += hour;
    }

    const listed: string[] = [];
    let path: string | undefined = '/api/leads?limit=3';
    while (path) {
      const answer: Response = await server.request(path, { token });
      listed.push(
        ...leadSchema
          .array()
          .parse(await answer.json())
          .map(({ id }) => id),
      );
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
    }
    expect(listed.toSorted()).toEqual(created.toSorted());
    for (const id of created) {
      const answer = await server.request(`/api/leads/${id}/activities`, { token });
      const types = activitySchema
        .array()
        .parse(await answer.json())
        .map(({ type }) => type);
      expect(types.toSorted()).toEqual(['created', 'status_changed']);
    }
    await server.close();
  });

  it('neither prolongs a recent sign-in nor stops the measurements of the status', async () => {
    const db = await open();
    let now = Date.now();
    let timer = 0;
    const server = await startTestServer({ db, clock: () => now, timer: () => timer });
    const { access_token: token } = await server.register({ company_name: 'Clockwork' });
    const exports = () => server.request('/api/leads/export', { token });
    expect((await exports()).status).toBe(200);
    const checkedAt = async () => {
      const status = await server.request('/api/status');
      return Date.parse(statusSchema.parse(await status.json()).checked_at);
    };
    expect(await checkedAt()).toBe(now);

    now -= 5 * hour;
    timer += 6_000;
    expect(await checkedAt()).toBe(now);
    expect((await exports()).status).toBe(403);
    const json = { password: 'a-long-enough-secret' };
    const again = await server.request('/api/auth/reauthenticate', { method: 'POST', token, json });
    expect(again.status).toBe(204);
    expect((await exports()).status).toBe(200);
    await server.close();
  });
});
