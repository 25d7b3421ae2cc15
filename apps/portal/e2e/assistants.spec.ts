import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startServer } from './server.ts';
import { demo, expect, expectAccessible, signIn, test as base } from './test.ts';

const publicUrl = 'https://crm.example.com';
const callback = 'http://127.0.0.1:4711/callback';

/** A separate server that offers OAuth, which needs a public URL with https. */
const test = base.extend({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, provide) => {
      const server = await startServer({ PUBLIC_URL: publicUrl, SEED: 'demo' });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** A program that is registered, and the path at which it asks the user. */
async function newAssistant(page: Page, name = 'Claude') {
  const data = { client_name: name, redirect_uris: [callback] };
  const registered = await page.request.post('/oauth/register', { data });
  const { client_id } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id,
    redirect_uri: callback,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'leads:read leads:write',
    state: 'a state',
    resource: `${publicUrl}/mcp`,
  });
  return { client_id, verifier, path: `/authorize?${query}` };
}

/** Answers the browser where the assistant waits for it. @returns The query of the answer */
async function answered(page: Page, press: () => Promise<void>): Promise<URLSearchParams> {
  await page.route(`${callback}**`, (route) => route.fulfill({ body: 'You can close this.' }));
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().startsWith(callback)),
    press(),
  ]);
  return new URL(request.url()).searchParams;
}

test('an assistant asks, is let in, works, and ends itself', async ({ page }) => {
  const { client_id, verifier, path } = await newAssistant(page);
  await page.goto(path);
  // The way leads through signing in.
  await page.getByLabel('Email').fill(demo.agent);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Claude');
  await expectAccessible(page);
  const query = await answered(page, () =>
    page.getByRole('button', { name: 'Allow', exact: true }).click(),
  );
  expect(query.get('state')).toBe('a state');

  const tokens = await page.request.post('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      client_id,
      redirect_uri: callback,
      code_verifier: verifier,
      code: query.get('code') ?? '',
    },
  });
  const { access_token: access } = (await tokens.json()) as { access_token: string };
  const list = () =>
    page.request.post('/mcp', {
      headers: {
        Authorization: `Bearer ${access}`,
        Accept: 'application/json, text/event-stream',
      },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
  expect(await (await list()).text()).toContain('find_leads');

  await page.request.post('/oauth/revoke', { form: { token: access, client_id } });
  expect((await list()).status()).toBe(401);
});

test('an assistant that is refused is told so, and an unknown one goes nowhere', async ({
  page,
}) => {
  await signIn(page);
  const { path } = await newAssistant(page);
  await page.goto(path);
  const deny = page.getByRole('button', { name: 'Do not allow' });
  expect((await answered(page, () => deny.click())).get('error')).toBe('access_denied');

  await page.goto('/authorize?client_id=cap_unknown');
  await expect(page.getByText(/does not know this assistant/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Dashboard/i })).toBeVisible();
  await expectAccessible(page);
});
