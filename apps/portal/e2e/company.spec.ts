import type { Page } from '@playwright/test';
import { demo, expect, signIn, test } from './test.ts';

const name = 'Nordkap Spedition';
const email = 'info@nordkap.company.test';

/** What screens and letters say where a name is missing. */
const gaps = /undefined|\bnull\b|\bNaN\b|Dear\s*,|Hi\s*,|Hello\s+,|“\s*”|\(\s*\)/;

/** Calls the API as the signed-in user. */
async function api(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
  return answer;
}

/** Imports companies of which no person is known. @returns The id of the first. */
async function importCompanies(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const list = `Company,Email,Phone\n${name},${email},+49 40 5550100\nSüdkap,info@suedkap.company.test,\n`;
  const file = { name: 'companies.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  const headers = { Authorization: `Bearer ${token}` };
  const uploaded = await page.request.post('/api/leads/import', { headers, multipart: { file } });
  const { id } = (await uploaded.json()) as { id: string };
  await api(page, 'POST', `/api/imports/${id}/commit`, {});
  const find = async () =>
    (await (await api(page, 'GET', `/api/leads?q=${email}`)).json()) as { id: string }[];
  await expect(async () => expect(await find()).toHaveLength(1)).toPass();
  return (await find())[0]?.id ?? '';
}

/** Checks that a screen shows the company, and no gap where a name would be. */
async function expectNamed(page: Page, screen: string) {
  await expect(page.getByText(name).filter({ visible: true }).first(), screen).toBeVisible();
  // Also what only screen readers say.
  const said = await page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('title') ?? '',
      ]),
    ].join('\n'),
  );
  expect(said, screen).not.toMatch(gaps);
}

test('a company without a person is called by its name on every screen', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, demo.manager, '/leads');
  const id = await importCompanies(page);
  await api(page, 'PUT', `/api/leads/${id}`, { lead_type: 'Action Required' });

  await page.goto(`/leads?q=Nordkap`);
  await expectNamed(page, 'list');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNamed(page, 'card');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(`/leads/${id}`);
  const detail = page.getByRole('dialog', { name });
  await expect(detail.getByRole('heading', { level: 2 })).toHaveText(name);
  await expectNamed(page, 'detail');
  await detail.getByRole('button', { name: '3-day follow-up' }).click();
  await expect(page.getByText('Next step planned')).toBeVisible();
  await expectNamed(page, 'follow-up');
  await detail.getByRole('button', { name: 'Schedule Meeting' }).click();
  await expectNamed(page, 'meeting');
  await page.goto(`/leads/${id}`);
  await detail.getByRole('button', { name: 'Write Email' }).click();
  await detail.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Email generated')).toBeVisible();
  const content = detail.getByRole('textbox', { name: 'Content' });
  expect(await content.inputValue()).not.toMatch(gaps);
  await detail.getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByText(/Email sent/).first()).toBeVisible();
  await expectNamed(page, 'sent email');

  const due_at = new Date(Date.now() - 60_000).toISOString();
  await api(page, 'PUT', `/api/leads/${id}`, { next_step: { kind: 'call', due_at, note: '' } });
  await page.goto('/today');
  await expectNamed(page, 'today');
  await page.goto('/communications');
  await expectNamed(page, 'communications');
  await page.getByRole('tab', { name: /^Due/ }).click();
  await expect(page.getByRole('tab', { name: /^Due/ })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/dashboard');
  await expectNamed(page, 'dashboard');
  await page.goto('/capture');
  await expectNamed(page, 'recent captures');

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Lead Assignment', exact: true }).click();
  await expectNamed(page, 'assignment');
  await page
    .getByRole('button', { name: `Assign ${name}` })
    .first()
    .click();
  await expectNamed(page, 'assigning');

  const twin = { first_name: 'Ada', email, company: 'Nordkap' };
  await api(page, 'POST', '/api/leads', twin);
  await page.goto(`/leads/${id}`);
  await detail.getByRole('button', { name: 'Compare' }).click();
  await page
    .getByRole('dialog', { name: 'Compare leads' })
    .getByRole('button', { name: 'Merge' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Merge leads' })).toBeVisible();
  await expectNamed(page, 'merging');

  const card = await (await api(page, 'GET', `/api/leads/${id}/vcard`)).text();
  expect(card).toContain(`FN:${name}`);
  const exported = await (await api(page, 'GET', '/api/leads/export?format=csv')).text();
  expect(exported).toContain(`,${email},`);
  expect(exported).not.toMatch(/undefined|\bnull\b/);
  const history = await (await api(page, 'GET', `/api/leads/${id}/activities`)).text();
  expect(history).not.toMatch(/undefined|Dear ,|Hi ,/);
});
