import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startServer } from './server.ts';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';

/** Signs in as a user who sees the Manager Tools, and opens one of them. */
async function openTool(page: Page, tool: string, email: string = demo.manager, origin = '') {
  await signIn(page, email, `${origin}/dashboard`);
  await page.getByRole('link', { name: tool, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: tool })).toBeVisible();
  // While the leads load, the table has rows without names.
  if (tool === 'Lead Assignment')
    await page
      .getByRole('button', { name: /^Assign ./ })
      .nth(1)
      .waitFor();
}

/** Number at the beginning of a text. */
const numberIn = async (text: Promise<string>) => Number(/\d+/.exec(await text)?.[0]);

// On a server of its own: leads that an agent captured, and that nobody is assigned to, count as
// theirs and as unassigned. Other tests make such leads.
test('the figures of the cards add up to the totals', async ({ page }) => {
  const server = await startServer();
  await openTool(page, 'Team Overview', demo.manager, server.url);
  await expect(page).toHaveURL(/\/manager$/);
  const total = page.getByRole('group', { name: 'Total Leads' });
  await expect(total).toContainText(/\d/);
  const cards = page.getByRole('listitem').filter({ hasText: 'Emails this week' });
  await expect(cards.first()).toBeVisible();
  const ofAgents = await Promise.all(
    (await cards.all()).map((card) =>
      numberIn(card.getByText('Total leads').locator('xpath=following-sibling::dd').innerText()),
    ),
  );
  const owned = ofAgents.reduce((one, other) => one + other, 0);
  const all = await numberIn(total.innerText().then((text) => text.replace('Total Leads', '')));
  const unassigned = page.getByRole('group', { name: 'Unassigned Leads' });
  const waiting = unassigned.innerText().then((text) => text.replace('Unassigned Leads', ''));
  expect(await numberIn(waiting)).toBe(all - owned);
  await expect(page.getByText(`${owned} of ${all} leads are assigned`)).toBeVisible();
  await expectAccessible(page);
  await server.stop();
});

test('an assigned lead reaches its agent at once, and the assignment can be undone', async ({
  browser,
  page,
  server,
}) => {
  await openTool(page, 'Lead Assignment');
  const agentContext = await browser.newContext({ baseURL: server.url });
  const agentPage = await agentContext.newPage();
  await signIn(agentPage, demo.agent, '/leads');

  const row = page.getByRole('row').nth(1);
  const person = (
    await row.getByRole('rowheader').locator('[dir=auto]').first().innerText()
  ).trim();
  const before = await page.getByRole('row').count();
  await row.getByRole('button', { name: /^Assign / }).click();
  const agent = page.getByRole('menuitem').first();
  await agent.click();
  await expect(page.getByText('Lead assigned')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(before - 1);
  await expect(page.getByText(new RegExp(`^${person} now belongs to `)).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Assignment undone')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(before);
  await expect(page.getByRole('row').filter({ hasText: person })).toHaveCount(1);
  await agentContext.close();
});

test('a colleague sees the open list change', async ({ browser, page, server }) => {
  await openTool(page, 'Lead Assignment');
  const colleague = await browser.newContext({ baseURL: server.url });
  const second = await colleague.newPage();
  await openTool(second, 'Lead Assignment', demo.admin);
  const before = await second.getByRole('row').count();

  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check({ force: true });
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: /^Assign 1 lead to / }).click();
  await expect(page.getByText('Lead assigned')).toBeVisible();
  await expect(second.getByRole('row')).toHaveCount(before - 1);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByRole('row')).toHaveCount(before);
  await colleague.close();
});

