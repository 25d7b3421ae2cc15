import { readFile } from 'node:fs/promises';
import { stored } from '@cardinal/contract/labels';
import { demo, expect, expectAccessible, signIn, signInAtScreen, test } from './test.ts';

test('works through the list by keyboard alone: select, close, undo', async ({ page }) => {
  await signIn(page, demo.manager, '/leads');
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Actions for the selected rows' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  const statuses = () => page.getByRole('button', { name: /^Status of/ }).allInnerTexts();
  const before = (await statuses()).slice(0, 2);
  await page.keyboard.press('4');
  const toast = page.getByRole('alertdialog');
  await expect(toast).toContainText('2 leads are now Closed.');
  // It stays while the pointer is on it.
  await toast.hover();
  await expect.poll(async () => (await statuses()).slice(0, 2)).toEqual(['Closed', 'Closed']);
  // The focus stays in the list, so that the next key works.
  await expect(page.locator('tr:focus')).toHaveCount(1);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await statuses()).slice(0, 2)).toEqual(before);
});

test('deletes leads, undoes it, and finds them under Deleted', async ({ page }) => {
  await signIn(page, demo.secondAgent, '/leads');
  // The line after the initials.
  const names = async () =>
    (await page.getByRole('rowheader').allInnerTexts()).map((text) => text.split('\n')[1] ?? '');
  await page.getByRole('row').nth(2).waitFor();
  const [first = '', second = ''] = await names();
  const select = (name: string) =>
    page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await select(first);
  await select(second);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('2 leads deleted.')).toBeVisible();
  await expect.poll(names).not.toContain(first);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toContain(first);

  await select(first);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(names).not.toContain(first);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitemradio', { name: 'Deleted leads' }).click();
  await expect(page).toHaveURL(/deleted=true/);
  await expect.poll(names).toEqual([first]);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Restore / }).click();
  await expect(page.getByRole('heading', { name: 'No deleted leads' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).last().click();
  await expect.poll(names).toContain(first);
});

test('keeps a view with its columns on the server, and what differs from it in the address', async ({
  page,
}) => {
  await signIn(page, demo.agent, '/leads?tab=event-leads&status=hot');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Hot from fairs');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'View: Hot from fairs' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Source' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Source' })).toHaveCount(0);
  await expect(page.getByText('Changed since “Hot from fairs” was saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Source' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes to view' }).click();
  await expect(page.getByText('View updated')).toBeVisible();
  await expect(page.getByText(/^Changed since/)).toHaveCount(0);
  await expectAccessible(page);

  // Another visit, without a view.
  await page.goto('/leads');
  await expect(page.getByRole('columnheader', { name: 'Source' })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitemradio', { name: 'Hot from fairs' }).click();
  await expect(page).toHaveURL(/tab=event-leads&status=hot&view=/);
  await expect(page.getByRole('tab', { name: /Event Leads/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('columnheader', { name: 'Source' })).toHaveCount(0);
});

test('shares the view of a manager with an agent, who cannot change it', async ({
  browser,
  page,
  server,
}) => {
  await signIn(page, demo.manager, '/leads?status=warm&sort=name');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: /^Save / }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Warm, by name');
  await page.getByText('Share with everyone in the company').click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'View: Warm, by name' })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const agentPage = await context.newPage();
  await signIn(agentPage, demo.secondAgent, '/leads');
  await agentPage.getByRole('button', { name: 'Views' }).click();
  await agentPage.getByRole('menuitemradio', { name: /^Warm, by name/ }).click();
  await expect(agentPage).toHaveURL(/status=warm&sort=name&view=/);
  await agentPage.getByRole('tab', { name: /Event Leads/ }).click();
  await expect(agentPage.getByText(/^Changed from “Warm, by name”/)).toBeVisible();
  await expect(agentPage.getByRole('button', { name: 'Save changes to view' })).toHaveCount(0);
  await context.close();

  await page.getByRole('button', { name: 'View: Warm, by name' }).click();
  await page.getByRole('menuitem', { name: 'Save or manage views…' }).click();
  await page.getByRole('button', { name: 'Delete the view Warm, by name' }).click();
  await expect(page.getByText('View deleted')).toBeVisible();
  await expect(page).not.toHaveURL(/view=/);
});

test('moves views that an earlier version kept on the device, and keeps chosen columns there', async ({
  page,
}) => {
  await signIn(page, demo.secondAgent, '/leads');
  await page.evaluate(
    ({ key, user }) => {
      const { id } = JSON.parse(localStorage.getItem(user) ?? '{}');
      const views = [{ name: 'From this device', search: 'status=cold' }];
      const own = { views, columns: ['company', 'status', 'actions'] };
      localStorage.setItem(key, JSON.stringify({ leadLists: { [id]: own } }));
    },
    { key: stored.preferences.key, user: stored.user.key },
  );
  const moved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/views') && answer.request().method() === 'POST',
  );
  await page.reload();
  expect((await moved).status()).toBe(201);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitemradio', { name: 'From this device' }).click();
  await expect(page).toHaveURL(/status=cold&view=/);
  await expect(page.getByRole('columnheader', { name: 'Source' })).toHaveCount(0);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), stored.preferences.key))
    .not.toContain('From this device');

  await page.getByRole('button', { name: 'Logout' }).click();
  await signInAtScreen(page, demo.manager, '/leads');
  await expect(page.getByRole('columnheader', { name: 'Source' })).toBeVisible();
});

