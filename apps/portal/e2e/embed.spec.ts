import { readFileSync } from 'node:fs';
import { asManager, listen, scriptOf, test, type HostPage } from './hostPage.ts';
import { demo, expect, signIn } from './test.ts';
import type { RunningServer } from './server.ts';

test('reports errors: an unlisted origin, a key with another scope, a revoked key, no key', async ({
  page,
  server,
  host,
}) => {
  const manager = await asManager(server);
  const { key: foreign } = await manager.createKey({
    name: 'Another site',
    origins: ['https://www.example.com'],
    scopes: ['capture'],
  });
  const { key: events } = await manager.createKey({
    name: 'Guide',
    origins: [host.origin],
    scopes: ['events:read'],
  });
  const revoked = await manager.createKey({
    name: 'Last year',
    origins: [host.origin],
    scopes: ['capture'],
  });
  await manager.revokeKey(revoked.id);
  const told = await listen(page);
  host.show({
    css: '',
    body: `${scriptOf(server)}<cardinal-capture id="revoked" partner-key="${revoked.key}"></cardinal-capture><cardinal-capture id="foreign" partner-key="${foreign}"></cardinal-capture><cardinal-capture id="scope" partner-key="${events}"></cardinal-capture><cardinal-capture id="none"></cardinal-capture>`,
  });
  await page.goto(host.origin);
  await expect(page.locator('#foreign')).toContainText(`does not allow pages from ${host.origin}`);
  await expect(page.locator('#scope')).toContainText('does not permit this');
  await expect(page.locator('#revoked')).toContainText('was revoked');
  await expect(page.locator('#none')).toContainText('specifies no partner key');
  const codes = (await told()).map(([, detail]) => detail?.['code']);
  expect(codes.toSorted()).toEqual(['key_missing', 'key_refused', 'origin_refused', 'scope']);
});

for (const order of [
  ['v1', 'v2'],
  ['v2', 'v1'],
] as const) {
  test(`two majors live side by side: ${order.join(' before ')}`, async ({
    page,
    server,
    host,
  }) => {
    const manager = await asManager(server);
    const { key } = await manager.createKey({
      name: 'Two majors',
      origins: [host.origin],
      scopes: ['capture'],
    });
    // The next major version: the same code under its own name.
    await page.route(`${server.url}/embed/v2.js`, async (route) => {
      const answer = await route.fetch({ url: `${server.url}/embed/v1.js` });
      const text = await answer.text();
      const next = text.replace(/-v1`|-v\$\{\w+\}`/, '-v2`');
      expect(next).not.toBe(text);
      await route.fulfill({ response: answer, body: next });
    });
    const scripts = order.map(
      (name) => `<script type="module" src="${server.url}/embed/${name}.js"></script>`,
    );
    const tags = ['cardinal-capture', 'cardinal-capture-v1', 'cardinal-capture-v2'];
    const elements = tags.map((tag) => `<${tag} partner-key="${key}"></${tag}>`);
    host.show({ css: '', body: [...scripts, ...elements].join('') });
    await page.goto(host.origin);
    for (const tag of tags) {
      await expect(page.locator(tag).getByRole('button', { name: 'Send' })).toBeVisible();
    }
  });
}

/**
 * The policy of a careful site, which allows its own style sheet, and Cardinal's scripts and calls.
 */
const strictPolicy = ({ url }: RunningServer) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `script-src ${url}`,
    `connect-src ${url}`,
    "img-src 'self' blob:",
    "require-trusted-types-for 'script'",
  ].join('; ');

test('a page with a strict policy and a hostile style sheet captures a lead, live in the portal', async ({
  page,
  server,
  host,
  browser,
}) => {
  test.slow();
  const manager = await asManager(server);
  const { key } = await manager.createKey({
    name: 'Strict site',
    origins: [host.origin],
    scopes: ['capture'],
  });
  const portal = await browser.newPage({ baseURL: server.url });
  await signIn(portal, demo.manager, '/leads');
  await expect(portal.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();

  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  host.show({
    css: '* { all: unset !important; } button { display: none !important; }',
    policy: strictPolicy(server),
    body: `${scriptOf(server)}<cardinal-capture partner-key="${key}"></cardinal-capture>`,
  });
  await page.goto(host.origin);
  await page.getByLabel('First Name').fill('Wilhelmine');
  await page.getByLabel('Last Name').fill('Streng');
  await page.getByLabel('Email').fill('wilhelmine@streng.example');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(refused).toEqual([]);

  await expect(portal.getByText('Wilhelmine Streng').first()).toBeVisible();
  await portal.close();
});

/** Size and appearance of an element, as far as style sheets determine them. */
const looks = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const { fontFamily, fontSize, lineHeight, padding, color, backgroundColor } = style;
  return { width, height, fontFamily, fontSize, lineHeight, padding, color, backgroundColor };
};

test('a page with Bootstrap: neither affects the other', async ({ page, server, host }) => {
  const manager = await asManager(server);
  const { key } = await manager.createKey({
    name: 'Bootstrap site',
    origins: [host.origin],
    scopes: ['capture'],
  });
  const bootstrap = new URL(import.meta.resolve('bootstrap/dist/css/bootstrap.min.css'));
  const own = '<button class="btn btn-primary" id="own">Own</button>';
  const widget = `${scriptOf(server)}<cardinal-capture theme="light" partner-key="${key}"></cardinal-capture>`;
  const css = readFileSync(bootstrap, 'utf8');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const field = page.getByRole('textbox', { name: /^First name/ });
  const look = async (shown: HostPage) => {
    host.show(shown);
    await page.goto(host.origin);
    const ownLook = await page.locator('#own').evaluate(looks);
    if (!shown.body.includes(widget)) return { own: ownLook };
    return {
      send: await send.evaluate(looks),
      field: await field.evaluate(looks),
      own: await page.locator('#own').evaluate(looks),
    };
  };

  // The width of the element depends only on the margin of the page.
  const plain = await look({ css: 'body { margin: 0; }', body: `<div>${own}</div>${widget}` });
  const alone = await look({ css, body: `<div>${own}</div>` });
  const both = await look({ css, body: `<div>${own}</div>${widget}` });
  expect(both.send).toEqual(plain.send);
  expect(both.field).toEqual(plain.field);
  expect(both.own).toEqual(alone.own);
  expect(both.own).not.toEqual(plain.own);
});

test('an element that is removed during a request leaves nothing behind', async ({
  page,
  server,
  host,
}) => {
  const manager = await asManager(server);
  const { key } = await manager.createKey({
    name: 'Removed',
    origins: [host.origin],
    scopes: ['capture'],
  });
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  let wasAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    wasAsked = resolve;
  });
  await page.route('**/api/embed/session', () => wasAsked());
  host.show({
    css: '',
    body: `${scriptOf(server)}<main><cardinal-capture partner-key="${key}"></cardinal-capture></main>`,
  });
  await page.goto(host.origin);
  await asked;
  const aborted = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/embed/session'),
  );
  await page.locator('cardinal-capture').evaluate((element) => element.remove());
  await aborted;
  await expect(page.locator('main')).toBeEmpty();
  expect(await page.evaluate(() => document.body.children.length)).toBe(1);
  expect(failures).toEqual([]);
});
