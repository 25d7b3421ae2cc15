import { demo, expect, expectAccessible, signIn, test } from './test.ts';

/** An export of HubSpot with people that no other test uses. */
const file = `Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Associated Company,Job Title,Original Source
1,Ottoline,Sample,ottoline@import.example.test,+44 20 7946 0901,Nobody Known,NEW,Importers Ltd,Buyer,Offline sources
2,Percival,Sample,percival@import.example.test,+44 20 7946 0902,,IN_LIMBO,Importers Ltd,Buyer,Tradeshow
3,Quentin,Sample,not an address,,,OPEN_DEAL,Importers Ltd,,
4,Ottoline,Twice,ottoline@import.example.test,,,NEW,,,
`;

test('imports an export of another program, reports errors, and undoes it', async ({ page }) => {
  await signIn(page, demo.agent, '/capture');
  await expect(page.getByRole('heading', { name: 'Recent Captures' })).toBeVisible();
  await expectAccessible(page);
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Template' }).click();
  expect((await template).suggestedFilename()).toBe('leads-template.xlsx');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Excel File' }).click();
  await (
    await chooser
  ).setFiles({ name: 'hubspot.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import leads');
  await expect(page.getByText('hubspot.csv · 4 rows, 10 columns')).toBeVisible();
  await expect(page.getByRole('button', { name: /Field for Associated Company/ })).toContainText(
    'Company',
  );
  await expect(page.getByText('Enter a complete email address.')).toBeVisible();
  await page.getByRole('button', { name: /Meaning of IN_LIMBO/ }).click();
  await page.getByRole('option', { name: 'Cold' }).click();
  await page
    .getByRole('radiogroup', { name: 'Likely duplicates' })
    .getByText('Skip', { exact: true })
    .click();
  await expectAccessible(page);

  // The URL contains the import, so that it survives a reload.
  await page.reload();
  await expect(page.getByRole('button', { name: /Meaning of IN_LIMBO/ })).toContainText('Cold');
  await page.getByRole('button', { name: 'Import 2 leads' }).click();
  await expect(page.getByRole('heading', { name: '2 leads imported' })).toBeVisible();
  await expect(page.getByText('1 row skipped')).toBeVisible();
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  expect((await report).suggestedFilename()).toBe('hubspot-not-imported.csv');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'View leads' }).click();
  const percival = page.getByRole('row').filter({ hasText: 'percival@import.example.test' });
  await expect(percival).toContainText('Cold');
  await expect(percival).toContainText('Event');

  await page.goBack();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('2 leads removed')).toBeVisible();
  await page.goto('/leads');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('percival@import.example.test')).toHaveCount(0);
});

test('lists earlier imports, and undoes one from there', async ({ page, context }) => {
  await signIn(page, demo.agent, '/capture');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Excel File' }).click();
  const buffer = Buffer.from(
    'First name,Email\nHyacinth,hyacinth@import.example.test\nIgnatius,ignatius@import.example.test\nJocasta,none\n',
  );
  await (await chooser).setFiles({ name: 'evening.csv', mimeType: 'text/csv', buffer });

  // An upload is found again, too.
  await expect(page.getByRole('button', { name: 'Import 2 leads' })).toBeVisible();
  await page.goto('/capture');
  await page.getByRole('button', { name: 'Continue with evening.csv' }).click();
  await page.getByRole('button', { name: 'Import 2 leads' }).click();
  await expect(page.getByRole('heading', { name: '2 leads imported' })).toBeVisible();

  await page.goto('/capture');
  const earlier = page.getByRole('listitem').filter({ hasText: 'evening.csv' });
  await expect(earlier).toContainText('2 leads imported');
  await expect(earlier).toContainText('1 row not imported');
  await expect(earlier).toContainText('Undo until');
  await expectAccessible(page);
  const report = page.waitForEvent('download');
  await earlier.getByRole('button', { name: 'Report on evening.csv' }).click();
  expect((await report).suggestedFilename()).toBe('evening-not-imported.csv');

  const tab = await context.newPage();
  await tab.goto('/capture');
  const there = tab.getByRole('listitem').filter({ hasText: 'evening.csv' });
  await expect(there).toContainText('2 leads imported');

  await page.reload();
  await earlier.getByRole('button', { name: 'Undo the import of evening.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(earlier).toContainText('2 leads removed');
  await expect(there).toContainText('2 leads removed');
  await expect(there.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await page.goto('/leads');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('hyacinth@import.example.test')).toHaveCount(0);
});

test('names a likely duplicate while typing, and adds to that lead', async ({ page }) => {
  await signIn(page, demo.agent, '/capture');
  const add = async (values: Record<string, string>) => {
    await page.getByRole('button', { name: /Manual Entry/ }).click();
    for (const [field, value] of Object.entries(values)) {
      await page.getByRole('dialog').getByLabel(field).fill(value);
    }
  };
  const dialog = page.getByRole('dialog');
  await add({ 'First name': 'Rosalind', Email: 'rosalind@import.example.test' });
  await dialog.getByRole('button', { name: 'Save lead', exact: true }).click();
  await expect(page.getByText('Lead created successfully')).toBeVisible();

  await add({
    'First name': 'Rosalind',
    Email: 'Rosalind@import.example.test',
    Company: 'Helix Ltd',
  });
  await expect(dialog.getByText(/Looks like a lead you have: Rosalind/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add to it' }).click();
  await expect(page.getByText('Lead updated')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Rosalind', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Helix Ltd').first()).toBeVisible();
});
