import { stored } from '@cardinal/contract/labels';
import { screens } from '../src/early/screens.ts';
import { managerPaths, paths } from '../src/paths.ts';
import { demo, expect, signIn, test } from './test.ts';

test('every response that was requested early is used', async ({ page }) => {
  await signIn(page, demo.manager);
  // An unread response occupies one of the browser's six connections to the server.
  for (const [path, { reads = [] }] of Object.entries(screens)) {
    const asked = reads.map((url) => page.waitForRequest((request) => request.url().endsWith(url)));
    await page.goto(path);
    await Promise.all(asked);
    const unused = () => page.evaluate(() => [...(window.cardinalEarly?.answers.keys() ?? [])]);
    await expect.poll(unused, { message: path }).toEqual([]);
  }
});

test('an agent’s screens make no call that the server refuses', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  await signIn(page);
  const [lead] = await page.evaluate(async (key) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem(key)}` };
    return (await fetch('/api/leads?limit=1', { headers })).json();
  }, stored.token.key);
  const framed = Object.keys(screens);
  for (const path of [...framed, paths.lead.replace(':id', String(lead.id))]) {
    await page.goto(path);
    const heading = managerPaths.has(path) ? 'Access Denied' : /./;
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    // A refused early response that nobody reads keeps the network from becoming idle.
    expect(refused, path).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(refused, path).toEqual([]);
  }
});
