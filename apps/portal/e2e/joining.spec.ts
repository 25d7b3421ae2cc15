import type { APIRequestContext, Page } from '@playwright/test';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';

interface Founder {
  token: string;
  company: string;
}

let people = 0;
const password = 'three-blue-lanterns';

/** A company that approves its members, and its administrator. */
async function foundCompany(request: APIRequestContext): Promise<Founder> {
  people += 1;
  const company = `Lantern Works ${people}`;
  const answer = await request.post('/api/auth/register', {
    data: {
      username: `founder${people}`,
      email: `founder${people}@example.test`,
      password,
      first_name: 'Fay',
      last_name: 'Founder',
      company_name: company,
    },
  });
  const { access_token: token } = await answer.json();
  return { token, company };
}

const as = ({ token }: Founder) => ({ headers: { Authorization: `Bearer ${token}` } });

async function decide(request: APIRequestContext, founder: Founder, approves: boolean) {
  const waiting = await (await request.get('/api/members/pending', as(founder))).json();
  const path = `/api/members/${waiting[0].user.id}/${approves ? 'approve' : 'reject'}`;
  const data = approves ? { role: 'manager' } : undefined;
  const answer = await request.post(path, { ...as(founder), ...(data && { data }) });
  expect(answer.ok()).toBe(true);
}

/** An invitation of the founder, as a path: its host is the server's public one. */
async function invite(request: APIRequestContext, founder: Founder): Promise<string> {
  const options = { ...as(founder), data: { role: 'agent' } };
  const answer = await request.post('/api/companies/invites', options);
  const { pathname, search } = new URL((await answer.json()).link);
  return pathname + search;
}

async function register(page: Page, company?: string) {
  people += 1;
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Username').fill(`ada${people}`);
  await page.getByLabel('Email').fill(`ada${people}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (company) {
    await page.getByRole('button', { name: /Company/ }).click();
    await page.getByRole('option', { name: new RegExp(company) }).click();
  }
  await page.getByRole('checkbox', { name: /I accept the/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test('a user joins a closed company: waits, works meanwhile, and is approved live', async ({
  page,
}) => {
  const founder = await foundCompany(page.request);
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Register' }).click();
  await register(page, founder.company);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for approval');
  await expect(
    page.getByText(`A manager or an administrator of ${founder.company} has to approve you.`),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Continue to your workspace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for approval');

  await decide(page.request, founder, true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in');
  await expect(
    page.getByText(`You now work in ${founder.company} as Sales Manager.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Sales Manager')).toBeVisible();
});

test('a user learns at once that a company has declined', async ({ page }) => {
  const founder = await foundCompany(page.request);
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Register' }).click();
  await register(page, founder.company);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for approval');
  await page.getByRole('button', { name: 'Continue to your workspace' }).click();
  await expect(page.getByRole('link', { name: 'Details' })).toBeVisible();
  await decide(page.request, founder, false);
  await expect(page.getByText('Your request to join was declined')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Details' })).toHaveCount(0);

  await page.reload();
  await expect(page).toHaveURL(/\/profile-completion$/);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('an invitation link adds a new account and an existing one to its company', async ({
  browser,
  page,
  server,
}) => {
  const founder = await foundCompany(page.request);
  const link = await invite(page.request, founder);
  await page.goto(link);
  await expect(page.getByText(/invites you to join/)).toBeVisible();
  await expectAccessible(page);
  await register(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  // Someone who belongs to no company yet accepts it after signing in.
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await other.goto('/dashboard');
  await other.getByRole('tab', { name: 'Register' }).click();
  await register(other);
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await other.goto(link);
  await other.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(other.getByText(`Welcome to ${founder.company}`)).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard$/);
  await elsewhere.close();
});

test('a member of a company learns why they cannot accept an invitation', async ({ page }) => {
  const founder = await foundCompany(page.request);
  const link = await invite(page.request, founder);
  await signIn(page, demo.agent);
  await page.goto(link);
  await expect(page.getByText(/You work in Aurora Trading/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a screen for managers: the login screen first, then Access Denied for an agent', async ({
  page,
}) => {
  await page.goto('/manager');
  await page.getByLabel('Email').fill(demo.agent);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await expect(page).toHaveURL(/\/manager$/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page);
});
