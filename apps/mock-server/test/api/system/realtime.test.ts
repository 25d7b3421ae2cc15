import { once } from 'node:events';
import { leadSchema, realtimeMessageSchema, type Registration } from '@cardinal/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Database } from '../../../src/store/engine/database.ts';
import { insertCompany } from '../../../src/store/accounts/companies.ts';
import { updateUser } from '../../../src/store/accounts/users.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

describeOnEachEngine('live socket', (open) => {
  let db: Database;
  let server: TestServer;
  let opened: WebSocket[];

  beforeEach(async () => {
    db = await open();
    server = await startTestServer({ db });
    opened = [];
    await db.write((tx) =>
      insertCompany(tx, {
        id: 'acme',
        name: 'Acme',
        name_key: 'acme',
        open: 1,
        created_by: 'nobody',
        created_at: 0,
      }),
    );
  });
  afterEach(async () => {
    for (const socket of opened) socket.terminate();
    await server.close();
    await db.close();
  });

  function dial(protocols: string[], headers: Record<string, string> = {}) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, protocols, { headers });
    opened.push(socket);
    return socket;
  }

  /** Opens a socket and collects its messages. */
  async function listener({ access_token }: Registration) {
    const socket = dial(['cardinal.v1', `bearer.${access_token}`]);
    const heard: unknown[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await once(socket, 'open');
    return { socket, heard, messages: () => heard.map((m) => realtimeMessageSchema.parse(m)) };
  }

  /** Status with which the upgrade is refused. */
  async function refusal(protocols: string[], headers?: Record<string, string>) {
    const socket = dial(protocols, headers);
    socket.on('error', () => undefined);
    const [, response] = await once(socket, 'unexpected-response');
    return response.statusCode;
  }

  const member = (role: 'agent' | 'manager') => server.register({ role, company_id: 'acme' });

  async function createLead({ access_token }: Registration, headers: Record<string, string> = {}) {
    const json = { first_name: 'Grace', email: 'grace@example.com' };
    const answer = await server.request('/api/leads', {
      method: 'POST',
      token: access_token,
      json,
      headers,
    });
    expect(answer.status).toBe(201);
    return leadSchema.parse(await answer.json());
  }

  /** Settles when everything announced so far has arrived, because sockets preserve the order. */
  async function settled(...sockets: WebSocket[]) {
    for (const socket of sockets) {
      socket.ping();
      await once(socket, 'pong');
    }
  }

  it('selects its own protocol and never echoes the token', async () => {
    const person = await server.register();
    const { socket } = await listener(person);
    expect(socket.protocol).toBe('cardinal.v1');
  });

  it('refuses before the upgrade without a valid token', async () => {
    const { access_token } = await server.register();
    expect(await refusal([])).toBe(401);
    expect(await refusal(['cardinal.v1'])).toBe(401);
    expect(await refusal(['cardinal.v1', 'bearer.wrong'])).toBe(401);
    expect(await refusal([`bearer.${access_token}`])).toBe(401);
  });

  it('refuses pages of other origins', async () => {
    const { access_token } = await server.register();
    const protocols = ['cardinal.v1', `bearer.${access_token}`];
    expect(await refusal(protocols, { Origin: 'https://evil.example.com' })).toBe(403);
    expect(await refusal(protocols, { Origin: 'null' })).toBe(403);
    for (const origin of ['http://crm.example.com', server.url]) {
      const socket = dial(protocols, { Origin: origin });
      await once(socket, 'open');
    }
  });

  it('responds to a plain request that it supports only WebSocket', async () => {
    const { access_token } = await server.register();
    expect((await server.request('/ws')).status).toBe(401);
    const answer = await server.request('/ws', {
      headers: { 'Sec-WebSocket-Protocol': `cardinal.v1, bearer.${access_token}` },
    });
    expect(answer.status).toBe(426);
  });

  it('announces a new lead to its owner and the managers of the company, and to no one else', async () => {
    const [owner, colleague, manager] = await Promise.all([
      member('agent'),
      member('agent'),
      member('manager'),
    ]);
    const stranger = await server.register({ role: 'manager', company_name: 'Other' });
    const ears = await Promise.all([owner, manager, colleague, stranger].map(listener));
    const lead = await createLead(owner, { 'X-Client-Id': 'tab-1' });
    await settled(...ears.map(({ socket }) => socket));
    const created = { type: 'lead_created', payload: { lead }, origin: 'tab-1' };
    const [ownerHears, managerHears, colleagueHears, strangerHears] = ears.map((ear) =>
      ear.messages().filter(({ type }) => type.startsWith('lead_')),
    );
    expect(ownerHears).toEqual([created]);
    expect(managerHears).toEqual([created]);
    expect(colleagueHears).toEqual([]);
    expect(strangerHears).toEqual([]);
    expect(ears[2]?.heard).toEqual([]);
    expect(ears[3]?.heard).toEqual([]);
  });

  it('states whether an update changed the status', async () => {
    const owner = await server.register();
    const lead = await createLead(owner);
    const ear = await listener(owner);
    for (const json of [{ lead_status: 'Hot' }, { notes: 'met at the fair' }]) {
      await server.request(`/api/leads/${lead.id}`, {
        method: 'PUT',
        token: owner.access_token,
        json,
      });
    }
    await settled(ear.socket);
    const updates = ear.messages().filter(({ type }) => type === 'lead_updated');
    expect(updates).toMatchObject([
      { payload: { lead: { lead_status: 'Hot', version: 2 }, status_changed: true }, origin: null },
      { payload: { lead: { version: 3 }, status_changed: false } },
    ]);
  });

  it('tells a user who loses access to a lead only that it was removed', async () => {
    const [before, after, manager] = await Promise.all([
      member('agent'),
      member('agent'),
      member('manager'),
    ]);
    const lead = await createLead(before);
    const ears = await Promise.all([before, after, manager].map(listener));
    server.hub.announce([
      {
        type: 'lead_updated',
        workspaceId: 'acme',
        lead,
        ownerId: after.user.id,
        previousOwnerId: before.user.id,
        statusChanged: false,
        origin: null,
      },
    ]);
    await settled(...ears.map(({ socket }) => socket));
    const whole = {
      type: 'lead_updated',
      payload: { lead, status_changed: false },
      origin: null,
    };
    const gone = {
      type: 'lead_updated',
      payload: { lead: { id: lead.id }, removed: true },
      origin: null,
    };
    expect(ears.map((ear) => ear.messages())).toEqual([[gone], [whole], [whole]]);

    const lost = { type: 'lead_lost' as const, workspaceId: 'acme', leadId: lead.id, origin: null };
    server.hub.announce([
      { ...lost, userId: after.user.id },
      { ...lost, userId: manager.user.id },
    ]);
    await settled(...ears.map(({ socket }) => socket));
    expect(ears.map((ear) => ear.messages())).toEqual([[gone], [whole, gone], [whole]]);
  });

  it('closes with 4401 when the session ends', async () => {
    const person = await server.register();
    const { socket } = await listener(person);
    const other = await listener({
      ...person,
      access_token: await server.signIn(person.user.email, 'a-long-enough-secret'),
    });
    const closed = once(socket, 'close');
    await server.request('/api/auth/logout', { method: 'POST', token: person.access_token });
    expect((await closed)[0]).toBe(4401);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('closes with 1001 when the server shuts down', async () => {
    const { socket } = await listener(await server.register());
    const closed = once(socket, 'close');
    await server.close();
    expect((await closed)[0]).toBe(1001);
  });

  it('drops clients that send too much', async () => {
    const { socket } = await listener(await server.register());
    const closed = once(socket, 'close');
    socket.send('x'.repeat(2_000));
    expect((await closed)[0]).toBe(1009);
  });

  it('drops a reader that is too far behind, without affecting others', async () => {
    const person = await server.register();
    const [slow, quick] = await Promise.all([listener(person), listener(person)]);
    const closed = once(slow.socket, 'close');
    slow.socket.pause();
    const lead = await createLead(person);
    const change = {
      type: 'lead_created' as const,
      workspaceId: (
        await db.read.selectFrom('leads').select('workspace_id').executeTakeFirstOrThrow()
      ).workspace_id,
      lead: { ...lead, notes: 'x'.repeat(10_000) },
      ownerId: person.user.id,
      origin: null,
    };
    for (let round = 0; round < 100; round += 1) {
      server.hub.announce(Array.from({ length: 20 }, () => change));
      await settled(quick.socket);
    }
    slow.socket.resume();
    expect((await closed)[0]).toBe(1006);
    expect(quick.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('closes sockets whose session or access changed without notice, as after a lost message', async () => {
    await server.close();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      server = await startTestServer({ db });
      const [left, ended, unused, promoted] = await Promise.all([
        member('agent'),
        member('agent'),
        member('agent'),
        member('agent'),
      ]);
      const ears = await Promise.all([left, ended, unused, promoted].map(listener));
      const closed = ears.slice(1).map(({ socket }) => once(socket, 'close'));
      await db.write(async (tx) => {
        await tx.deleteFrom('sessions').where('user_id', '=', ended.user.id).execute();
        const longAgo = { last_used_at: Date.now() - 8 * 86_400_000 };
        await tx
          .updateTable('sessions')
          .set(longAgo)
          .where('user_id', '=', unused.user.id)
          .execute();
        await updateUser(tx, promoted.user.id, { role: 'manager' }, Date.now());
      });
      vi.advanceTimersByTime(30_000);
      expect((await Promise.all(closed)).map(([code]: unknown[]) => code)).toEqual([
        4401, 4401, 1012,
      ]);
      expect(ears[0]?.socket.readyState).toBe(WebSocket.OPEN);
    } finally {
      vi.useRealTimers();
    }
  });
});
