import type { Page } from '@playwright/test';
import { startMailServer } from '../../mock-server/test/helpers/mailServer.ts';
import { startServer } from './server.ts';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';

/** Captures its own lead, so that tests do not change each other's. */
async function captureLead(page: Page, lead: { first_name: string; email: string }) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const answer = await page.request.post(new URL('/api/leads', page.url()).href, {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      last_name: 'Duarte',
      phone: '+351 21 555 0142',
      company: 'Mar Azul',
      lead_type: 'Action Required',
      ...lead,
    },
  });
  expect(answer.status()).toBe(201);
}

/** The text of the Due tab, also if nothing is due. */
const summaryOf = (page: Page) =>
  page.getByText(/leads? waiting for contact|Nobody is waiting/).first();

/** Opens the screen from the sidebar. */
async function openCommunications(page: Page) {
  await page.getByRole('link', { name: 'Communications' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Communications');
}

/** Writes an email to a lead on the Due tab and sends it. */
async function writeFromDue(page: Page, name: string, subject: string) {
  await page.getByRole('button', { name: `Write to ${name}` }).click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Here are the dates.');
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('button', { name: 'Send Email' }).click();
}

test('a lead is answered on the Due tab; the email is in the list and in the mailbox', async ({
  page,
}) => {
  await signIn(page, demo.agent);
  await captureLead(page, { first_name: 'Beatriz', email: 'beatriz@mar-azul.example' });
  await openCommunications(page);
  await page.getByRole('tab', { name: /^Due/ }).click();
  await expect(page).toHaveURL(/tab=due/);
  await expectAccessible(page);

  await writeFromDue(page, 'Beatriz Duarte', 'Três datas para a ÓBIDOS');
  await expect(page.getByText('Email to Beatriz Duarte sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write to Beatriz Duarte' })).toBeHidden();
  await page.reload();
  await expect(summaryOf(page)).toBeVisible();
  await expect(page.getByText('Beatriz Duarte')).toBeHidden();

  await page.getByRole('tab', { name: 'All' }).click();
  await page.getByRole('searchbox').fill('tres OBIDOS');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByText('Três datas para a ÓBIDOS')).toBeVisible();
  await expect(page).toHaveURL(/q=tres/);
  await page.getByRole('button', { name: 'Open Beatriz Duarte' }).click();
  await expect(page).toHaveURL(/\/leads\/[\w-]+/);
  await expect(page.getByRole('dialog', { name: 'Beatriz Duarte' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/communications\?/);
  await expect(page.getByText('1–1 of 1')).toBeVisible();

  await page.getByRole('tab', { name: 'Local mailbox' }).click();
  const mail = page.getByRole('button', { name: /Três datas para a ÓBIDOS/ });
  await mail.click();
  const frame = page.frameLocator('iframe[sandbox]');
  await expect(frame.getByText('Here are the dates.')).toBeVisible();
  await expectAccessible(page, 'iframe[sandbox]');
});

test('“No contact needed” removes a lead from the list, and Undo restores it in its place', async ({
  page,
}) => {
  await signIn(page, demo.agent);
  await captureLead(page, { first_name: 'Carla', email: 'carla@mar-azul.example' });
  await openCommunications(page);
  await page.getByRole('tab', { name: /^Due/ }).click();
  const summary = summaryOf(page);
  const before = await summary.innerText();
  await page.getByRole('button', { name: 'No contact needed for Carla Duarte' }).click();
  await expect(page.getByText('Carla Duarte needs no contact')).toBeVisible();
  await expect(summary).not.toHaveText(before);
  await page.getByRole('button', { name: 'Undo for Carla Duarte' }).click();
  await expect(page.getByRole('button', { name: 'Write to Carla Duarte' })).toBeVisible();
  await expect(summary).toHaveText(before);
});

test('an email that the mail server refuses is shown as failed, and Retry sends it', async ({
  page,
}) => {
  const mail = await startMailServer();
  mail.usually.code = 552;
  mail.usually.text = 'Mailbox full';
  const server = await startServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Cardinal <crm@example.com>',
  });
  try {
    await signIn(page, demo.agent, `${server.url}/dashboard`);
    const name = 'Dora Duarte';
    await captureLead(page, { first_name: 'Dora', email: 'dora@mar-azul.example' });
    await openCommunications(page);
    await expect(page.getByRole('tab', { name: /^Due/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Local mailbox' })).toBeHidden();
    await page.getByRole('tab', { name: /^Due/ }).click();
    await writeFromDue(page, name, 'The rates');
    // A refused email is not an answer: the lead returns, with the reason.
    await expect(page.getByText(/^The last email failed/)).toBeVisible();

    await page.getByRole('tab', { name: 'All' }).click();
    await page.getByRole('searchbox').fill('The rates');
    // Other emails are listed until those that match have arrived.
    const email = page.getByRole('listitem').filter({ hasText: 'The rates' });
    await expect(email.getByText('Failed', { exact: true })).toBeVisible();
    await expect(email.getByText(/Mailbox full/).first()).toBeVisible();
    delete mail.usually.code;
    await page.getByRole('button', { name: `Retry the email to ${name}` }).click();
    await expect(email.getByText('Sent', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: /^Due/ }).click();
    await expect(summaryOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: `Write to ${name}` })).toBeHidden();
  } finally {
    await server.stop();
    await mail.close();
  }
});
