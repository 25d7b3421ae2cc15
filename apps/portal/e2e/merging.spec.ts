import type { Page } from '@playwright/test';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';

/** Calls the API as the signed-in user. */
async function api(page: Page, method: 'GET' | 'POST', path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const answer = await page.request.fetch(path, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  expect(answer.ok()).toBe(true);
  return answer;
}

async function captureLead(page: Page, lead: object): Promise<string> {
  const { id } = (await (await api(page, 'POST', '/api/leads', lead)).json()) as { id: string };
  return id;
}

const detailOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('an agent merges two leads of one person, and undoes it, immediately and later', async ({
  context,
  page,
}) => {
  await signIn(page, demo.agent, '/leads');
  const email = 'ines.merge@mar-azul.example';
  const first = await captureLead(page, {
    first_name: 'Inês',
    last_name: 'Duarte',
    email,
    phone: '+351 21 555 0199',
    company: 'Mar Azul',
    notes: 'Wants a quote for 40 seats.',
  });
  await api(page, 'POST', `/api/leads/${first}/activities`, { type: 'call' });
  await api(page, 'POST', '/api/emails/send', { leadId: first, subject: 'Olá', content: 'Olá!' });
  const second = await captureLead(page, {
    first_name: 'Ines',
    last_name: 'Duarte',
    email,
    position: 'Diretora',
    notes: 'Met again in Lisbon.',
  });
  const other = await context.newPage();
  await other.goto(`/leads/${second}`);
  await expect(detailOf(other, 'Ines Duarte')).toBeVisible();
  await page.goto(`/leads/${second}`);
  const detail = detailOf(page, 'Ines Duarte');

  const begin = async () => {
    await detail.getByRole('button', { name: 'Compare' }).click();
    const compared = page.getByRole('dialog', { name: 'Compare leads' });
    await compared.getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge leads' });
    await expect(dialog.getByText('3 activities')).toBeVisible();
    await expect(dialog.getByText('1 email')).toBeVisible();
    return dialog;
  };
  const dialog = await begin();
  await expectAccessible(page);
  const name = dialog.getByRole('radiogroup', { name: 'First name' });
  await name.getByRole('radio', { name: 'Other lead' }).check({ force: true });
  await expect(
    dialog.getByRole('radiogroup', { name: 'Phone' }).getByRole('radio', { name: 'Other lead' }),
  ).toBeChecked();
  await dialog.getByRole('button', { name: 'Merge leads' }).click();

  const kept = detailOf(page, 'Inês Duarte');
  await expect(kept.getByText('Merged with Inês Duarte').first()).toBeVisible();
  await expect(kept.getByText('Diretora · Mar Azul')).toBeVisible();
  await expect(kept.getByRole('textbox', { name: 'Notes' })).toHaveValue(
    'Met again in Lisbon.\n\nWants a quote for 40 seats.',
  );
  await expect(kept.getByRole('button', { name: 'Olá' })).toBeVisible();
  await expect(kept.getByText('Call initiated')).toBeAttached();
  await expect(kept.getByRole('button', { name: 'Compare' })).toBeHidden();
  await expectAccessible(page);
  // The other tab receives it over the socket.
  await expect(detailOf(other, 'Inês Duarte')).toBeVisible();
  await other.goto(`/leads/${first}`);
  await expect(other.getByText('This lead is no longer here').first()).toBeAttached();
  await other.close();

  await kept.getByRole('button', { name: 'Undo merge' }).first().click();
  await expect(page.getByText('Merge undone')).toBeVisible();
  await expect(detail.getByRole('textbox', { name: 'Notes' })).toHaveValue('Met again in Lisbon.');
  await expect(detail.getByRole('button', { name: 'Compare' })).toBeVisible();

  // Once more, then changed, and undone from the history after a reload.
  await (await begin()).getByRole('button', { name: 'Merge leads' }).click();
  await expect(detail.getByText('Merged with Inês Duarte').first()).toBeVisible();
  await detail.getByRole('textbox', { name: 'Notes' }).fill('Signed.');
  await detail.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Lead updated')).toBeVisible();
  await page.reload();
  const history = detail.getByRole('group', { name: 'Recent Activity' });
  await history.getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('Kept because of later changes: Notes.')).toBeVisible();
  await expect(history.getByText('Merged with Inês Duarte')).toBeHidden();
  await expect(detail.getByRole('textbox', { name: 'Notes' })).toHaveValue('Signed.');
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await page.goto(`/leads/${first}`);
  const restored = detailOf(page, 'Inês Duarte');
  await expect(restored.getByRole('button', { name: 'Olá' })).toBeVisible();
  await expect(restored.getByText('Call initiated')).toBeAttached();
});
