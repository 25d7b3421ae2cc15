import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';
import type { RunningServer } from './server.ts';

/** A partner's site, at its own origin. */
async function startSite() {
  let content = '';
  const site = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Partner</title>${content}</html>`);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  // It listens on a TCP port, never on a path.
  const { port } = site.address() as AddressInfo;
  return {
    // A different host from the portal's.
    url: `http://localhost:${port}`,
    /** Sets the content of its page. */
    show: (next: string) => {
      content = next;
    },
    close: () => site.close(),
  };
}

/** Signs a manager in without the portal.\n * @returns Headers of their calls. */
async function managerOf(request: APIRequestContext) {
  const data = { email: demo.manager, password: demo.password };
  const answer = await request.post('/api/auth/login', { data });
  const { access_token: token } = await answer.json();
  return { headers: { Authorization: `Bearer ${token}` } };
}

/** Creates a key without the portal.\n * @returns The public key. */
async function addKey(request: APIRequestContext, name: string, origin: string): Promise<string> {
  const data = { name, origins: [origin], scopes: ['capture'] };
  const options = { ...(await managerOf(request)), data };
  const { key } = await (await request.post('/api/partner-keys', options)).json();
  return key;
}

/** The text that the server reads from the QR code in the dialog. */
async function readQrCode(page: Page): Promise<string> {
  const picture = await page.getByRole('img', { name: 'QR code of the hosted form' }).screenshot();
  const data = { image_data: picture.toString('base64') };
  const options = { ...(await managerOf(page.request)), data };
  const scan = await (await page.request.post('/api/leads/scan-card', options)).json();
  return scan.badge?.text ?? '';
}

