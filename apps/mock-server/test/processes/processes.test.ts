import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  createdLeadSchema,
  realtimeMessageSchema,
  sessionSchema,
  type Session,
} from '@cardinal/contract';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { createDatabase, dropDatabase } from '../helpers/postgresDatabases.ts';
import { freePort } from '../../../../tools/shared/freePort.mjs';

const program = fileURLToPath(new URL('../../start.mjs', import.meta.url));
const template = inject('postgresTemplate');

/** Several processes, as they run in production, on one PostgreSQL. */
describe.skipIf(template === '')('two server processes', () => {
  let databaseUrl: string;
  let processes: ChildProcess[];
  let sockets: WebSocket[];
  let here: string;
  let there: string;

  beforeEach(async () => {
    databaseUrl = await createDatabase(template);
    processes = [];
    sockets = [];
    here = await start();
    there = await start();
  });
  afterEach(async () => {
    for (const socket of sockets) socket.terminate();
    const ended = processes.map(
      (child) => child.exitCode ?? child.signalCode ?? once(child, 'exit'),
    );
    for (const child of processes) child.kill('SIGKILL');
    await Promise.all(ended);
    await dropDatabase(databaseUrl);
  });

  /** Starts a process. @returns Its URL, once it is connected to the others. */
  async function start(): Promise<string> {
    const port = String(await freePort());
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'], PORT: port, DATABASE_URL: databaseUrl, SEED: 'demo' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    processes.push(child);
    const url = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${url}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    return url;
  }

  async function signIn(url: string, name: string): Promise<Session> {
    const body = JSON.stringify({ email: `${name}@demo.cardinal.test`, password: 'cardinal-demo' });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
    return sessionSchema.parse(await answer.json());
  }

  const ask = (
    url: string,
    { access_token }: Session,
    method: string,
    path: string,
    json?: unknown,
  ) =>
    fetch(url + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${access_token}`,
        'X-Client-Id': 'tab-1',
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });

  /** Opens a socket that stays open and collects its messages. */
  async function listen(url: string, { access_token }: Session) {
    const heard: unknown[] = [];
    for (;;) {
      const protocols = ['cardinal.v1', `bearer.${access_token}`];
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, protocols);
      sockets.push(socket);
      socket.on('message', (data) => heard.push(JSON.parse(String(data))));
      await once(socket, 'open');
      // A socket that the server refuses is closed before it could answer twice: the first answer can
      // come before the refusal.
      const isRefused = once(socket, 'close').then(() => true);
      const answer = () => {
        const answers = once(socket, 'pong').then(() => false);
        socket.ping();
        return Promise.race([isRefused, answers]);
      };
      if ((await answer()) || (await answer())) continue;
      return {
        socket,
        messages: () => heard.map((message) => realtimeMessageSchema.parse(message)),
      };
    }
  }

  const summary = (ear: Awaited<ReturnType<typeof listen>>) =>
    ear.messages().map(({ type, payload }) => ('removed' in payload ? `${type} removed` : type));

  it('announce each other’s changes, to those who may read them and to no one else', async () => {
    const [agent, colleague, manager] = await Promise.all([
      signIn(here, 'agent'),
      signIn(here, 'agent2'),
      signIn(here, 'manager'),
    ]);
    const [agentHears, colleagueHears, managerHears] = await Promise.all([
      listen(there, agent),
      listen(there, colleague),
      listen(there, manager),
    ]);
    const json = { first_name: 'Grace', email: 'grace@example.com', phone: '+44 20 7946 0000' };
    const answer = await ask(here, agent, 'POST', '/api/leads', json);
    const { duplicates: _none, ...lead } = createdLeadSchema.parse(await answer.json());
    await expect.poll(() => summary(managerHears)).toEqual(['lead_created', 'activity_created']);
    expect(managerHears.messages()[0]).toEqual({
      type: 'lead_created',
      payload: { lead },
      origin: 'tab-1',
    });
    expect(agentHears.messages()).toEqual(managerHears.messages());
    expect(colleagueHears.messages()).toEqual([]);

    await ask(here, manager, 'POST', `/api/leads/${lead.id}/assign`, { userId: colleague.user.id });
    await expect.poll(() => summary(agentHears).at(-1)).toBe('lead_updated removed');
    await expect.poll(() => summary(colleagueHears)).toEqual(['lead_updated']);
    const many = { lead_ids: [lead.id], userId: agent.user.id };
    await ask(here, manager, 'POST', '/api/leads/assign', many);
    await expect.poll(() => summary(agentHears).at(-1)).toBe('leads_updated');
    await expect.poll(() => summary(colleagueHears).at(-1)).toBe('lead_updated removed');
    await ask(here, agent, 'DELETE', `/api/leads/${lead.id}`);
    await expect.poll(() => summary(agentHears).at(-1)).toBe('lead_updated removed');
    expect(summary(colleagueHears)).toHaveLength(2);
  });

  it('close the sockets of a session that another process ended', async () => {
    const agent = await signIn(here, 'agent');
    const { socket } = await listen(there, agent);
    expect((await ask(there, agent, 'GET', '/api/auth/me')).status).toBe(200);
    const closed = once(socket, 'close');
    expect((await ask(here, agent, 'POST', '/api/auth/logout')).status).toBe(204);
    expect((await closed)[0]).toBe(4401);
    expect((await ask(there, agent, 'GET', '/api/auth/me')).status).toBe(401);
  });

  it('close their sockets when they lose the listening connection, and recover', async () => {
    const agent = await signIn(here, 'agent');
    const { socket } = await listen(there, agent);
    const closed = once(socket, 'close');
    const operator = new Client(databaseUrl);
    await operator.connect();
    await operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'cardinal-listen' and datname = current_database()`,
    );
    await operator.end();
    expect((await closed)[0]).toBe(1012);
    const again = await listen(there, agent);
    const json = { first_name: 'Grace', email: 'grace@example.com' };
    await ask(here, agent, 'POST', '/api/leads', json);
    await expect.poll(() => summary(again)).toContain('lead_created');
  });

  it('continue when one is killed under load', async () => {
    const agent = await signIn(here, 'agent');
    const ear = await listen(there, agent);
    const create = async (url: string) => {
      const json = { first_name: 'Grace', email: 'grace@example.com' };
      const answer = await ask(url, agent, 'POST', '/api/leads', json);
      return createdLeadSchema.parse(await answer.json()).id;
    };
    const acknowledged: string[] = [];
    const createUntilKilled = async () => {
      for (;;) {
        try {
          acknowledged.push(await create(here));
        } catch {
          return;
        }
      }
    };
    const clients = Promise.all(Array.from({ length: 4 }, createUntilKilled));
    await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(4);
    processes[0]?.kill('SIGKILL');
    await clients;
    for (const id of [...acknowledged, await create(there)]) {
      expect((await ask(there, agent, 'GET', `/api/leads/${id}`)).status).toBe(200);
    }
    expect(ear.socket.readyState).toBe(WebSocket.OPEN);
    await expect.poll(() => summary(ear)).toContain('lead_created');
  });
});
