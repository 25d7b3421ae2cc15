import { demo, expect, expectAccessible, signIn, test } from './test.ts';

test('questions are edited, answered during a capture at the event, and shown with the lead', async ({
  page,
}) => {
  await signIn(page, demo.manager);
  await page.goto('/events');
  const card = page.getByRole('listitem', { name: 'Future of Sales Summit' });
  await card.getByRole('link', { name: 'Event Details' }).click();
  await page.getByRole('button', { name: 'Edit questions' }).click();
  const editor = page.getByRole('dialog', { name: 'Questions at the stand' });
  await editor.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('menuitem', { name: 'Short text' }).click();
  await editor
    .getByRole('group', { name: 'Question 4' })
    .getByRole('textbox', { name: 'Question' })
    .fill('What did you promise?');
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Save Questions' }).click();
  await expect(page.getByText('Questions saved')).toBeVisible();
  await expect(page.getByText('What did you promise?')).toBeVisible();

  // The switch's input is covered by its label, as in any browser.
  await page.getByText('I am here now').click();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'I am here now' })).toBeChecked();

  await page.goto('/leads?capture=manual');
  const form = page.getByRole('dialog', { name: 'New lead' });
  await form.getByLabel('First name').fill('Margaret');
  await form.getByLabel('Last name').fill('Hamilton');
  await form.getByLabel('Email').fill('margaret@orbit.example');
  await form.getByRole('radio', { name: 'Decides' }).check();
  await form.getByRole('radio', { name: 'This month' }).check();
  await form.getByLabel('What did you promise?').fill('A quote by Friday');
  await form.getByRole('button', { name: 'Set to Hot' }).click();
  await form.getByRole('button', { name: 'Save lead' }).click();
  await expect(page.getByText('Lead created successfully')).toBeVisible();

  await page.getByRole('button', { name: 'View Margaret Hamilton' }).click();
  const lead = page.getByRole('dialog', { name: 'Margaret Hamilton' });
  await expect(lead.getByText('Score 70 of 100')).toBeVisible();
  await expect(lead.getByText('A quote by Friday')).toBeVisible();
  await expect(lead.getByText('Future of Sales Summit')).toBeVisible();
  await lead.getByRole('button', { name: 'Change answers' }).click();
  await lead.getByRole('radio', { name: 'Advises' }).check();
  await lead.getByRole('button', { name: 'Save answers' }).click();
  await expect(lead.getByText('Score 55 of 100')).toBeVisible();
  await page.reload();
  await expect(lead.getByText('Score 55 of 100')).toBeVisible();
});
