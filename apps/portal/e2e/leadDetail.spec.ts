import type { Page } from '@playwright/test';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog').first();

/** Captures its own lead, so that tests do not change each other's. */
async function captureLead(page: Page, email: string) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const answer = await page.request.post('/api/leads', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      first_name: 'Ines',
      last_name: 'Duarte',
      email,
      phone: '+351 21 555 0142',
      company: 'Mar Azul',
      notes: 'Wants a quote for 40 seats.',
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

test('a lead has a URL: a link opens it over the list, and closing returns there', async ({
  page,
}) => {
  await signIn(page, demo.agent, '/leads?status=hot');
  await page
    .getByRole('button', { name: /^View / })
    .nth(2)
    .click();
  await expect(page).toHaveURL(/\/leads\/[\w-]+\?status=hot$/);
  const name = await dialogOf(page).getByRole('heading', { level: 2 }).innerText();
  const link = page.url();

  await dialogOf(page).getByRole('button', { name: 'Next lead' }).click();
  await expect(dialogOf(page).getByText(/^4 of \d+$/)).toBeVisible();
  // The focus stays in the dialog, so that keyboard users continue from there.
  await expect(dialogOf(page).getByRole('button', { name: 'Next lead' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/leads\?status=hot$/);

  await page.goto(link);
  await expect(dialogOf(page).getByRole('heading', { level: 2 })).toHaveText(name);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/leads\?status=hot$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lead Management');
});

test('the email action of the list opens the lead with the cursor in an email', async ({
  page,
}) => {
  await signIn(page, demo.agent, '/leads');
  await page
    .getByRole('button', { name: /^Email / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/leads\/[\w-]+$/);
  await expect(dialogOf(page).getByRole('textbox', { name: 'Content' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/leads$/);
  await expect(page.getByRole('button', { name: /^Email / }).first()).toBeFocused();
});

test('the dashboard stays unchanged under a lead, also after a reload', async ({ page }) => {
  await signIn(page, demo.agent);
  await page.evaluate(() => window.scrollTo(0, 400));
  const top = await page.evaluate(() => window.scrollY);
  await page
    .getByRole('button', { name: /^View / })
    .nth(8)
    .click();
  await expect(page).toHaveURL(/\/leads\//);
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await page.goForward();
  await page.reload();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('a reloaded lead keeps the focus when its list appears below it', async ({ page }) => {
  await signIn(page, demo.agent);
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/leads\//);
  await page.reload();
  await page.locator('[data-row-key]').first().waitFor({ state: 'attached' });
  await expect(page.locator('[role=dialog]')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(
    true,
  );
});

test('Escape closes a lead however early it is pressed', async ({ page }) => {
  test.slow();
  await signIn(page, demo.agent);
  await expect(page.getByRole('button', { name: /^View / }).first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const dialogs = page.locator('dialog[open], [role=dialog]');
  const escape = async (wait: number) => {
    await dialogs.first().waitFor();
    // Into each of the moments between the press and the dialog.
    await page.waitForTimeout(wait);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(dialogs).toHaveCount(0);
  };
  for (const wait of [0, 150, 500]) {
    await page
      .getByRole('button', { name: /^View / })
      .first()
      .click();
    await escape(wait);
  }
  for (const wait of [0, 500]) {
    await page.goForward();
    await page.reload({ waitUntil: 'commit' });
    await escape(wait);
  }
});

test('an agent works on a lead: contact, email, meeting, status; the history contains everything', async ({
  page,
}) => {
  await signIn(page, demo.agent, '/leads');
  const id = await captureLead(page, 'ines.work@mar-azul.example');
  await page.goto(`/leads/${id}`);
  const dialog = dialogOf(page);

  await dialog.getByRole('button', { name: 'Edit contact' }).click();
  await dialog.getByRole('textbox', { name: 'Position' }).fill('Diretora');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Lead updated')).toBeVisible();
  await expect(dialog.getByText('Diretora · Mar Azul')).toBeVisible();

  await dialog.getByRole('button', { name: 'Write Email' }).click();
  await dialog.getByRole('textbox', { name: 'Content' }).fill('My own first words.');
  await dialog.getByRole('radio', { name: '3-day follow-up' }).click();
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Email generated')).toBeVisible();
  const content = dialog.getByRole('textbox', { name: 'Content' });
  await expect(content).toHaveValue(/Ines/);
  const written = await content.inputValue();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(content).toHaveValue('My own first words.');
  await dialog.getByRole('button', { name: 'Redo' }).click();
  await expect(content).toHaveValue(written);
  const subject = await dialog.getByRole('textbox', { name: 'Subject' }).inputValue();
  await dialog.getByRole('radio', { name: 'Preview' }).click();
  await expect(dialog.getByText('ines.work@mar-azul.example').last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByText('It is in the local mailbox')).toBeVisible();

  await dialog.getByRole('button', { name: 'Schedule Meeting' }).click();
  const meeting = page.getByRole('dialog', { name: 'Schedule Meeting' });
  await meeting.getByRole('textbox', { name: 'Place or link' }).fill('Stand 12');
  await meeting.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText('Meeting scheduled')).toBeVisible();
  await expect(meeting).toBeHidden();

  await dialog.getByRole('radio', { name: 'Closed' }).click();
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Signed for 40 seats.');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Lead updated')).toBeVisible();

  await page.reload();
  const history = dialogOf(page).getByRole('region', { name: 'Recent Activity' }).last();
  for (const entry of [
    'Status changed from Warm to Closed',
    'Email sent',
    'Lead edited',
    'Lead created',
  ]) {
    await expect(history.getByText(entry, { exact: true }).first()).toBeAttached();
  }
  await expect(history.getByText(/Stand 12/)).toBeAttached();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Notes' })).toHaveValue(
    'Signed for 40 seats.',
  );
  await expect(dialogOf(page).getByRole('button', { name: subject })).toBeVisible();
  await expect(dialogOf(page).getByText('Sent', { exact: true })).toHaveCount(2);

  // The local mailbox contains both, as the lead would see them.
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const mailbox = await page.request.get('/api/mailbox', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const mails = (await mailbox.json()) as { lead_id: string; text: string; calendar: unknown }[];
  const own = mails.filter((mail) => mail.lead_id === id);
  expect(own).toHaveLength(2);
  expect(own.find((mail) => mail.calendar === null)?.text).toContain(written.trim());
  expect(own.find((mail) => mail.calendar !== null)?.text).toContain('Stand 12');
});

test('two tabs change the same lead: both versions are shown, and the choice is saved', async ({
  context,
  page,
}) => {
  await signIn(page, demo.agent, '/leads');
  const id = await captureLead(page, 'ines.tabs@mar-azul.example');
  await page.goto(`/leads/${id}`);
  const notes = dialogOf(page).getByRole('textbox', { name: 'Notes' });
  await notes.fill('From the first tab.');

  const second = await context.newPage();
  await second.goto(`/leads/${id}`);
  await dialogOf(second).getByRole('textbox', { name: 'Notes' }).fill('From the second tab.');
  await dialogOf(second).getByRole('button', { name: 'Update' }).click();
  await expect(second.getByText('Lead updated')).toBeVisible();

  // The change arrives over the socket while the first tab is still typing.
  const choice = dialogOf(page).getByRole('radiogroup', { name: 'Notes' });
  await expect(choice).toContainText('From the second tab.');
  await expect(notes).toHaveValue('From the first tab.');
  await choice.getByText('From the first tab.').click();
  await dialogOf(page).getByRole('button', { name: 'Save the choice' }).click();
  await expect(page.getByText('Lead updated')).toBeVisible();
  await expect(dialogOf(second).getByRole('textbox', { name: 'Notes' })).toHaveValue(
    'From the first tab.',
  );
});

test('likely duplicates are shown side by side, and Undo restores a deleted one', async ({
  page,
}) => {
  await signIn(page, demo.agent, '/leads');
  const first = await captureLead(page, 'ines.twice@mar-azul.example');
  const second = await captureLead(page, 'INES.TWICE@mar-azul.example');
  await page.goto(`/leads/${second}`);
  await dialogOf(page).getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('dialog', { name: 'Compare leads' });
  await expect(compared.getByText('Same email')).toBeVisible();
  await expectAccessible(page);
  await compared.getByRole('button', { name: 'Open that lead' }).click();
  await expect(page).toHaveURL(new RegExp(`/leads/${first}`));

  await dialogOf(page).getByRole('button', { name: 'Delete lead' }).click();
  await expect(page.getByText('Ines Duarte was deleted')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Lead restored')).toBeVisible();
  await page.goto(`/leads/${first}`);
  await expect(dialogOf(page).getByRole('heading', { name: 'Ines Duarte' })).toBeVisible();
});
