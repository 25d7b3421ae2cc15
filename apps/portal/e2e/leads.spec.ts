import type { Page } from '@playwright/test';
import { demo, expect, signIn, test } from './test.ts';

test('a changed status survives a reload, and a colleague sees it within a second', async ({
  browser,
  page,
  server,
}) => {
  await signIn(page, demo.manager);
  const colleague = await browser.newContext({ baseURL: server.url });
  const second = await colleague.newPage();
  await signIn(second, demo.admin);

  // Another test on this server may have closed the first leads, and a captured one may come first.
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const open = rows.filter({ hasNotText: 'Closed' }).first();
  // Skeletons are rows without a name.
  await expect(open.getByRole('rowheader')).not.toBeEmpty();
  // Not by a text, because rows also contain initials, and several leads may have the same name.
  const key = await open.getAttribute('data-row-key');
  const rowIn = (where: Page) => where.locator(`[data-row-key="${key}"]`);
  const row = rowIn(page);
  await row.getByRole('button', { name: /status/i }).click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(page.getByText('Lead updated')).toBeVisible();

  await expect(rowIn(second).getByRole('button', { name: /status/i })).toContainText('Closed');
  await page.reload();
  await expect(row.getByRole('button', { name: /status/i })).toContainText('Closed');
  await colleague.close();
});

test('filters, searches and pages through the list', async ({ page }) => {
  await signIn(page, demo.manager, '/leads');
  await expect(page.getByText(/^1–50 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^51–\d+ of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('tab', { name: /Event Leads/ }).click();
  await expect(page).toHaveURL(/tab=/);
  await page.getByRole('searchbox').fill('no such person anywhere');
  await expect(page.getByRole('heading', { name: /Nothing matches|No leads match/ })).toBeVisible();
});

test('opens a lead and shows its contact; closing it adds no history entries', async ({ page }) => {
  await signIn(page, demo.manager, '/leads');
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('@').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/leads$/);
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test('a call is recorded in the lead’s history', async ({ page }) => {
  await signIn(page, demo.agent, '/leads');
  const recorded = page.waitForResponse((answer) => answer.url().endsWith('/activities'));
  // There is no program for tel: links.
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page
    .getByRole('button', { name: /^Call /, disabled: false })
    .first()
    .click();
  await expect(page.getByText('Call initiated')).toBeVisible();
  const response = await recorded;
  expect(response.status()).toBe(201);
  expect(await response.json()).toMatchObject({ type: 'call' });
});

test('each figure of the dashboard opens the list of exactly the leads that it counts', async ({
  page,
}) => {
  await signIn(page, demo.manager);
  for (const name of ['Total Leads', 'Hot Leads', 'Action Required', 'Event Leads']) {
    const card = page.getByRole('group', { name });
    const link = card.getByRole('link', { name });
    await expect(card).toHaveAttribute('aria-busy', 'false');
    const figure = /\d[\d,]*/.exec(await card.innerText())?.[0];
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/leads/);
    await expect(page.getByText(new RegExp(`^1–\\d+ of ${figure}$`))).toBeVisible();
    await page.goBack();
  }
});
