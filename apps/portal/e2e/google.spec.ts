import type { Page } from '@playwright/test';
import {
  startOpenIdProvider,
  type TestOpenIdProvider,
} from '../../mock-server/test/helpers/openIdProvider.ts';
import { freePort } from '../../../tools/shared/freePort.mjs';
import { startServer } from './server.ts';
import { expect, expectAccessible, test as base } from './test.ts';

/** A separate server that signs users in with a real OpenID provider on this machine. */
const test = base.extend<object, { google: { provider: TestOpenIdProvider; port: number } }>({
  google: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, provide) => {
      const port = await freePort();
      const provider = await startOpenIdProvider(`http://127.0.0.1:${port}/auth/callback`);
      await provide({ provider, port });
      await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ google: { provider, port } }, provide) => {
      const server = await startServer({ ...provider.settings, PORT: String(port) });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const ada = {
  sub: 'ada-at-google',
  email: 'ada@example.test',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
};

async function signInWithGoogle(page: Page) {
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByText('Please accept the Terms and Conditions first.')).toBeVisible();
  await page.getByRole('checkbox', { name: /I accept the/ }).check({ force: true });
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
}

test('signs up with Google, completes the profile, and signs in again later', async ({
  page,
  google,
}) => {
  google.provider.signsIn(ada);
  await page.goto('/leads');
  await signInWithGoogle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!');
  await expect(page).toHaveURL(/\/profile-completion$/);
  const submit = page.getByRole('button', { name: 'Continue to Dashboard' });
  await expect(submit).toBeDisabled();
  await expectAccessible(page);

  // Every load asks again, for any page.
  await page.goto('/leads');
  await expect(page).toHaveURL(/\/profile-completion$/);
  await page.getByRole('button', { name: /Role/ }).click();
  await page.getByRole('option', { name: 'Agent' }).click();
  await page.getByRole('button', { name: /Company/ }).click();
  await page.getByRole('option', { name: /Aurora Trading/ }).click();
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/leads');
  await signInWithGoogle(page);
  await expect(page.getByText('Welcome back, Ada')).toBeVisible();
  await expect(page).toHaveURL(/\/leads$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('an address that Google has not confirmed is refused, with the reason', async ({
  page,
  google,
}) => {
  google.provider.signsIn({ ...ada, sub: 'mallory', email: 'm@a.test', email_verified: false });
  await page.goto('/dashboard');
  await signInWithGoogle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Failed');
  await expect(page.getByText(/Google has not confirmed that this email/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('a link with someone else’s response signs nobody in', async ({ page }) => {
  await page.goto('/auth/callback?code=a-code&state=a-state');
  await expect(page.getByText(/does not belong to a sign-in/)).toBeVisible();
  await page.goto('/auth/callback?error=access_denied');
  await expect(page.getByText('Authentication failed: access_denied')).toBeVisible();
  await page.goto('/auth/callback');
  await expect(page.getByText('No authorization code received')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

/** The steps of the dialog "Confirm that it's you", without a screen that requires it. */
test('a window at Google confirms the user, gives the page a new session, and closes', async ({
  page,
  google,
}) => {
  // A new user, whichever tests this server has run before: the sign-up ends at the profile.
  google.provider.signsIn({ ...ada, sub: 'grace-at-google', email: 'grace@example.test' });
  await page.goto('/leads');
  await signInWithGoogle(page);
  await expect(page).toHaveURL(/\/profile-completion$/);
  await expect(page.getByRole('button', { name: 'Continue to Dashboard' })).toBeVisible();
  const before = await page.evaluate(() => localStorage.getItem('auth_token'));
  const opened = page.waitForEvent('popup');
  await page.evaluate(async () => {
    const { google: settings } = await (await fetch('/api/config')).json();
    const { id: userId } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const request = { state: 'a-state', nonce: 'a-nonce', source: 'confirm', returnTo: '/' };
    const kept = JSON.stringify({ ...request, userId, startedAt: Date.now() });
    sessionStorage.setItem('cardinal.google', kept);
    const url = new URL(settings.authorization_endpoint);
    url.search = new URLSearchParams({
      client_id: settings.client_id,
      redirect_uri: `${window.location.origin}/auth/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      state: 'a-state',
      nonce: 'a-nonce',
    }).toString();
    window.open(url, 'cardinal-google', 'popup,width=480,height=680');
    sessionStorage.removeItem('cardinal.google');
  });
  const popup = await opened;
  await expect.poll(() => popup.isClosed()).toBe(true);
  const after = await page.evaluate(() => localStorage.getItem('auth_token'));
  expect(after).not.toBe(before);
  await expect(page).not.toHaveURL(/\/auth\/callback/);
});
