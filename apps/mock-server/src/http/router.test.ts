import type { Call } from '@cardinal/contract';
import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Principal } from '../services/shared/principal.ts';
import type { Environment } from './environment.ts';
import { createErrorHandler } from './errorHandler.ts';
import { createRouter, respond } from './router.ts';

const report = {
  method: 'get',
  path: '/api/reports/{id}',
  summary: 'A report.',
  auth: 'manager',
  params: z.object({ id: z.string() }),
  query: z.object({ year: z.coerce.number().int() }),
  answers: { 200: z.object({ id: z.string(), year: z.int(), by: z.string().nullable() }) },
} as const satisfies Call;

/** An app with one call for managers; tokens are roles. */
function reportApp() {
  const app = new Hono<Environment>();
  app.onError(
    createErrorHandler({
      log: pino({ level: 'silent' }),
      isTooBusy: () => false,
      isStorageFailure: () => false,
    }),
  );
  const authenticate = (token: string, clientId: string | null) => {
    const role = (['agent', 'manager', 'admin'] as const).find((known) => known === token);
    const principal: Principal | undefined = role && {
      userId: 'u',
      workspaceId: 'w',
      companyId: null,
      role,
      emailVerified: true,
      sessionId: 's',
      signedInAt: 0,
      clientId,
    };
    return Promise.resolve(principal);
  };
  const requireRecentSignIn = () => Promise.resolve();
  const partners = {
    isToken: () => false,
    authenticate: () => Promise.reject(new Error('unused')),
  };
  const apiKeys = { isKey: () => false, find: () => Promise.reject(new Error('unused')) };
  const { route, close } = createRouter(app, {
    authenticate,
    apiKeys,
    requireRecentSignIn,
    partners,
    asWriter: (_userId, handle) => handle(),
  });
  route(report, ({ params, query, principal }) =>
    respond(200, { id: params.id, year: query.year, by: principal.clientId }),
  );
  close();
  return app;
}

const ask = (token: string, query = '?year=2026', headers: Record<string, string> = {}) =>
  reportApp().request(`/api/reports/r1${query}`, {
    headers: { Authorization: `Bearer ${token}`, ...headers },
  });

describe('a call for managers', () => {
  it.each(['manager', 'admin'])('returns to a %s', async (role) => {
    const found = await ask(role);
    expect(found.status).toBe(200);
    expect(await found.json()).toEqual({ id: 'r1', year: 2026, by: null });
  });

  it('is forbidden for agents', async () => {
    const refused = await ask('agent');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'forbidden' });
  });

  it('requires a sign-in before it checks anything else', async () => {
    expect((await ask('stranger', '?year=never')).status).toBe(401);
  });

  it('receives validated parameters', async () => {
    const refused = await ask('manager', '?year=never');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'year', message: 'This must be a number.' }],
    });
  });

  it.each([
    ['tab-1', 'tab-1'],
    ['two words', null],
    ['x'.repeat(65), null],
  ])('reads the client id %s as %s', async (header, known) => {
    const found = await ask('manager', '?year=2026', { 'X-Client-Id': header });
    expect(await found.json()).toMatchObject({ by: known });
  });
});
