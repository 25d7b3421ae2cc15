import type { Event } from '@cardinal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildCreatedLead,
  buildEvent,
  buildEvents,
  buildProblem,
  problems,
  storyId,
} from '../../fixtures/index.ts';
import { events } from '../../mocks/index.ts';
import { EventsGrid } from './EventsGrid.tsx';

const meta = {
  title: 'CRM/Events/EventsGrid',
  component: EventsGrid,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { eventHref: (id) => `/events/${id}` },
} satisfies Meta<typeof EventsGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'East Africa Travel Mart' }),
    ).toBeVisible();
    await expect(canvas.getByText('1 on now · 4 coming up · 1 past')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading events')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.list.serves(buildEvents(), { delay: 400 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading events')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: 'Agro Norte' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.list.empty()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Your First Event' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Event' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The events cannot be loaded; Retry loads them. */
export const ErrorWithRetry: Story = {
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) =>
    msw.use(
      events.list.fails(
        buildProblem({ status: 503, code: 'unavailable', detail: 'The database is restarting.' }),
        { once: true },
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is restarting.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Agro Norte' })).toBeVisible();
  },
};

/** Without a network, the request fails at once, and the screen says so. */
export const NoAnswer: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.list.offline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('can’t be reached');
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** A 401 gives null rather than an empty list: it is not "No events yet". */
export const SessionEnded: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.list.fails(problems.unauthorized)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Sign in to see the events' }),
    ).toBeVisible();
    await expect(canvas.queryByText('No events yet')).toBeNull();
  },
};

/** More events than one page of the API contains: earlier ones are loaded when asked for. */
export const SeveralPages: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const earlier = buildEvent({
      id: storyId(7, 40),
      name: 'Harvest Fair',
      start_date: '2025-09-02T08:00:00.000Z',
      end_date: '2025-09-04T17:00:00.000Z',
    });
    const all = buildEvents();
    msw.use(events.list.serves([...all, earlier], { size: all.length }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'East Africa Travel Mart' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Harvest Fair' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier events' }));
    await expect(await canvas.findByRole('heading', { name: 'Harvest Fair' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show earlier events' })).toBeNull();
  },
};

/** More upcoming events than one page contains: the next ones, on the last page, are loaded too. */
export const SeveralPagesOfComingEvents: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.list.serves(buildEvents(), { size: 2 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Monsoon Textile Week' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Agro Norte' })).toBeVisible();
  },
};

/** A created event is in the grid at once; the dialog closes, and is empty the next time. */
export const CreateAnEvent: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const stored: Event[] = [];
    msw.use(
      events.list.answers(() => stored),
      events.create.answers(({ body }) => {
        const created = buildEvent({ ...Object(body), id: storyId(7, 30), lead_count: 0 });
        stored.push(created);
        return created;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Your First Event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Event' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Event Name/ }), 'Agro Norte');
    await userEvent.type(dialog.getByRole('textbox', { name: /Location/ }), 'Guadalajara');
    const start = dialog.getByLabelText(/^Start Date & Time/, { selector: 'input' });
    await userEvent.type(start, '2026-03-11T09:00');
    const end = dialog.getByLabelText(/^End Date & Time/, { selector: 'input' });
    await userEvent.type(end, '2026-03-13T18:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Event' }));
    await expect(await screen.findByText('Event created')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Agro Norte' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }));
    const again = within(await screen.findByRole('dialog', { name: 'Create Event' }));
    await expect(again.getByRole('textbox', { name: /Event Name/ })).toHaveValue('');
  },
};

/** Leads from attendees: the number of leads is updated. */
export const CreateLeads: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    let count = 18;
    msw.use(
      events.list.answers(() => [buildEvent({ lead_count: count })]),
      events.createLeads.answers(() => {
        count += 1;
        return { createdLeads: [buildCreatedLead()] };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Leads' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Create Leads from Event Attendees' }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /First Name/ }), 'Grace');
    await userEvent.type(dialog.getByRole('textbox', { name: /Last Name/ }), 'Mwangi');
    await userEvent.type(dialog.getByRole('textbox', { name: /Email/ }), 'grace@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Leads' }));
    await expect(await screen.findByText('Leads created')).toBeVisible();
    await expect(await canvas.findByText('19 leads')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
