import type { Page } from '@playwright/test';
import {
  demo,
  expect,
  expectAccessible,
  signIn,
  signInAtScreen,
  signInHere,
  test,
} from './test.ts';

test('registers, sees the welcome and lands on the dashboard', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill('ada@example.test');
  await page.getByLabel('Password', { exact: true }).fill('analytical engine');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Terms Required')).toBeVisible();
  await expect(
    page.getByText('Please accept the Terms and Conditions to continue.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');

  await page.getByRole('checkbox', { name: /I accept the/ }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Registration successful')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('shows the server’s message about a wrong password and keeps the input', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByLabel('Email').fill(demo.agent);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demo.agent);
});

test('continues to the requested page after the sign-in, and stays signed in after a reload', async ({
  page,
}) => {
  await signInAtScreen(page, demo.agent, '/leads');
  await expect(page).toHaveURL(/\/leads$/);
  await expect(page).toHaveTitle(/Lead Management/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
});

test('removes a stored user that cannot be read', async ({ page }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'left over');
    localStorage.setItem('user', '{not json');
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a logout reaches the other tab', async ({ context, page }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/leads');
  await expect(other.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('auth_token');
});

/** Ends the session as from another device. */
async function endSession(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
  await expect(page.getByText('Session ended')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
}

test('keeps the input about a lead when the session ends meanwhile', async ({ page }) => {
  await signIn(page, demo.manager, '/leads');
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  const notes = page.getByRole('dialog').getByLabel('Notes');
  await notes.fill('Typed before the end.');
  await endSession(page);
  await signInHere(page, demo.manager);
  await expect(notes).toHaveValue('Typed before the end.');
});

test('keeps an event that is being entered when the session ends meanwhile', async ({ page }) => {
  await signIn(page, demo.manager, '/events');
  const create = page.getByRole('button', { name: 'Create Event', exact: true });
  const name = page.getByRole('dialog', { name: 'Create Event' }).getByLabel('Event Name');
  await create.first().click();
  await name.fill('Harbour Fair');
  await endSession(page);
  await signInHere(page, demo.manager);
  await create.first().click();
  await expect(name).toHaveValue('Harbour Fair');
});

test('an unknown address is a 404 with a page', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectAccessible(page);
});

for (const role of ['agent', 'manager', 'admin'] as const) {
  test(`shows every screen to the ${role} without a policy report or an accessibility finding`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signInAtScreen(page, demo[role]);
    for (const path of ['/dashboard', '/leads', '/capture']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}
