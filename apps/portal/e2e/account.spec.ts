import { execFileSync } from 'node:child_process';
import { expect, expectAccessible, test } from './test.ts';

test('a printed reset link sets a new password, once', async ({ page, server }) => {
  const email = 'forgetful@example.test';
  const registered = await page.request.post('/api/auth/register', {
    data: {
      username: 'forgetful',
      email,
      password: 'two-red-kites',
      first_name: 'Fay',
      last_name: 'Forgetful',
      company_name: 'Forgetful Ltd',
    },
  });
  expect(registered.status()).toBe(201);
  const printed = execFileSync(process.execPath, ['apps/mock-server/src/cli/resetLink.ts', email], {
    env: { ...process.env, DATA_DIR: server.dataDir, PUBLIC_URL: server.url },
  });
  const [link = ''] = printed.toString().split('\n');
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel('New password').fill('three-blue-lanterns');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('three-blue-lanterns');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard/);

  await page.goto(link);
  await page.getByLabel('New password').fill('another-long-password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('The password was not saved')).toBeVisible();
});

test('a password reset can be requested from the sign-in screen', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The sign-in screen has a field of this name too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expectAccessible(page);
});

test('a broken verification link shows an error and the way to continue', async ({ page }) => {
  await page.goto('/auth/verify?token=nothing');
  await expect(page.getByText('Your address is not confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Cardinal');
});
