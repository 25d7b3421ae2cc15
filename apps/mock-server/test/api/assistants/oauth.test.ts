import {
  assistantConsentSchema,
  assistantSchema,
  assistantScopeNames,
  auditEntrySchema,
  calls,
  problemSchema,
  resetLinkSchema,
  type AssistantRequest,
  type Call,
  type Registration,
} from '@cardinal/contract';
import * as openid from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { purgeAssistants } from '../../../src/store/accounts/assistants.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { messageIn, sendToMcp } from '../../helpers/agent.ts';
import {
  allow,
  callback,
  connectAssistant,
  httpsAddress,
  newVerifier,
  refreshed,
  registerProgram,
  requestOf,
  sendForm,
} from '../../helpers/assistant.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { membershipCalls, newName } from '../../helpers/membershipCalls.ts';
import { connectClient, fetchOf } from '../../helpers/oauthClient.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const minute = 60_000;
const day = 1_440 * minute;
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const listed = z.object({ tools: z.array(z.looseObject({ name: z.string() })) });
const oauthError = z.object({ error: z.string(), error_description: z.string() });

describeOnEachEngine('assistants with OAuth', (open) => {
  let db: Database;
  let server: TestServer;
  let ask: ReturnType<typeof membershipCalls>;
  let founder: Registration;
  let agent: Registration;
  let token: string;
  const start = Date.parse('2026-11-26T08:00:00Z');
  let now = start;

  beforeAll(async () => {
    db = await open();
    const settings = { PUBLIC_URL: httpsAddress };
    server = await startTestServer({ db, settings, clock: () => now });
    ask = membershipCalls(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now += day;
    founder = await server.register({ company_name: newName(), first_name: 'Astrid' });
    agent = await ask.join(founder, 'agent');
    token = agent.access_token;
  });

  const check = (request: AssistantRequest, by = token) =>
    ask.call('POST', '/api/assistants/check', by, request);
  const consentOf = async (request: AssistantRequest) =>
    assistantConsentSchema.parse(await (await check(request)).json());
  const errorOf = async (answer: Response) => {
    const { error } = oauthError.parse(await answer.json());
    return [answer.status, error];
  };
  const assistantsOf = async (by: string, query = '') =>
    z
      .array(assistantSchema)
      .parse(await (await ask.call('GET', `/api/assistants${query}`, by)).json());
  const mcpStatus = async (access: string) => (await sendToMcp(server, access, list)).status;

  describe('are found', () => {
    it('by the metadata that a refused call names', async () => {
      const refused = await sendToMcp(server, '', list);
      expect(refused.status).toBe(401);
      expect(refused.headers.get('WWW-Authenticate')).toBe(
        `Bearer resource_metadata="${httpsAddress}/.well-known/oauth-protected-resource/mcp", scope="leads:read leads:write events:read mail:send"`,
      );
      const ended = await sendToMcp(server, 'coa_unknown', list);
      expect(ended.headers.get('WWW-Authenticate')).toMatch(/^Bearer error="invalid_token", res/);
      for (const path of ['', '/mcp']) {
        const answer = await server.request(`/.well-known/oauth-protected-resource${path}`);
        expect(await answer.json()).toMatchObject({
          resource: `${httpsAddress}/mcp`,
          authorization_servers: [httpsAddress],
        });
      }
    });

    it('only where the address uses https', async () => {
      const plain = await startTestServer({ db });
      const refused = await sendToMcp(plain, '', list);
      expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer');
      const paths = [
        '/.well-known/oauth-protected-resource',
        '/.well-known/oauth-authorization-server',
      ];
      for (const path of paths) expect((await plain.request(path)).status).not.toBe(200);
      const { access } = await connectAssistant(server, token);
      expect((await sendToMcp(plain, access, list)).status).toBe(401);
      const json = await requestOf(server);
      const asked = await plain.request('/api/assistants/check', { method: 'POST', token, json });
      expect(asked.status).toBe(404);
      await plain.close();
    });
  });

  it.each([
    [true, '2026-07-28'],
    [false, '2025-11-25'],
  ])('serve the official client, new protocol: %s', async (isNew, version) => {
    const lead = await ask.addLead(token);
    const scopes = ['leads:read'] as const;
    const { client, page, back, tokens, spoil } = await connectClient(server, token, {
      isNew,
      scopes,
    });
    expect(page.origin + page.pathname).toBe(`${httpsAddress}/authorize`);
    expect(page.searchParams.get('resource')).toBe(`${httpsAddress}/mcp`);
    expect(back.origin + back.pathname).toBe(callback);
    expect(back.searchParams.get('state')).toBe('a state');
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'find_leads',
      'get_lead',
      'follow_up_board',
      'my_day',
    ]);
    const before = tokens()?.refresh_token;
    spoil();
    const answer = await client.callTool({ name: 'get_lead', arguments: { lead_id: lead.id } });
    expect(JSON.stringify(answer.content)).toContain(lead.id);
    expect(tokens()?.refresh_token).not.toBe(before);
    await client.close();
  });

  it('serve a certified client: registration, code, refreshing and revocation', async () => {
    const options = { algorithm: 'oauth2' as const, [openid.customFetch]: fetchOf(server) };
    const config = await openid.dynamicClientRegistration(
      new URL(httpsAddress),
      { client_name: 'Certified', redirect_uris: [callback], token_endpoint_auth_method: 'none' },
      openid.None(),
      options,
    );
    const pkceCodeVerifier = openid.randomPKCECodeVerifier();
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: callback,
      scope: 'leads:read',
      state: 'a state',
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
    });
    const request = Object.fromEntries(url.searchParams);
    const back = await allow(server, token, request, assistantScopeNames);
    const checks = { pkceCodeVerifier, expectedState: 'a state' };
    const first = await openid.authorizationCodeGrant(config, back, checks);
    expect(first).toMatchObject({ expires_in: 3_600, scope: 'leads:read' });
    const second = await openid.refreshTokenGrant(config, first.refresh_token ?? '');
    expect(await mcpStatus(second.access_token)).toBe(200);
    await openid.tokenRevocation(config, second.refresh_token ?? '');
    expect(await mcpStatus(second.access_token)).toBe(401);
    expect(await assistantsOf(token)).toEqual([]);
  });

  describe('are let in by their user', () => {
    it('who sees the name, the permissions and where the answer goes', async () => {
      const request = await requestOf(server, { name: 'Claude', scope: 'leads:read export' });
      expect(await consentOf(request)).toEqual({
        name: 'Claude',
        host: null,
        leads_to: null,
        scopes: ['leads:read'],
        fault: null,
        deny_url: `${callback}?error=access_denied&error_description=The+user+did+not+allow+it.&state=as+it+was&iss=${encodeURIComponent(httpsAddress)}`,
      });
    });

    it('with no more than they chose and the assistant asked for', async () => {
      const request = { scope: 'leads:read events:read' };
      const chosen = ['leads:read', 'mail:send'] as const;
      const { scope, access } = await connectAssistant(server, token, { request, scopes: chosen });
      expect(scope).toBe('leads:read');
      const { result } = await messageIn(await sendToMcp(server, access, list));
      expect(listed.parse(result).tools).toHaveLength(4);
      const json = { request: await requestOf(server, request), scopes: ['mail:send'] };
      expect((await ask.call('POST', '/api/assistants/allow', token, json)).status).toBe(422);
    });

    it('after a recent sign-in, and never by a key or an assistant', async () => {
      const json = { request: await requestOf(server), scopes: ['leads:read'] };
      const { access } = await connectAssistant(server, token);
      const byAssistant = await ask.call('POST', '/api/assistants/allow', access, json);
      expect(byAssistant.status).toBe(401);
      now += 11 * minute;
      const answer = await ask.call('POST', '/api/assistants/allow', token, json);
      expect([answer.status, await ask.codeOf(answer)]).toEqual([403, 'reauthenticate']);
    });

    it('within a limit', async () => {
      const client_id = await registerProgram(server);
      const request = await requestOf(server, { client_id });
      const answers: number[] = [];
      for (let made = 0; made < 26; made += 1) {
        const json = { request, scopes: ['leads:read'] };
        answers.push((await ask.call('POST', '/api/assistants/allow', token, json)).status);
      }
      expect([answers[24], answers[25]]).toEqual([201, 422]);
    });
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: undefined }, 'invalid_request'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    [{ scope: 'everything' }, 'invalid_scope'],
  ])('with %j are told so, and cannot be allowed', async (wrong, error) => {
    const request = await requestOf(server, wrong);
    const { fault, deny_url: url } = await consentOf(request);
    expect(fault).not.toBeNull();
    expect(new URL(url).searchParams.get('error')).toBe(error);
    const json = { request, scopes: ['leads:read'] };
    expect((await ask.call('POST', '/api/assistants/allow', token, json)).status).toBe(422);
  });

  describe('are answered', () => {
    it.each([
      'http://127.0.0.1:4711/other',
      'http://127.0.0.1.evil.example:4711/callback',
      'http://localhost:4711/callback',
      'http://user@127.0.0.1:4711/callback',
      'https://127.0.0.1:4711/callback',
      'http://127.0.0.1:4711/callback?more=1',
      'http://127.0.0.1:4711/callback#part',
      'http://127.0.0.1:4711\\@evil.example/callback',
      'javascript:alert(1)',
      'http://127.0.0.1:4711/callback\u0000',
      '',
    ])('never at %s, which is not registered', async (redirect_uri) => {
      const answer = await check(await requestOf(server, { redirect_uri }));
      expect(answer.status).toBe(422);
      expect(problemSchema.parse(await answer.json()).errors?.[0]?.path).toBe('redirect_uri');
    });

    it('on this device at any port, as programs choose one when they ask', async () => {
      const redirect_uris = ['http://127.0.0.1/callback', 'http://localhost:1/'];
      const client_id = await registerProgram(server, { redirect_uris });
      for (const redirect_uri of ['http://127.0.0.1:50123/callback', 'http://localhost:9/']) {
        const { leads_to } = await consentOf(await requestOf(server, { client_id, redirect_uri }));
        expect(leads_to).toBeNull();
      }
    });

    it('at the host or program that the user is shown', async () => {
      const redirect_uris = [
        'https://claude.example/callback',
        'cursor://anysphere.cursor-mcp/oauth',
      ];
      const client_id = await registerProgram(server, { redirect_uris });
      const shown = async (redirect_uri?: string) =>
        (await consentOf(await requestOf(server, { client_id, redirect_uri }))).leads_to;
      expect(await shown(redirect_uris[0])).toBe('claude.example');
      expect(await shown(redirect_uris[1])).toBeNull();
    });
  });

  it.each([
    [['javascript:alert(1)'], 'invalid_redirect_uri'],
    [['java\tscript:alert(1)'], 'invalid_redirect_uri'],
    [['data:text/html,x'], 'invalid_redirect_uri'],
    [['http://evil.example/callback'], 'invalid_redirect_uri'],
    [['https://a.example/#x'], 'invalid_redirect_uri'],
    [['https://u:p@a.example/'], 'invalid_redirect_uri'],
    [['ms-msdt:/id'], 'invalid_redirect_uri'],
    [['http://127.0.0.1/call\u0000back'], 'invalid_redirect_uri'],
    [['https://a.example\t.evil.example/'], 'invalid_redirect_uri'],
    [['https://a.example/\r\nX: y'], 'invalid_redirect_uri'],
    [['file:///etc/passwd'], 'invalid_redirect_uri'],
    [[], 'invalid_client_metadata'],
    ['https://a.example/', 'invalid_client_metadata'],
    [undefined, 'invalid_client_metadata'],
  ])('are not registered with %j', async (redirect_uris, error) => {
    const json = { client_name: 'Evil', redirect_uris };
    const answer = await server.request('/oauth/register', { method: 'POST', json });
    expect(await errorOf(answer)).toEqual([400, error]);
  });

  it('are registered however many others were, and the oldest unused ones are forgotten', async () => {
    const allowed = await connectAssistant(server, token);
    now += minute;
    const old = await registerProgram(server);
    now += minute;
    const others = Array.from({ length: 4_999 }, (_, index) => ({
      id: `cap_flood-${now}-${index}`,
      name: 'Flood',
      redirect_uris: '[]',
      created_at: now,
      expires_at: now + day,
    }));
    for (let first = 0; first < others.length; first += 1_000) {
      const rows = others.slice(first, first + 1_000);
      await db.write((tx) => tx.insertInto('assistant_clients').values(rows).execute());
    }
    now += minute;
    const client_id = await registerProgram(server);
    const isKnown = async (id: string) =>
      (await check(await requestOf(server, { client_id: id }))).status === 200;
    expect(await isKnown(client_id)).toBe(true);
    expect(await isKnown(allowed.clientId)).toBe(true);
    expect(await isKnown(old)).toBe(false);
    await db.write((tx) =>
      tx.deleteFrom('assistant_clients').where('name', '=', 'Flood').execute(),
    );
  });

  it.each(['cap_\u0000', 'cap_', 'cap_unknown', `cap_${'x'.repeat(1_000)}`])(
    'are unknown by the id %j',
    async (client_id) => {
      const answer = await check(await requestOf(server, { client_id }));
      expect(answer.status).toBe(422);
      expect(problemSchema.parse(await answer.json()).errors?.[0]?.path).toBe('client_id');
    },
  );

  it('are registered for a day, and longer once they are allowed', async () => {
    const unused = await registerProgram(server);
    const { clientId } = await connectAssistant(server, token);
    now += 2 * day;
    const { access_token } = await server.register();
    const statusOf = async (client_id: string) =>
      (await check(await requestOf(server, { client_id }), access_token)).status;
    expect([await statusOf(unused), await statusOf(clientId)]).toEqual([422, 200]);
    now += 180 * day;
  });

  describe('with a code', () => {
    async function newCode(client_id?: string) {
      const verifier = newVerifier();
      const request = await requestOf(server, { client_id, verifier });
      const url = await allow(server, token, request, ['leads:read']);
      return {
        grant_type: 'authorization_code',
        code: url.searchParams.get('code') ?? '',
        client_id: request.client_id ?? '',
        redirect_uri: callback,
        code_verifier: verifier,
      };
    }

    it.each([
      [{ code_verifier: newVerifier() }, 'invalid_grant'],
      [{ code_verifier: 'short' }, 'invalid_request'],
      [{ client_id: 'cap_other' }, 'invalid_grant'],
      [{ client_id: '' }, 'invalid_request'],
      [{ redirect_uri: 'http://127.0.0.1:4712/callback' }, 'invalid_grant'],
      [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
      [{ code: 'coc_unknown' }, 'invalid_grant'],
      [{ grant_type: 'password' }, 'unsupported_grant_type'],
    ])('are refused with %j', async (wrong, error) => {
      const form = await newCode();
      expect(await errorOf(await sendForm(server, { ...form, ...wrong }))).toEqual([400, error]);
      expect((await sendForm(server, form)).status).toBe(200);
    });

    it('are refused a minute later', async () => {
      const form = await newCode();
      now += minute;
      expect(await errorOf(await sendForm(server, form))).toEqual([400, 'invalid_grant']);
      expect(await assistantsOf(token)).toEqual([]);
    });

    it('that is used twice end, because somebody has a copy', async () => {
      const form = await newCode();
      const answers = await Promise.all([sendForm(server, form), sendForm(server, form)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(await assistantsOf(token)).toEqual([]);
    });

    it.each([
      ['a minute', minute],
      ['a day', day],
    ])(
      'that is used again after %s end the assistant, and this is audited',
      async (_what, later) => {
        const { clientId, access, refresh, exchanged } = await connectAssistant(server, token);
        now += later;
        // What has expired is removed meanwhile.
        await db.write((tx) => purgeAssistants(tx, { now, most: 1_000 }));
        expect(await errorOf(await sendForm(server, exchanged))).toEqual([400, 'invalid_grant']);
        expect(await assistantsOf(token)).toEqual([]);
        expect(await mcpStatus(access)).toBe(401);
        expect((await refreshed(server, clientId, refresh)).status).toBe(400);
        const [entry] = await ask.audited(founder.access_token);
        expect(entry).toMatchObject({ after: { reason: 'token_used_twice' } });
      },
    );

    it('take the place of the same program’s earlier connection', async () => {
      const first = await connectAssistant(server, token);
      await sendForm(server, await newCode(first.clientId));
      expect(await assistantsOf(token)).toHaveLength(1);
      expect(await mcpStatus(first.access)).toBe(401);
    });
  });

  describe('with tokens', () => {
    it('work for an hour, and are refreshed by a token that works once', async () => {
      const { clientId, access, refresh } = await connectAssistant(server, token);
      now += 59 * minute;
      expect(await mcpStatus(access)).toBe(200);
      now += minute;
      expect(await mcpStatus(access)).toBe(401);
      const answer = await refreshed(server, clientId, refresh);
      const second = z
        .object({ access_token: z.string(), refresh_token: z.string() })
        .parse(await answer.json());
      expect(await mcpStatus(second.access_token)).toBe(200);

      // A thief, or the assistant after a thief.
      expect(await errorOf(await refreshed(server, clientId, refresh))).toEqual([
        400,
        'invalid_grant',
      ]);
      expect(await mcpStatus(second.access_token)).toBe(401);
      expect((await refreshed(server, clientId, second.refresh_token)).status).toBe(400);
      const [entry] = await ask.audited(founder.access_token);
      expect(entry).toMatchObject({
        action: 'assistant_disconnected',
        after: { reason: 'token_used_twice' },
      });
    });

    it('end when they are unused for a month', async () => {
      const { clientId, refresh } = await connectAssistant(server, token);
      now += 30 * day;
      expect((await refreshed(server, clientId, refresh)).status).toBe(400);
    });

    it('end a year after they were let in, however much they are used', async () => {
      const { access_token: own } = await server.register();
      const { clientId, refresh } = await connectAssistant(server, own);
      let latest = refresh;
      for (let days = 0; days < 364; days += 28) {
        now += 28 * day;
        const answer = await refreshed(server, clientId, latest);
        latest = z.object({ refresh_token: z.string() }).parse(await answer.json()).refresh_token;
      }
      now += 2 * day;
      expect((await refreshed(server, clientId, latest)).status).toBe(400);
    });

    it('are told apart: each works only where it belongs', async () => {
      const { clientId, access, refresh, exchanged } = await connectAssistant(server, token);
      for (const wrong of [refresh, exchanged.code, token])
        expect(await mcpStatus(wrong)).toBe(401);
      for (const wrong of [access, exchanged.code]) {
        expect((await refreshed(server, clientId, wrong)).status).toBe(400);
      }
      const other = await registerProgram(server);
      expect((await refreshed(server, other, refresh)).status).toBe(400);
      await sendForm(server, { token: refresh, client_id: other }, '/oauth/revoke');
      expect(await mcpStatus(access)).toBe(200);
      const stored = await db.read.selectFrom('assistant_tokens').selectAll().execute();
      for (const secret of [access, refresh, exchanged.code]) {
        expect(JSON.stringify(stored)).not.toContain(secret.slice(4));
      }
    });

    it('open no call of the API, of whichever scope', async () => {
      const { access } = await connectAssistant(server, founder.access_token);
      const opened: string[] = [];
      for (const [name, call] of Object.entries<Call>(calls)) {
        if (call.auth === 'public') continue;
        const path = call.path.replaceAll(/\{\w+\}/g, 'none');
        const { status } = await ask.call(call.method.toUpperCase(), path, access);
        if (status !== 401) opened.push(`${name}: ${status}`);
      }
      expect(opened).toEqual([]);
    });

    it('reach no lead of another company, by any tool', async () => {
      const stranger = await server.register({ company_name: newName() });
      const foreign = await ask.addLead(stranger.access_token);
      const { access } = await connectAssistant(server, founder.access_token);
      const call = async (name: string, lead_id: string, more: object = {}) => {
        const params = { name, arguments: { lead_id, ...more } };
        const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
        return messageIn(await sendToMcp(server, access, message));
      };
      const tools: [string, object?][] = [
        ['get_lead'],
        ['add_note', { text: 'Hello' }],
        ['draft_email'],
        ['propose_change', { status: 'Hot', reason: 'Why' }],
      ];
      for (const [name, more] of tools) {
        const answer = await call(name, foreign.id, more);
        expect(answer).toMatchObject({ result: { isError: true } });
        expect(answer).toEqual(await call(name, '0190b2f0-0000-7000-8000-000000000000', more));
      }
    });
  });

  describe('end', () => {
    it('when their user disconnects them, and remember their last use', async () => {
      const { id, access } = await connectAssistant(server, token, { name: 'Claude' });
      await mcpStatus(access);
      await expect
        .poll(async () => (await assistantsOf(token))[0]?.last_used_at)
        .toBe(new Date(now).toISOString());
      expect(await assistantsOf(token)).toMatchObject([
        { id, name: 'Claude', host: null, user: { id: agent.user.id, name: 'Ada Example' } },
      ]);
      expect((await ask.call('DELETE', `/api/assistants/${id}`, token)).status).toBe(204);
      expect(await mcpStatus(access)).toBe(401);
      const [gone, made] = await ask.audited(founder.access_token);
      const subject = { type: 'assistant', id, name: 'Claude' };
      expect(gone).toMatchObject({ action: 'assistant_disconnected', subject });
      expect(made).toMatchObject({ action: 'assistant_allowed', subject });
      expect(auditEntrySchema.safeParse(gone).success).toBe(true);
    });

    it('when an administrator disconnects them, who sees those of everyone', async () => {
      const { id, access } = await connectAssistant(server, token);
      const stranger = await server.register({ company_name: newName() });
      const remove = async (by: string, query = '') =>
        (await ask.call('DELETE', `/api/assistants/${id}${query}`, by)).status;
      expect(await remove(founder.access_token)).toBe(404);
      expect(await remove(stranger.access_token, '?all=true')).toBe(404);
      expect(await remove(token, '?all=true')).toBe(403);
      expect((await assistantsOf(founder.access_token, '?all=true')).map((one) => one.id)).toEqual([
        id,
      ]);
      expect(await remove(founder.access_token, '?all=true')).toBe(204);
      expect(await mcpStatus(access)).toBe(401);
    });

    it('when their user is removed from the company', async () => {
      const { clientId, access, refresh } = await connectAssistant(server, token);
      await ask.remove(founder.access_token, agent.user.id);
      expect(await mcpStatus(access)).toBe(401);
      expect((await refreshed(server, clientId, refresh)).status).toBe(400);
    });

    it('when their user gets a new password by a link', async () => {
      const { access } = await connectAssistant(server, token);
      const path = `/api/members/${agent.user.id}/reset-link`;
      const made = await ask.call('POST', path, founder.access_token);
      const { link } = resetLinkSchema.parse(await made.json());
      const json = {
        token: new URL(link).searchParams.get('token'),
        password: 'another-long-secret',
      };
      const reset = await server.request('/api/auth/password/reset', { method: 'POST', json });
      expect(reset.status).toBe(204);
      expect(await mcpStatus(access)).toBe(401);
    });
  });

  it.each(['', 'grant_type=authorization_code&grant_type=refresh_token', '%', 'a=%00&token=%00'])(
    'that send %j are refused clearly',
    async (body) => {
      for (const path of ['/oauth/token', '/oauth/revoke']) {
        const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
        const answer = await server.request(path, { method: 'POST', headers, body });
        expect([path, ...(await errorOf(answer))]).toEqual([path, 400, 'invalid_request']);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
      }
    },
  );
});
