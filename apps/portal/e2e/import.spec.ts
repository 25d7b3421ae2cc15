import type { Page } from '@playwright/test';
import { archive, partOf } from '../../mock-server/test/helpers/zipArchive.ts';
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

/** Uploads a file on the screen for captures. */
async function uploadFile(page: Page, name: string, buffer: Buffer) {
  await page.goto('/capture');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Excel File' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import leads');
}

test('reads a list again in the letters that the user chose', async ({ page }) => {
  await signIn(page, demo.agent, '/capture');
  // "Łęcki" of Central Europe, which Western letters show as "£êcki".
  const bytes = Buffer.from('First name,Last name,Email\nZofia,\u00a3\u00eacki,', 'latin1');
  const email = Buffer.from('zofia@import.example.test\n');
  await uploadFile(page, 'letters.csv', Buffer.concat([bytes, email]));
  const letters = page.getByRole('radiogroup', { name: 'Letters' });
  await page.getByRole('button', { name: 'Show more encodings' }).click();
  const rows = page.getByRole('table', { name: 'Rows of the file' });
  await letters.getByText('Western (Windows)').click();
  await expect(rows.getByText('Zofia £êcki')).toBeVisible();
  await expectAccessible(page);
  await letters.getByText('Central European (Windows)').click();
  await expect(rows.getByText('Zofia Łęcki')).toBeVisible();
  // Only the import that is shown is left to continue.
  await page.goto('/capture');
  await expect(page.getByRole('button', { name: 'Continue with letters.csv' })).toHaveCount(1);
});

test('reads the sheet that the user chose, by the columns in the chosen order', async ({
  page,
}) => {
  await signIn(page, demo.agent, '/capture');
  const sheet = (...rows: string[][]) => {
    const cells = rows.map((texts) =>
      texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join(''),
    );
    return `<worksheet><sheetData>${cells.map((row) => `<row>${row}</row>`).join('')}</sheetData></worksheet>`;
  };
  const header = ['Name', 'Email', 'Private phone', 'Office phone'];
  const workbook = archive([
    partOf(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${[1, 2].map((n) => `<Relationship Id="rId${n}" Type="http://x/worksheet" Target="s${n}.xml"/>`).join('')}</Relationships>`,
    ),
    partOf(
      'xl/workbook.xml',
      '<workbook><sheets><sheet name="Monday" r:id="rId1"/><sheet name="Tuesday" r:id="rId2"/></sheets></workbook>',
    ),
    partOf('xl/s1.xml', sheet(header, ['Montgomery', 'montgomery@import.example.test', '', ''])),
    partOf(
      'xl/s2.xml',
      sheet(header, [
        'Theodora',
        'theodora@import.example.test',
        '+44 20 7946 0911',
        '+44 20 7946 0912',
      ]),
    ),
  ]);
  await uploadFile(page, 'days.xlsx', workbook);
  const rows = page.getByRole('table', { name: 'Rows of the file' });
  await expect(rows.getByText('Montgomery', { exact: true })).toBeVisible();
  const sheets = page.getByRole('radiogroup', { name: 'Sheet' });
  await sheets.getByText('Tuesday').click();
  await expect(rows.getByText('Theodora', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /Field for Private phone/ }).click();
  await page.getByRole('option', { name: 'Phone', exact: true }).click();
  await page.getByRole('button', { name: /Field for Office phone/ }).click();
  await page.getByRole('option', { name: 'Phone', exact: true }).click();
  const order = page.getByRole('group', { name: 'Phone: which column comes first' });
  await order.getByRole('button', { name: 'Move Office phone up' }).focus();
  await page.keyboard.press('Enter');
  const isFirst = order.getByRole('listitem').first();
  await expect(isFirst).toContainText('Office phone');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 lead' }).click();
  await expect(page.getByRole('heading', { name: '1 lead imported' })).toBeVisible();
  await page.getByRole('button', { name: 'View leads' }).click();
  await expect(page.getByRole('button', { name: 'View Theodora' })).toBeVisible();
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
