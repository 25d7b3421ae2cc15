import { startServer } from './server.ts';
import { demo, expect, expectAccessible, test } from './test.ts';

test.use({ locale: 'de-DE' });

// On a server of its own, because a language is stored for the user.
test('speaks the language of the browser until another one is chosen', async ({
  browser,
  page,
}) => {
  const server = await startServer();
  await page.goto(`${server.url}/profile`);
  await expect(page.getByRole('heading', { name: 'Bei Cardinal anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expectAccessible(page);

  // What was typed stays while the language changes.
  await page.getByLabel('E-Mail').fill(demo.agent);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Cardinal' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demo.agent);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in to Cardinal' })).toBeVisible();

  await page.getByLabel('Email').fill(demo.agent);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('हिन्दी').click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
  await expect(page.getByRole('link', { name: 'डैशबोर्ड' }).first()).toBeVisible();
  await expectAccessible(page);

  // The user's own language comes before that of another device.
  const device = await browser.newContext({ locale: 'de-DE' });
  const other = await device.newPage();
  await other.goto(`${server.url}/dashboard`);
  await other.getByLabel('E-Mail').fill(demo.agent);
  await other.getByLabel('Passwort', { exact: true }).fill(demo.password);
  await other.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('डैशबोर्ड');
  await device.close();
  await server.stop();
});
