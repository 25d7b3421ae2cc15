import { startHubSpot, hubSpotKey } from '../../mock-server/test/helpers/hubSpot.ts';
import { startServer } from './server.ts';
import { demo, expect, expectAccessible, signIn, test as base } from './test.ts';

/** A separate server whose leads go to an API like HubSpot's on this machine. */
const test = base.extend<object, { hubSpot: Awaited<ReturnType<typeof startHubSpot>> }>({
  hubSpot: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, provide) => {
      const hubSpot = await startHubSpot();
      await provide(hubSpot);
      await hubSpot.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ hubSpot }, provide) => {
      const server = await startServer({ HUBSPOT_URL: hubSpot.url });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test('leads arrive in HubSpot, and one that it refuses is sent again', async ({
  page,
  hubSpot,
}) => {
  await signIn(page, demo.admin);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const make = async <T>(path: string, data: object, method = 'POST'): Promise<T> =>
    (await page.request.fetch(path, { method, headers, data })).json();
  await page.goto('/members?tab=crm');

  // A key that HubSpot does not know is refused with its reason, and can be corrected.
  const key = page.getByLabel(/^Service key/);
  await key.fill('pat-wrong');
  await page.getByRole('button', { name: 'Connect HubSpot' }).click();
  await expect(page.getByText(/Authentication credentials not found/).first()).toBeVisible();
  await key.fill(hubSpotKey);
  await page.getByRole('button', { name: 'Connect HubSpot' }).click();
  const account = page.getByRole('region', { name: 'HubSpot account 4711' });
  await expect(account.getByText('Connected')).toBeVisible();
  await expectAccessible(page);

  const fields = page.getByRole('region', { name: 'Fields' });
  await expect(fields.getByRole('button', { name: /Answers at the event/ })).toHaveText(
    /A note with the contact/,
  );
  await fields.getByRole('button', { name: /Notes/ }).click();
  await page.getByRole('option', { name: 'fair_answers' }).click();
  await fields.getByRole('button', { name: 'Save fields' }).click();
  await expect(page.getByText('Fields saved')).toBeVisible();

  const { id: event_id } = await make<{ id: string }>('/api/events', {
    name: 'Fair of Lisbon',
    location: 'Hall 3',
    start_date: '2026-11-21T10:00',
    end_date: '2026-11-22T18:00',
  });
  const wish = { id: 'wish', kind: 'text', label: 'Your wish?', options: [], required: false };
  await make(`/api/events/${event_id}/questions`, { questions: [wish] }, 'PUT');
  await make('/api/leads', {
    first_name: 'Rosa',
    email: 'rosa.hubspot@mar-azul.example',
    notes: 'Hall 3',
    answers: { event_id, values: { wish: 'A demo' } },
  });
  await expect
    .poll(() => hubSpot.contacts.get('rosa.hubspot@mar-azul.example')?.properties)
    .toMatchObject({ firstname: 'Rosa', fair_answers: 'Hall 3' });
  await expect
    .poll(() => hubSpot.notes.map(({ body }) => body))
    .toEqual([expect.stringContaining('Your wish?<br>A demo')]);

  hubSpot.answerWith((path, response) => {
    if (!path.includes('upsert')) return false;
    hubSpot.problem(response, 400, 'Property values were not valid: company is closed');
    return true;
  });
  const { id } = await make<{ id: string }>('/api/leads', {
    first_name: 'Thomas',
    email: 'thomas.hubspot@rheintal.example',
  });
  await page.goto(`/leads/${id}`);
  const lead = page.getByRole('dialog');
  await expect(lead.getByText('Property values were not valid: company is closed')).toBeVisible();
  await page.goto('/members?tab=crm');
  const failures = page.getByRole('region', { name: 'Not sent' });
  await expect(failures.getByRole('link', { name: 'Thomas' })).toBeVisible();
  await expect(failures.getByText(/company is closed/)).toBeVisible();
  await expectAccessible(page);

  hubSpot.usually();
  await failures.getByRole('link', { name: 'Thomas' }).click();
  await lead.getByRole('button', { name: 'Retry' }).click();
  await expect(lead.getByRole('link', { name: /In HubSpot/ })).toHaveAttribute(
    'href',
    /contacts\/4711\/record\/0-1\/\d+$/,
  );
  expect(hubSpot.contacts.get('thomas.hubspot@rheintal.example')).toMatchObject({ writes: 1 });
  await expectAccessible(page);
});
