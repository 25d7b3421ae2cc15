import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const password = 'analytical engine';
let people = 0;

/** Registers a user with their own company, and opens Profile Settings as them. */
async function openProfile(page: Page) {
  people += 1;
  const name = `profile${people}${Date.now()}`;
  const email = `${name}@example.test`;
  const answer = await page.request.post('/api/auth/register', {
    data: {
      username: name,
      email,
      password,
      first_name: 'Ada',
      last_name: 'Lovelace',
      company_name: `Company of ${name}`,
    },
  });
  expect(answer.status()).toBe(201);
  const { access_token: token, user } = await answer.json();
  await page.goto('/help');
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem('auth_token', key);
      localStorage.setItem('user', value);
    },
    [String(token), JSON.stringify(user)] as const,
  );
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  return { name, email, token: String(token) };
}

/** Signs the same user in on another device. */
async function signInElsewhere(page: Page, email: string, userAgent: string) {
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password },
    headers: { 'User-Agent': userAgent },
  });
  const { access_token: token } = await answer.json();
  return async () =>
    (
      await page.request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })
    ).status();
}

test('changes the name, and keeps the input if the server refuses it', async ({ page }) => {
  const other = await openProfile(page);
  const own = await openProfile(page);
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText(own.email);
  await expectAccessible(page);

  await page.getByLabel('First Name').fill('Augusta Ada');
  await page.getByLabel('Username').fill(other.name);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile update failed')).toBeVisible();
  await expect(page.getByText('This username is taken. Choose another.').first()).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Augusta Ada');
  await expect(page.getByLabel('Username')).toHaveValue(other.name);

  await page.getByLabel('Username').fill(`${own.name}-new`);
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await reloaded;
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText(
    'Augusta Ada Lovelace',
  );
  // It is reported only once.
  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue(`${own.name}-new`);
  await expect(page.getByText('Profile updated')).toBeHidden();
});

test('theme, density and shortcuts apply at once and survive a reload', async ({ page }) => {
  await openProfile(page);
  const root = page.locator('html');
  const choose = (name: string) =>
    page.getByRole('radio', { name, exact: true }).check({ force: true });
  await choose('Dark');
  await expect(root).toHaveAttribute('data-cardinal-scheme', 'dark');
  await expectAccessible(page);
  await choose('High contrast');
  await expect(root).toHaveAttribute('data-cardinal-contrast', 'high');
  await expectAccessible(page);
  await choose('Compact');
  await expect(root).toHaveAttribute('data-cardinal-density', 'compact');
  await page.getByRole('switch', { name: /single-key/ }).uncheck({ force: true });
  await page.reload();
  await expect(root).toHaveAttribute('data-cardinal-contrast', 'high');
  await expect(root).toHaveAttribute('data-cardinal-density', 'compact');
  await expect(page.getByRole('switch', { name: /single-key/ })).not.toBeChecked();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('signs out one device, all others by changing the password, and every device', async ({
  page,
}) => {
  const { email } = await openProfile(page);
  const onPhone = await signInElsewhere(page, email, 'Mozilla/5.0 (iPhone) Safari/604.1');
  const onLaptop = await signInElsewhere(page, email, 'Mozilla/5.0 (X11; Linux) Firefox/145.0');
  await page.reload();
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(page.getByText('Safari on iPhone is signed out')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveCount(0);
  expect(await onPhone()).toBe(401);
  expect(await onLaptop()).toBe(200);

  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('difference engine');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password is incorrect.').first()).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('difference engine');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out Firefox/ })).toHaveCount(0);
  expect(await onLaptop()).toBe(401);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test("explains the consequences of leaving the company, confirms the user's identity, and leaves", async ({
  page,
}) => {
  const { token } = await openProfile(page);
  const lead = await page.request.post('/api/leads', {
    headers: { Authorization: `Bearer ${token}` },
    data: { first_name: 'Grace', email: 'grace@example.test' },
  });
  expect(lead.status()).toBe(201);
  await expect(page.getByText(/You are the only member/)).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('A new link is on its way')).toBeVisible();

  // As if the sign-in were more than ten minutes ago.
  await page.route(
    '**/api/companies/current/leave',
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: { status: 403, title: 'Forbidden', code: 'reauthenticate', detail: 'Too long ago.' },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Leave company' }).click();
  const question = page.getByRole('alertdialog', { name: /^Leave Company of/ });
  await question.getByRole('button', { name: 'Leave company' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await confirm.getByLabel('Password', { exact: true }).fill(password);
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/^You have left Company of/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('No Company');
  await expect(page.getByRole('button', { name: 'Leave company' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Lead Management' }).click();
  await expect(page.getByText('grace@example.test')).toBeVisible();
});

test('the sidebar leads to the profile and signs out', async ({ page }) => {
  const { email } = await openProfile(page);
  await page.getByRole('link', { name: 'Lead Capture' }).click();
  await page.getByRole('button', { name: 'Profile Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});
