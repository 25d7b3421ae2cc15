import { screens } from '../src/early/screens.ts';
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