test('lets managers export chosen leads', async ({ page }) => {
  await signIn(page, demo.manager, '/leads');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  const download = page.waitForEvent('download');
  await page
    .getByRole('toolbar', { name: 'Actions for the selected rows' })
    .getByRole('button', { name: 'Export' })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('leads-export.xlsx');
  const content = await readFile(await file.path());
  expect(content.subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText('Export successful')).toBeVisible();
});

test('a lead that a colleague captures is held back while this user is choosing', async ({
  browser,
  page,
  server,
}) => {
  await signIn(page, demo.manager, '/leads');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  const other = await browser.newContext({ baseURL: server.url });
  const token = await other.request
    .post('/api/auth/login', { data: { email: demo.agent, password: demo.password } })
    .then(async (answer): Promise<string> => (await answer.json()).access_token);
  await other.request.post('/api/leads', {
    headers: { Authorization: `Bearer ${token}` },
    data: { first_name: 'Quietly', last_name: 'Arriving', email: 'quiet@example.test' },
  });
  const news = page.getByRole('button', { name: '1 new lead' });
  await expect(news).toBeVisible();
  await expect(page.getByText('Quietly Arriving').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Quietly Arriving/ })).toHaveCount(0);
  await news.click();
  await expect(page.getByRole('row', { name: /Quietly Arriving/ })).toBeVisible();
  await other.close();
});

test('returns to the position in the list on Back from another screen', async ({ page }) => {
  await signIn(page, demo.manager, '/leads');
  await page.getByRole('row').nth(40).scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(500);
  await page.getByRole('link', { name: 'Lead Capture' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Capture' })).toBeVisible();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
  await expect.poll(place).toBe(before);
});

test('the dashboard draws its charts and stays within its budget of elements', async ({ page }) => {
  await signIn(page, demo.manager);
  // As a user with a session finds it, without leftovers of the sign-in screen.
  await page.reload();
  await expect(page.getByRole('img', { name: /leads in 30 days/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Where they come from' })).toBeVisible();
  await expect(page.getByRole('row').nth(50)).toBeAttached();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // Only elements with layout, because the head grows with the number of a screen's files.
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(elements).toBeLessThanOrEqual(1_500);
  await page.getByRole('button', { name: 'Captured in 30 days: show as table' }).click();
  await expect(page.getByRole('table', { name: 'Leads captured on each day' })).toBeVisible();
  await expectAccessible(page);
});
