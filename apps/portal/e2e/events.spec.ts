import type { Page } from '@playwright/test';
import { demo, expect, expectAccessible, signIn, test } from './test.ts';

/** Signs in as the manager and opens the events from the sidebar. */
async function openEvents(page: Page) {
  await signIn(page, demo.manager);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Events' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Management');
}

test('creates an event with leads, then changes, reloads and deletes it', async ({ page }) => {
  await openEvents(page);
  await expect(page.getByRole('link', { name: 'Event Details' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create Event' }).click();
  const form = page.getByRole('dialog', { name: 'Create Event' });
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await form.getByLabel('Event Name').fill('Harbour Fair');
  await form.getByLabel('Location').fill('Pier 7, Mombasa');
  await form.getByLabel('Start Date & Time').fill('2031-05-04T09:00');
  await form.getByLabel('End Date & Time').fill('2031-05-03T18:00');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Invalid Date Range')).toBeVisible();
  await form.getByLabel('End Date & Time').fill('2031-05-06T18:00');
  await form.getByLabel('Event URL').fill('harbour-fair.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event created')).toBeVisible();
  await expect(form).toBeHidden();

  const card = page.getByRole('listitem', { name: 'Harbour Fair' });
  await expect(card.getByText('No leads yet')).toBeVisible();
  await expect(card.getByRole('link', { name: 'View Event' })).toHaveAttribute(
    'href',
    'https://harbour-fair.example',
  );
  await card.getByRole('button', { name: 'Create Leads' }).click();
  const attendees = page.getByRole('dialog', { name: 'Create Leads from Event Attendees' });
  await attendees.getByLabel('First Name').fill('Edith');
  await attendees.getByLabel('Last Name').fill('Clarke');
  await attendees.getByLabel('Email').fill('edith@harbour.example');
  await attendees.getByRole('button', { name: 'Add Another Attendee' }).click();
  const second = attendees.getByRole('group', { name: 'Attendee 2' });
  await second.getByLabel('First Name').fill('Ada');
  await second.getByLabel('Last Name').fill('Lovelace');
  await second.getByLabel('Email').fill('ada@harbour.example');
  await attendees.getByRole('button', { name: 'Create Leads' }).click();
  await expect(page.getByText('Leads created')).toBeVisible();
  await expect(card.getByText('2 leads')).toBeVisible();

  await card.getByRole('link', { name: 'Event Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Fair');
  const row = page.getByRole('row').filter({ hasText: 'Edith Clarke' });
  await expect(row.getByText('Event', { exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await row.getByRole('button', { name: 'View Edith Clarke' }).click();
  await expect(page.getByRole('dialog')).toContainText('Harbour Fair');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/events\/[\w-]+$/);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Event' });
  await edit.getByLabel('Location').fill('Pier 9, Mombasa');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Event updated')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pier 9, Mombasa')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Event' }).click();
  await expect(page.getByText('Event deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole('heading', { name: 'Harbour Fair' })).toHaveCount(0);

  await page.goto('/leads');
  await page.getByRole('searchbox').fill('edith@harbour.example');
  await expect(page.getByRole('row').filter({ hasText: 'Edith Clarke' })).toBeVisible();
});

test('an agent can read but not change a colleague’s event, and an unknown id shows nothing', async ({
  page,
}) => {
  await signIn(page, demo.agent, '/dashboard');
  await page.goto('/events');
  await page.getByRole('link', { name: 'Event Details' }).first().click();
  // While it is empty, the list of leads offers it as well.
  await expect(page.getByRole('button', { name: 'Create Leads' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.goto('/events/019aa5c4-0000-7000-8007-000000000001');
  await expect(
    page.getByRole('heading', { name: 'It was deleted, or the link is incomplete' }),
  ).toBeVisible();
});

test('a figure of an event’s board opens the leads that it counts', async ({ page }) => {
  await signIn(page, demo.manager, '/events');
  // The whole card opens the event.
  const edge = { position: { x: 30, y: 30 } };
  await page.getByRole('listitem', { name: 'Nordic Trade Fair' }).click(edge);
  await expect(page.getByRole('heading', { level: 1, name: 'Nordic Trade Fair' })).toBeVisible();
  const steps = page.getByRole('list', { name: 'From capture to close' });
  const contacted = steps.getByRole('listitem').filter({ hasText: 'First contact' });
  const count = (await contacted.textContent())?.replace('First contact', '') ?? '';
  await expect(page.getByText('Answers at the stand')).toBeVisible();
  await contacted.getByRole('link').click();
  await expect(page.getByText('Only leads of Nordic Trade Fair · contacted')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(Number(count) + 1);
  await page.getByRole('button', { name: 'Show all leads' }).click();
  await expect(page).toHaveURL(/\/leads$/);
});

test('scanning on the page of an event that is on makes one be there', async ({ page }) => {
  await signIn(page, demo.manager, '/dashboard');
  await page.goto('/events');
  await page
    .getByRole('listitem', { name: 'Future of Sales Summit' })
    .click({ position: { x: 30, y: 30 } });
  await expect(page.getByRole('switch', { name: 'I am here now' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Scan a card' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('switch', { name: 'I am here now' })).toBeChecked();
});
