import { stored } from '@cardinal/contract/labels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { setPreferences } from '../../apps/portal/src/state/preferences.ts';
import {
  buildCreatedLead,
  buildEvent,
  buildInvalid,
  buildLeads,
  buildUser,
  cutTexts,
  longEvent,
  minutesAgo,
  problems,
  sideways,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { events, leads } from '../../packages/crm-features/src/mocks/index.ts';
import { atStoryTime } from './atStoryTime.ts';
import { PortalAt } from './PortalAt.tsx';

const meta = {
  title: 'Screens/Events',
  component: PortalAt,
  args: { path: '/events' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const event = buildEvent();
const oneEvent = { path: `/events/${event.id}` };

export const Agent: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Monsoon Textile Week' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Manager: Story = {
  parameters: { crm: { user: { role: 'manager' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Monsoon Textile Week' }),
    ).toBeVisible();
    await expect(canvas.getByText('Sales Manager')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(events.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading events')).toBeInTheDocument();
  },
};

export const NothingYet: Story = {
  beforeEach: ({ msw }) => msw.use(events.list.empty()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Your First Event' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Event' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(events.list.fails(problems.internal));
    return atStoryTime();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The server no longer accepts the session: the login screen replaces the events. */
export const SessionEnded: Story = {
  beforeEach: ({ msw }) => msw.use(events.list.fails(problems.unauthorized)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in to Cardinal' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Monsoon Textile Week' }),
    ).toBeVisible();
  },
};

/** One event with the leads met there. */
export const OneEvent: Story = {
  args: oneEvent,
  beforeEach: ({ msw }) =>
    msw.use(
      leads.list.replies(({ query }) => {
        expect(query.get('event_id')).toBe(event.id);
        if (query.get('incomplete') === 'true') {
          return { answer: buildLeads(1), headers: { 'X-Total-Count': '3' } };
        }
        return { answer: buildLeads(5), headers: { 'X-Total-Count': '5' } };
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: event.name })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6));
    await expect(await canvas.findByRole('tab', { name: /^All.*5/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Events', current: 'page' })).toBeVisible();
    await expect(await canvas.findByText(/3 leads have nothing but a badge code/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show these leads' })).toHaveAttribute(
      'href',
      `/leads?event=${event.id}&stand=incomplete`,
    );
    await expect(document.title).toBe(`${event.name} · Cardinal`);
  },
};

/** The organiser's list of attendees of an event, as its URL shows it. */
export const ListOfAttendees: Story = {
  args: { path: `${oneEvent.path}?import=new` },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'List of attendees' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: event.name })).toBeVisible();
  },
};

/** A lead opens over the event's page, and closing it returns there. */
export const LeadOfAnEvent: Story = {
  tags: ['!dev'],
  args: oneEvent,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^View Grace/ });
    if (!first) throw new Error('The list has no lead to open.');
    await userEvent.click(first);
    await expect(await screen.findByText('Update Status')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(event.name);
  },
};

/** The list of an event, as a shared link of one of its leads shows it. */
export const LeadsOfOneEvent: Story = {
  tags: ['!dev'],
  args: { path: `/leads?event=${event.id}` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: event.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all leads' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: event.name })).toBeNull());
  },
};

export const OneEventOnAPhone: Story = {
  args: oneEvent,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: event.name })).toBeVisible();
    await expect((await canvas.findAllByRole('button', { name: /^View Grace/ }))[0]).toBeVisible();
    await expect(await canvas.findByText(/Every lead of this event has a name/)).toBeVisible();
  },
};

/** The user is at the event, which has not ended yet. */
const arrive = () =>
  setPreferences({
    here: { id: event.id, name: event.name, until: minutesAgo(-60), userId: buildUser().id },
  });

/** The event was left: leads are no longer captured there. */
const left = () =>
  waitFor(() => expect(localStorage.getItem(stored.preferences.key)).toContain('"here":null'));

/** Deleted, or another company's. */
export const NoSuchEvent: Story = {
  args: oneEvent,
  beforeEach({ msw }) {
    msw.use(events.one.fails(problems.notFound));
    arrive();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'It was deleted, or the link is incomplete' }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Event not found · Cardinal'));
    await left();
  },
};

/** The list follows. */
export const DeletesEvent: Story = {
  tags: ['!dev'],
  args: oneEvent,
  beforeEach: arrive,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Event' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Monsoon Textile Week' }),
    ).toBeVisible();
    await left();
  },
};

/** The event is gone when a lead is captured there: the next attempt saves it without the event. */
export const CaptureAtDeletedEvent: Story = {
  tags: ['!dev'],
  args: { path: '/events?capture=manual' },
  beforeEach({ msw }) {
    arrive();
    msw.use(
      leads.create.answers(({ body }) => {
        expect(body).not.toHaveProperty('event_id');
        return buildCreatedLead();
      }),
    );
  },
  play: async ({ msw, userEvent }) => {
    msw.use(
      leads.create.fails(buildInvalid({ event_id: 'This event does not exist.' }), { once: true }),
    );
    const form = within(await screen.findByRole('dialog'));
    await expect(await form.findByText('Captured at')).toBeVisible();
    await userEvent.type(form.getByLabelText(/First name/), 'Grace');
    await userEvent.type(form.getByLabelText(/Email/), 'grace@example.test');
    await userEvent.click(form.getByRole('button', { name: 'Save lead' }));
    await expect(await form.findByText(/^The event no longer exists/)).toBeVisible();
    await left();
    await userEvent.click(form.getByRole('button', { name: 'Save lead' }));
    await expect(await screen.findByText('Lead created successfully')).toBeVisible();
  },
};

/** Text at 200% on the narrowest phone, with the longest texts: nothing is cut off or pushed out. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(events.list.serves([buildEvent(longEvent)])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: longEvent.name })).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};
