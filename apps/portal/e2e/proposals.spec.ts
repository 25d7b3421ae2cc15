import { demo, expect, expectAccessible, signIn, test } from './test.ts';

test('an agent suggests, and nothing changes before its user approves', async ({ page }) => {
  await signIn(page, demo.agent, '/leads');
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const created = await page.request.post('/api/leads', {
    headers,
    data: { first_name: 'Rosa', email: 'rosa.agents@mar-azul.example' },
  });
  const { id } = (await created.json()) as { id: string };
  const made = await page.request.post('/api/api-keys', {
    headers,
    data: { name: 'Assistant', scopes: ['leads:read', 'leads:write'] },
  });
  const { key } = (await made.json()) as { key: string };

  const answer = await page.request.post('/mcp', {
    headers: { Authorization: `Bearer ${key}`, Accept: 'application/json, text/event-stream' },
    data: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'propose_change',
        arguments: { lead_id: id, status: 'Hot', reason: 'She asked for a quote.' },
      },
    },
  });
  expect(answer.status()).toBe(200);

  // Told at once.
  await expect(page.getByText('New suggestion')).toBeVisible();
  const link = page.getByRole('link', { name: /^Suggested changes ?\d+$/ });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suggested changes');
  const card = page.getByRole('article', { name: 'Change status, Rosa' });
  await expect(card.getByText('She asked for a quote.')).toBeVisible();
  await expectAccessible(page);
  const before = await page.request.get(`/api/leads/${id}`, { headers });
  expect(await before.json()).toMatchObject({ lead_status: 'Warm', version: 1 });

  await card.focus();
  await page.keyboard.press('a');
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(card).toBeHidden();
  const after = await page.request.get(`/api/leads/${id}`, { headers });
  expect(await after.json()).toMatchObject({ lead_status: 'Hot' });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  const undone = await page.request.get(`/api/leads/${id}`, { headers });
  expect(await undone.json()).toMatchObject({ lead_status: 'Warm' });
});
