import { stored } from '@cardinal/contract/labels';
import type { Page } from '@playwright/test';
import { startServer } from './server.ts';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';

/** More than are counted exactly with a search, and than one call changes. */
const count = 1_203;

/** Imports leads of one company, in place of a file chosen by hand. */
async function importMany(page: Page) {
  const token = await page.evaluate((key) => localStorage.getItem(key), stored.token.key);
  const headers = { Authorization: `Bearer ${token}` };
  const rows = Array.from(
    { length: count },
    (_, index) => `Ada${index},ada${index}@acme.test,Acme`,
  );
  const buffer = Buffer.from(['First name,Email,Company', ...rows].join('\n'));
  const file = { name: 'leads.csv', mimeType: 'text/csv', buffer };
  const made = await page.request.post('/api/leads/import', { headers, multipart: { file } });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  const commit = { headers, data: { duplicates: 'create' } };
  expect((await page.request.post(`/api/imports/${id}/commit`, commit)).status()).toBe(202);
  await expect
    .poll(
      async () => (await (await page.request.get(`/api/imports/${id}`, { headers })).json()).status,
      { timeout: 30_000 },
    )
    .toBe('done');
}

test('changes, assigns and deletes all leads of a list beyond 1,000, and undoes it', async ({
  browser,
}) => {
  // Other tests count the leads of their worker's server.
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const page = await context.newPage();
    await signIn(page, demo.manager, '/leads');
    await importMany(page);
    await page.goto('/leads?q=acme');
    const bar = page.getByRole('toolbar', { name: 'Actions for the selected rows' });
    const selectAll = async () => {
      await page.getByRole('row').nth(1).waitFor();
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('button', { name: 'Select all 1,203' }).click();
      await expect(bar).toContainText('1,203 selected');
    };
    const undo = async () => {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('1,203 leads went back.')).toBeVisible({ timeout: 30_000 });
    };
    const rowsOf = (status: string) => page.getByRole('button', { name: new RegExp(status) });

    await selectAll();
    await bar.getByRole('button', { name: 'Status' }).click();
    await page.getByRole('menuitem', { name: 'Closed' }).click();
    await expect(
      page.getByRole('heading', { name: 'Change 1,203 leads to Closed?' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change status' }).click();
    await expect(page.getByText('1,203 leads are now Closed.')).toBeVisible({ timeout: 30_000 });
    await expect(rowsOf('Closed').first()).toBeVisible();
    await undo();

    await selectAll();
    await bar.getByRole('button', { name: 'Assign' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /leads?$/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByText(/^1,203 leads now belong to /)).toBeVisible({ timeout: 30_000 });
    await undo();

    await selectAll();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('1,203 leads deleted.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'No leads match' })).toBeVisible();
    await undo();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
  }
});