test('a lead is dragged onto an agent', async ({ page }) => {
  await openTool(page, 'Lead Assignment');
  const before = await page.getByRole('row').count();
  const handle = page.locator('[draggable=true]').first();
  const target = page.getByRole('radio').last().locator('xpath=ancestor::label');
  await handle.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error('The agent has no card.');
  await page.mouse.move(box.x + 20, box.y + 10, { steps: 5 });
  await expect(target).toHaveAttribute('data-drop', /.+/);
  await page.mouse.move(box.x + 30, box.y + 14, { steps: 5 });
  await expect(target).toHaveAttribute('data-drop', 'over');
  await page.mouse.up();
  await expect(page.getByText('Lead assigned')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row')).toHaveCount(before);
});

test('all unassigned leads are distributed fairly, which can be undone', async ({ page }) => {
  await openTool(page, 'Lead Assignment');
  const before = await page.getByRole('row').count();
  await page.getByRole('button', { name: /^Distribute all \d+ fairly$/ }).click();
  await expect(page.getByRole('heading', { name: 'Every lead has an agent' })).toBeVisible();
  await expect(page.getByText(/leads distributed: /).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row')).toHaveCount(before);
});

test('an export downloads a real file with the chosen leads and columns', async ({ page }) => {
  await openTool(page, 'Import/Export');
  await expect(page.getByText(/^\d+ leads match\.$/)).toBeVisible();
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export leads' }).click();
  const xlsx = await workbook;
  expect(xlsx.suggestedFilename()).toBe('leads-export.xlsx');
  const bytes = await readFile(await xlsx.path());
  // A workbook is a zip archive.
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText('Export successful')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'CSV' }).check({ force: true });
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'Hot' }).click();
  await page.getByRole('checkbox', { name: 'All columns' }).click({ force: true });
  await page.getByRole('checkbox', { name: 'Email' }).check({ force: true });
  const matches = page.getByText(/^\d+ leads match\.$/);
  await expect(matches).toBeVisible();
  const count = await numberIn(matches.innerText());
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export leads' }).click();
  const csv = await readFile(await (await file).path(), 'utf8');
  const [header, ...lines] = csv.trim().split('\r\n');
  // `trim` has removed the byte order mark.
  expect(header).toBe('Email');
  expect(lines).toHaveLength(count);
});

test('a member waits, is approved with a role, and then sees the company', async ({
  browser,
  page,
  server,
}) => {
  const password = 'three-blue-lanterns';
  const founder = `founder-members@example.test`;
  const answer = await page.request.post('/api/auth/register', {
    data: {
      username: 'founder-members',
      email: founder,
      password,
      first_name: 'Fay',
      last_name: 'Founder',
      company_name: 'Members Works',
    },
  });
  const { user } = await answer.json();
  const waiting = await browser.newContext({ baseURL: server.url });
  const other = await waiting.newPage();
  const registered = await other.request.post('/api/auth/register', {
    data: {
      username: 'ada-members',
      email: 'ada-members@example.test',
      password,
      first_name: 'Ada',
      last_name: 'Lovelace',
      company_id: user.company_id,
    },
  });
  const { access_token: token } = await registered.json();
  await other.request.post('/api/leads', {
    headers: { Authorization: `Bearer ${token}` },
    data: { first_name: 'Grace', email: 'grace@example.test' },
  });

  await page.goto('/members?tab=waiting');
  await page.getByLabel('Email').fill(founder);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members & access');
  await expect(page.getByText('brings 1 lead')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve Ada Lovelace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve Ada Lovelace?' });
  await expect(dialog.getByText(/1 private lead moves into Members Works/)).toBeVisible();
  await dialog.getByRole('button', { name: /Role/ }).click();
  await page.getByRole('option', { name: 'Sales Manager' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Ada Lovelace joined as Sales Manager.')).toBeVisible();

  // She sees the company's people.
  await other.goto('/members');
  await other.getByLabel('Email').fill('ada-members@example.test');
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(other.getByText('Members Works · 2 people')).toBeVisible();
  await expect(other.getByRole('row', { name: /Fay Founder/ })).toBeVisible();
  await waiting.close();

  // The trail names who approved whom, and can be filtered and exported.
  await page.getByRole('tab', { name: 'Audit trail' }).click();
  const entry = page.getByRole('row', { name: /Member approved/ });
  await expect(entry).toContainText('Ada Lovelace');
  await page.getByRole('button', { name: /All actions/ }).click();
  await page.getByRole('option', { name: 'Company created' }).click();
  await expect(page.getByRole('row', { name: /Company created/ })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const csv = await readFile(await (await file).path(), 'utf8');
  expect(csv).toContain('company_created');
  expect(csv).not.toContain('member_approved');
});

test('an invitation link works until it is revoked', async ({ page }) => {
  await signIn(page, demo.admin, '/dashboard');
  await page.getByRole('link', { name: 'Members & access' }).click();
  await page.getByRole('tab', { name: 'Invitations' }).click();
  await expect(page).toHaveURL(/tab=invitations/);
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByText(/\/dashboard\?invite=/).innerText();
  const invite_token = new URL(link).searchParams.get('invite');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Revoke the invitation/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Invitation revoked')).toBeVisible();
  await expect(page.getByText(/\/dashboard\?invite=/)).toHaveCount(0);
  const refused = await page.request.post('/api/auth/register', {
    data: {
      username: 'late',
      email: 'late@example.test',
      password: 'three-blue-lanterns',
      first_name: 'Late',
      last_name: 'Guest',
      invite_token,
    },
  });
  expect(refused.status()).toBe(422);
});