/** Creates a key in the portal.\n * @returns The public key. */
async function createKey(page: Page, name: string, origin: string): Promise<string> {
  await page.getByRole('button', { name: 'New key' }).click();
  const form = page.getByRole('dialog', { name: 'New partner key' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Websites' }).fill(origin);
  await form.getByRole('button', { name: 'Create key' }).click();
  const usage = page.getByRole('dialog', { name: `Use ${name} on a page` });
  await expect(usage.getByText(/\/f\/ck_/)).toBeVisible();
  await expectAccessible(page);
  const code = await usage.getByText(/partner-key="ck_/).innerText();
  const address = await usage.getByText(/\/f\/ck_/).innerText();
  expect(await readQrCode(page)).toBe(address);
  await usage.getByRole('button', { name: 'Done' }).click();
  return /partner-key="(ck_[\w-]+)"/.exec(code)?.[1] ?? '';
}

/**
 * Captures a lead as a script on the partner's page would.
 * @returns Statuses of the two calls.
 */
const captureFrom = (site: Page, server: RunningServer, key: string, name: string) =>
  site.evaluate(
    async ({ base, partnerKey, first_name }) => {
      const post = (path: string, body: object, token?: string) =>
        fetch(base + path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            'Content-Type': 'application/json',
            ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          },
        });
      const session = await post('/api/embed/session', { key: partnerKey });
      const { access_token: token, code } = await session.json();
      if (!session.ok) return { session: session.status, code };
      const lead = await post('/api/leads', { first_name, email: 'g@example.com' }, token);
      const list = await fetch(`${base}/api/leads`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const refusal = await list.json();
      return { session: session.status, lead: lead.status, list: refusal.code };
    },
    { base: server.url, partnerKey: key, first_name: name },
  );

test('a manager gives a partner a key; a lead from its page arrives live, until it is revoked', async ({
  page,
  context,
  server,
}) => {
  // The card reader, which reads the QR code, starts with its first picture.
  test.slow();
  const site = await startSite();
  await signIn(page, demo.manager);
  await page.goto('/members?tab=partners');
  const key = await createKey(page, 'Harbour Expo', site.url);
  await expect(page.getByRole('row', { name: /Harbour Expo/ })).toContainText('0 of 500');
  await page.goto('/leads');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lead Management');
  await expect(page.getByText('Live updates paused')).toHaveCount(0);

  const outside = await context.newPage();
  await outside.goto(site.url);
  expect(await captureFrom(outside, server, key, 'Grace Visitor')).toEqual({
    session: 201,
    lead: 201,
    list: 'scope',
  });
  // Without a reload.
  const arrived = page.getByRole('row', { name: /Grace Visitor/ });
  await expect(arrived).toContainText('Partner: Harbour Expo');

  await page.goto('/members?tab=partners');
  await expect(page.getByRole('row', { name: /Harbour Expo/ })).toContainText('1 of 500');
  await page.getByRole('button', { name: 'Actions for Harbour Expo' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Revoke for good' }).click();
  await expect(page.getByText('Key revoked')).toBeVisible();
  await expect(page.getByRole('row', { name: /Harbour Expo/ })).toHaveCount(0);
  expect(await captureFrom(outside, server, key, 'Too Late')).toEqual({
    session: 401,
    code: 'key_refused',
  });
  site.close();
});

test('a manager tries a key in the portal: it works as for visitors, and stores nothing', async ({
  page,
}) => {
  const manager = await managerOf(page.request);
  const key = await addKey(page.request, 'Try me', 'https://www.example.com');
  const leadsOf = async () => {
    const answer = await page.request.get('/api/leads?limit=1', manager);
    return answer.headers()['x-total-count'];
  };
  const before = await leadsOf();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  await signIn(page, demo.manager);
  await page.goto('/members?tab=partners');
  await page.getByRole('button', { name: 'Actions for Try me' }).click();
  await page.getByRole('menuitem', { name: 'Try it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try Try me');
  const form = page.locator('cardinal-capture');
  await expect(form.getByText(/^This is a trial/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Accent' }).fill('#b03060');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expectAccessible(page);
  await form.getByLabel('First name').fill('Grace');
  await form.getByLabel('Email').fill('grace@example.com');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Events' })).toContainText('lead-created');
  expect(await leadsOf()).toBe(before);
  expect(refused).toEqual([]);
  // As it stands, the code has the key and the look, but no trial.
  const code = await page.getByText(/<cardinal-capture/).innerText();
  expect(code).toContain(`partner-key="${key}" theme="dark"></cardinal-capture>`);
  expect(code).not.toContain('trial');
  // By its address as well.
  await page.reload();
  await expect(form.getByText(/^This is a trial/)).toBeVisible();
});

test('the hosted form works in a frame that permits no scripts, by keyboard alone', async ({
  page,
  context,
  server,
}) => {
  const site = await startSite();
  const key = await addKey(page.request, 'Site builder', site.url);
  site.show(
    `<iframe src="${server.url}/f/${key}" title="Your details" sandbox="allow-forms" width="700" height="900"></iframe>`,
  );
  const outside = await context.newPage();
  await outside.goto(site.url);
  const form = outside.frameLocator('iframe');
  await form.getByLabel('First name').focus();
  await outside.keyboard.type('Edith');
  await outside.keyboard.press('Enter');
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('Email is required.');
  await expect(form.getByLabel('First name')).toHaveValue('Edith');
  await form.getByLabel('Email').focus();
  await outside.keyboard.type('edith@example.com');
  await outside.keyboard.press('Enter');
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  const found = await page.request.get('/api/leads?q=edith@example.com', {
    ...(await managerOf(page.request)),
  });
  expect(await found.json()).toMatchObject([
    { first_name: 'Edith', source: 'Partner: Site builder', assignedTo: null },
  ]);
  site.close();
});

test('the hosted form is accessible in every theme, and no other page can frame it', async ({
  page,
  context,
  server,
}) => {
  const key = await addKey(page.request, 'Tablet', 'https://tablet.example');
  const form = await context.newPage();
  for (const look of ['', '?theme=dark', '?theme=light&accent=ffd400', '?locale=ar&theme=dark']) {
    await form.goto(`/f/${key}${look}`);
    await expect(form.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(form);
  }
  await form.setViewportSize({ width: 320, height: 700 });
  const overflow = () =>
    form.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await overflow()).toBe(false);
  const answer = await form.request.get(`${server.url}/f/${key}`);
  expect(answer.headers()['content-security-policy']).toContain(
    'frame-ancestors https://tablet.example',
  );
});
