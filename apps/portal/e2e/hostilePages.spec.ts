import { asManager, listen, scriptOf, test } from './hostPage.ts';
import { expect } from './test.ts';
import type { Page } from '@playwright/test';

/** What a page may do to everything on it, as a script that runs first. */
const hostile = {
  'extends Object.prototype': `
    Object.prototype.extend = function () {};
    Object.prototype.vendor = 'yes';
    Array.prototype.last = function () { return this[this.length - 1]; };`,
  'cancels Enter before it arrives': `
    window.addEventListener('keydown', (e) => { if (e.key === 'Enter') e.preventDefault(); }, true);`,
  'cancels Enter after it has arrived': `
    document.addEventListener('keydown', (e) => { if (e.key === 'Enter') e.preventDefault(); });`,
  'cancels keypress': `
    document.addEventListener('keypress', (e) => { if (e.key === 'Enter') e.preventDefault(); });`,
  'cancels every form': `
    window.addEventListener('submit', (e) => { e.preventDefault(); e.stopImmediatePropagation(); }, true);`,
} as const;

async function fillIn(page: Page) {
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Email').fill('grace@example.com');
}

for (const [what, script] of Object.entries(hostile)) {
  test(`a page that ${what} captures a lead with Enter`, async ({ page, server, host }) => {
    const manager = await asManager(server);
    const { key } = await manager.createKey({
      name: what,
      origins: [host.origin],
      scopes: ['capture'],
    });
    const told = await listen(page);
    host.show({
      css: '',
      body: `<script>${script}</script>${scriptOf(server)}<cardinal-capture locale="en" partner-key="${key}"></cardinal-capture>`,
    });
    await page.goto(host.origin);
    await fillIn(page);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect((await told()).map(([name]) => name)).toEqual(['cardinal-ready', 'lead-created']);
  });
}

test('a page that breaks bind is told why nothing shows', async ({ page, server, host }) => {
  const told = await listen(page);
  host.show({
    css: '',
    body: `<script>Function.prototype.bind = function () { return function () {}; };</script>${scriptOf(server)}<cardinal-capture partner-key="ck_any"></cardinal-capture>`,
  });
  await page.goto(host.origin);
  await expect(page.locator('cardinal-capture')).toContainText('Function.prototype.bind');
  expect((await told()).map(([, detail]) => detail?.['code'])).toEqual(['page_incompatible']);
});

test('two elements share one session', async ({ page, server, host }) => {
  const manager = await asManager(server);
  const { key } = await manager.createKey({
    name: 'Two elements',
    origins: [host.origin],
    scopes: ['capture', 'events:read'],
  });
  let sessions = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/embed/session')) sessions += 1;
  });
  const told = await listen(page);
  host.show({
    css: '',
    body: `${scriptOf(server)}<cardinal-capture partner-key="${key}"></cardinal-capture><cardinal-events partner-key="${key}"></cardinal-events>`,
  });
  await page.goto(host.origin);
  await expect.poll(async () => (await told()).length).toBe(2);
  expect(sessions).toBe(1);
});

test('what is sent without a network waits on the device and is sent once', async ({
  page,
  server,
  host,
  context,
}) => {
  const manager = await asManager(server);
  const { key } = await manager.createKey({
    name: 'Without a network',
    origins: [host.origin],
    scopes: ['capture'],
  });
  const told = await listen(page);
  host.show({
    css: '',
    body: `${scriptOf(server)}<cardinal-capture locale="en" partner-key="${key}"></cardinal-capture>`,
  });
  await page.goto(host.origin);
  await fillIn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  expect((await told()).at(-1)).toEqual([
    'cardinal-error',
    expect.objectContaining({ code: 'unreachable' }),
  ]);
  const ids: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads')) {
      ids.push(request.headers()['idempotency-key'] ?? null);
    }
  });
  await context.setOffline(false);
  await expect.poll(async () => (await told()).map(([name]) => name)).toContain('lead-created');
  await page.reload();
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(ids).toHaveLength(1);
  expect(ids[0]).toBeTruthy();
});
