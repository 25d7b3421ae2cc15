import { demo, expect, expectAccessible, signIn, test } from './test.ts';

test('a follow-up is planned, seen in Today, called and done, and stays done', async ({ page }) => {
  await signIn(page, demo.agent, '/leads');
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/leads', {
    headers,
    data: { first_name: 'Rita', email: 'rita.today@mar-azul.example', phone: '+351 21 555 0142' },
  });
  const { id } = (await answer.json()) as { id: string };

  await page.goto(`/leads/${id}`);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: '3-day follow-up' }).click();
  await expect(page.getByText('Next step planned')).toBeVisible();
  await expect(dialog.getByText('In 3 days')).toBeVisible();
  await expectAccessible(page);

  // Three days later.
  const step = { kind: 'other', due_at: new Date(Date.now() - 60_000).toISOString(), note: '' };
  const moved = await page.request.put(`/api/leads/${id}`, { headers, data: { next_step: step } });
  expect(moved.status()).toBe(200);
  await page.goto('/today');
  await expect(page.getByRole('button', { name: 'View Rita' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Call Rita' }).click();
  await expect(page.getByText('Call to Rita recorded')).toBeVisible();
  await page.getByRole('button', { name: 'Done with Rita' }).click();
  await expect(page.getByRole('button', { name: 'View Rita' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(page.getByRole('status', { name: /Loading/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'View Rita' })).toBeHidden();
});
