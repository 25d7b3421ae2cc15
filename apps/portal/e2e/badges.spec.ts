import { demo, expect, expectAccessible, signIn, test } from './test.ts';

/** A visitor's badge whose Data Matrix code contains only VST-E2E-4711. */
const badge = 'apps/portal/e2e/badge.jpg';
const code = 'VST-E2E-4711';

/** The organiser's list: the visitor of the stand, and someone who was not there. */
const list = `Badge ID,First name,Last name,Email,Company
${code},Wilhelmina,Fleming,wilhelmina@badge.example.test,Harvard Observatory
VST-E2E-4712,Annie,Cannon,annie@badge.example.test,Harvard Observatory
`;

test('a scanned badge waits for the list of attendees, which fills it in and is undone', async ({
  page,
}) => {
  // The first picture loads the models of the reader.
  test.setTimeout(120_000);
  await signIn(page, demo.manager);
  await page.goto('/events');
  const card = page.getByRole('listitem', { name: 'Future of Sales Summit' });
  await card.getByRole('link', { name: 'Event Details' }).click();
  await page.getByText('I am here now').click();
  const event = page.url();

  await page.goto('/leads?capture=scan');
  const dialog = page.getByRole('dialog');
  const picture = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /^Upload Image/ }).click();
  await (await picture).setFiles(badge);
  await expect(dialog.getByLabel('Badge code')).toHaveValue(code, { timeout: 60_000 });
  await expect(dialog.getByText(/The Data Matrix code contains no contact data/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save lead', exact: true }).click();
  await expect(page.getByText('Lead created successfully')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `Badge ${code}` })).toContainText(
    'Incomplete',
  );

  await page.goto(event);
  await expect(page.getByText('1 lead has nothing but a badge code.')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload list' }).click();
  await (
    await chooser
  ).setFiles({ name: 'attendees.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List of attendees');
  await expect(page.getByRole('row').filter({ hasText: 'Wilhelmina Fleming' })).toContainText(
    'Fills in',
  );
  await expect(page.getByText('Annie Cannon')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Fill in 1 lead' }).click();
  await expect(page.getByRole('heading', { name: '1 lead filled in' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the event' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Wilhelmina Fleming' })).toContainText(
    'wilhelmina@badge.example.test',
  );
  await expect(
    page.getByText('Every lead of this event has a name or an email address.'),
  ).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 lead restored to its earlier values')).toBeVisible();
  await page.goto(event);
  await expect(page.getByRole('row').filter({ hasText: `Badge ${code}` })).toContainText(
    'Incomplete',
  );
});
