import { demo, expect, expectAccessible, signIn, test } from './test.ts';

/** A list of a stand: companies without a person, and people without an address. */
const list = `First name,Last name,Company,Phone,Email
,,Fillin Nordwind,,info@nordwind.fillin.test
Torvald,Helmer,Fillin Ostwind,+49 711 555010,
,,Fillin Suedwind,+49 711 555011,
Nora,Helmer,Fillin Complete,,nora@complete.fillin.test
`;

test('fills in incomplete leads of a list by keyboard alone, and takes one back', async ({
  page,
}) => {
  await signIn(page, demo.secondAgent, '/capture');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Excel File' }).click();
  await (
    await chooser
  ).setFiles({ name: 'stand.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByRole('button', { name: 'Import 4 leads' }).click();
  await expect(page.getByRole('heading', { name: '4 leads imported' })).toBeVisible();

  await page.goto('/leads?q=Fillin&sort=company');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: /Details/ }).click();
  await page.getByRole('option', { name: 'Incomplete' }).click();
  await page.keyboard.press('Escape');
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(3);

  await page.keyboard.press('j');
  await page.keyboard.press('i');
  const form = page.getByRole('form');
  await expect(form.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Krogstad');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nils');
  await page.keyboard.press('Enter');

  const next = page.getByRole('form', { name: 'Fill in what Torvald Helmer lacks' });
  await expect(next.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('torvald@ostwind');
  await page.keyboard.press('Enter');
  await expect(next.getByText(/complete email address/)).toBeVisible();
  await expect(next.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('.fillin.test');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('form')).toHaveAccessibleName('Fill in what Fillin Suedwind lacks');
  await expect(rows).toHaveCount(1);
  await page
    .getByRole('alertdialog')
    .filter({ hasText: 'Torvald Helmer' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(rows).toHaveCount(2);

  await page.reload();
  await expect(rows.filter({ hasText: 'Torvald Helmer' })).toContainText('Incomplete');
  await expect(rows.filter({ hasText: 'Fillin Suedwind' })).toContainText('Incomplete');
  await page.goto('/leads?q=Fillin');
  await expect(rows.filter({ hasText: 'Krogstad Nils' })).toContainText(
    'info@nordwind.fillin.test',
  );
});
