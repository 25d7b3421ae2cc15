import type { Page } from '@playwright/test';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';

/** A day whose clock the test moves; the server has its own. */
const day = '2026-12-01T';

/** Ends what a test has planned: the next one has the same user. */
const planned: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const finish of planned.splice(0)) await finish();
});

/** Makes a lead of the signed-in agent with a call at a time of that day. */
async function planCall(page: Page, name: string, at: string) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const email = `${name.toLowerCase()}.reminder@mar-azul.example`;
  const made = await page.request.post('/api/leads', {
    headers,
    data: { first_name: name, email },
  });
  const { id } = (await made.json()) as { id: string };
  const next_step = { kind: 'call', due_at: `${day}${at}.000Z`, note: 'Prices' };
  const answer = await page.request.put(`/api/leads/${id}`, { headers, data: { next_step } });
  expect(answer.status()).toBe(200);
  const finish = () => page.request.post(`/api/leads/${id}/next-step/done`, { headers });
  planned.push(finish);
  return {
    finish,
    snooze: (until: string) =>
      page.request.post(`/api/leads/${id}/next-step/snooze`, {
        headers,
        data: { until: `${day}${until}.000Z` },
      }),
  };
}

const reminder = (page: Page) => page.getByRole('region', { name: 'Reminder', exact: true });

const todayLink = (page: Page) => page.getByRole('link', { name: /^Today \d+$/ });

/**
 * Lets the clock of a page go on until it is complete. Its reminders load after ten seconds if nobody
 * uses it, counted from when its code has arrived.
 */
async function complete(page: Page) {
  await expect(async () => {
    await page.clock.runFor('00:05');
    await expect(todayLink(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.clock.runFor('00:15');
}

/** A page whose clock stands at noon. */
async function openAtNoon(page: Page, path = '/leads') {
  await page.clock.install({ time: `${day}12:00:00Z` });
  await signIn(page, demo.admin, path);
}

test('recalls a step when it is due: once in two tabs, and after a reload', async ({ page }) => {
  await openAtNoon(page);
  await planCall(page, 'Nadia', '12:30:00');
  await complete(page);
  await expect(reminder(page)).toBeHidden();
  await page.clock.runFor('30:00');
  await expect(reminder(page)).toContainText('Call Nadia – due now');
  await page.emulateMedia({ media: 'print' });
  await expect(reminder(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page);

  const other = await page.context().newPage();
  await other.clock.install({ time: `${day}12:31:00Z` });
  await other.goto('/leads');
  await complete(other);
  await expect(reminder(other)).toBeHidden();

  await page.reload();
  await complete(page);
  const shown = async () => [await reminder(page).count(), await reminder(other).count()];
  await expect.poll(async () => (await shown()).toSorted()).toEqual([0, 1]);
  const [showing, another] = (await shown())[0] === 1 ? [page, other] : [other, page];
  await reminder(showing).getByRole('button', { name: 'Dismiss' }).click();
  await expect(reminder(showing)).toBeHidden();
  await showing.close();
  await another.clock.runFor('02:00');
  await another.reload();
  await complete(another);
  await expect(reminder(another)).toBeHidden();
});

test('recalls nothing that was done or moved elsewhere, or that is switched off', async ({
  page,
}) => {
  await openAtNoon(page);
  const olga = await planCall(page, 'Olga', '12:10:00');
  const pavel = await planCall(page, 'Pavel', '12:10:00');
  await complete(page);
  await page.clock.runFor('10:00');
  await expect(reminder(page)).toContainText('1 more is due');
  // Both changes arrive over the socket.
  await olga.finish();
  await expect(reminder(page)).toContainText('Call Pavel');
  await pavel.snooze('15:00:00');
  await expect(reminder(page)).toBeHidden();

  await page.goto('/profile');
  await page.getByRole('switch', { name: /Remind me when a next step/ }).click({ force: true });
  await page.clock.runFor('03:00:00');
  await page.goto('/leads');
  await complete(page);
  await expect(reminder(page)).toBeHidden();
  await page.goto('/profile');
  await page.getByRole('switch', { name: /Remind me when a next step/ }).click({ force: true });
  await page.clock.runFor('00:15');
  await expect(reminder(page)).toContainText('Call Pavel');
  await reminder(page).getByRole('button', { name: 'Done' }).click();
  await expect(reminder(page)).toBeHidden();
});
