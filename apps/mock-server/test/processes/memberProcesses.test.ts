import { once } from 'node:events';
import {
  leadSchema,
  socketCodes,
  socketProtocol,
  teamUserSchema,
  userSchema,
} from '@cardinal/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { createDatabase, dropDatabase } from '../helpers/postgresDatabases.ts';
import { signInAt, startServerProcess, type ServerProcess } from '../helpers/serverProcess.ts';

const template = inject('postgresTemplate');

describe.skipIf(template === '')('members of two server processes', () => {
  let databaseUrl: string;
  let here: ServerProcess;
  let there: ServerProcess;
  let admin: string;
  let agent: string;
  let agentId: string;

  beforeAll(async () => {
    databaseUrl = await createDatabase(template);
    const place = { databaseUrl, dataDir: '' };
    here = await startServerProcess(place);
    there = await startServerProcess(place);
    admin = await signInAt(here.url, 'admin@demo.cardinal.test');
    agent = await signInAt(there.url, 'agent@demo.cardinal.test');
    agentId = (await me(there)).id;
  });
  afterAll(async () => {
    await Promise.all([here.kill(), there.kill()]);
    await dropDatabase(databaseUrl);
  });

  const ask = (
    { url }: ServerProcess,
    token: string,
    method: string,
    path: string,
    json?: unknown,
  ) =>
    fetch(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  const me = async (at: ServerProcess) =>
    userSchema.parse(await (await ask(at, agent, 'GET', '/api/auth/me')).json());

  /**
   * Opens a socket that stays open: a process that is not yet connected to the others closes it.
   */
  async function listen(at: ServerProcess): Promise<WebSocket> {
    for (;;) {
      const protocols = [socketProtocol, `bearer.${agent}`];
      const socket = new WebSocket(`${at.url.replace('http', 'ws')}/ws`, protocols);
      await once(socket, 'open');
      const isRefused = once(socket, 'close').then(() => true);
      const stays = new Promise<boolean>((resolve) => setTimeout(resolve, 100, false));
      if (!(await Promise.race([isRefused, stays]))) return socket;
    }
  }

  it('apply a new role: sockets of the other process reconnect with it', async () => {
    expect((await ask(there, agent, 'GET', '/api/users')).status).toBe(403);
    const closed = once(await listen(there), 'close');
    const changed = await ask(here, admin, 'PUT', `/api/members/${agentId}`, { role: 'manager' });
    expect(changed.status).toBe(200);
    expect((await closed)[0]).toBe(socketCodes.restart);
    const team = await ask(there, agent, 'GET', '/api/users');
    expect(z.array(teamUserSchema).parse(await team.json()).length).toBeGreaterThan(3);
  });

  it('apply a removal: the other process no longer serves records of the company', async () => {
    const leads = await ask(there, agent, 'GET', '/api/leads');
    expect(z.array(leadSchema).parse(await leads.json()).length).toBeGreaterThan(0);
    const closed = once(await listen(there), 'close');
    expect((await ask(here, admin, 'DELETE', `/api/members/${agentId}`)).status).toBe(200);
    expect((await closed)[0]).toBe(socketCodes.restart);
    expect((await me(there)).company_id).toBeNull();
    expect(await (await ask(there, agent, 'GET', '/api/leads')).json()).toEqual([]);
    await listen(there).then((socket) => socket.terminate());
  });
});
