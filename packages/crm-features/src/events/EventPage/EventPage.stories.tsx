import { Text } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildEvent,
  buildProblem,
  cutTexts,
  longEvent,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { events } from '../../mocks/index.ts';
import { queryKeys } from '../../client/index.ts';
import { WithKept } from '../../fixtures/WithKept.tsx';
import { EventPage } from './EventPage.tsx';

const shown = buildEvent({ event_url: 'https://travel-mart.example/' });

const meta = {
  title: 'CRM/Events/EventPage',
  component: EventPage,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    eventId: shown.id,
    eventsHref: '/events',
    renderLeads: () => (
      <Text translate="no" tone="muted">
        The portal shows the lead list here.
      </Text>
    ),
    isHere: false,
    onHereChange: fn(),
    onScan: fn(),
    onLoaded: fn(),
    onGone: fn(),
    onDeleted: fn(),
  },
  beforeEach: ({ msw }) => msw.use(events.one.returns(shown)),
} satisfies Meta<typeof EventPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the event and for its parts that load after it. */
async function findWhole(
  canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
  name = shown.name,
) {
  await canvas.findByRole('heading', { level: 1, name });
  await canvas.findByText('Median first contact');
  await waitFor(() => expect(canvas.queryByText(/^Loading/)).toBeNull());
}

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: shown.name })).toBeVisible();
    await expect(canvas.getByText('18 November 2025 at 08:00')).toBeVisible();
    await expect(canvas.getByText('Times in Coordinated Universal Time')).toBeVisible();
    await expect(canvas.getByText('18 leads')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
    await expect(canvas.getByRole('link', { name: 'View Event' })).toHaveAttribute(
      'href',
      'https://travel-mart.example/',
    );
    await waitFor(() => expect(args.onLoaded).toHaveBeenCalledWith(shown));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Leads' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Leads from Event Attendees' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const { lead_count: _unknown, ...uncounted } = shown;

/** The server does not count the leads. */
export const Uncounted: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/events/:id', () => HttpResponse.json(uncounted))),
  play: async ({ canvas }) => {
    await findWhole(canvas);
    await expect(canvas.getByText('Where')).toBeVisible();
    await expect(canvas.queryByText(/NaN/)).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(events.one.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading event')).toBeInTheDocument();
  },
};

/** Another company's event, a deleted one, or a broken link. */
/** Without a network, the event and its questions are those of an earlier visit. */
export const OfTheLastVisit: Story = {
  tags: ['!dev'],
  render: (args) => (
    <WithKept reads={[[queryKeys.event(shown.id), shown]]}>
      <EventPage {...args} />
    </WithKept>
  ),
  beforeEach: ({ msw }) => msw.use(events.one.offline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: shown.name })).toBeVisible();
    await expect(canvas.getByText(/^As of \d+:\d\d/)).toBeVisible();
  },
};

export const Gone: Story = {
  parameters: { states: ['empty'] },
  beforeEach: ({ msw }) => msw.use(events.one.fails(problems.notFound)),
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Event not found' }),
    ).toBeVisible();
    // The title alone says so; below it stands the reason.
    const [, ...below] = canvas.getAllByRole('heading');
    await expect(below.map((heading) => heading.textContent)).toEqual([
      'It was deleted, or the link is incomplete',
    ]);
    await expect(args.onGone).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to events' })).toHaveAttribute(
      'href',
      '/events',
    );
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.one.fails(problems.unavailable, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.unavailable.detail)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: shown.name })).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.one.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** A colleague's event: an agent may read it and enter leads, but not change it. */
export const OfAColleague: Story = {
  beforeEach: ({ msw }) =>
    msw.use(events.one.returns(buildEvent({ created_by: storyId(1, 2), event_url: '' }))),
  parameters: { states: ['read-only'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create Leads' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'View Event' })).toBeNull();
  },
};

/** A manager may change every event of the company. */
export const ByAManager: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.one.returns(buildEvent({ created_by: storyId(1, 2) }))),
  parameters: { crm: { user: { role: 'manager' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

/** The change is on the page at once. */
export const Edited: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    let stored = shown;
    msw.use(
      events.one.answers(() => stored),
      events.update.answers(({ body }) => {
        stored = buildEvent({ ...stored, ...Object(body) });
        return stored;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    const name = dialog.getByRole('textbox', { name: /Event Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Travel Mart');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Travel Mart$/),
    );
  },
};

/** Asks first, says what happens to the leads, and reports the outcome. */
export const Deleted: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/Its leads are kept/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete Event' }));
    await expect(await screen.findByText('Event deleted')).toBeVisible();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};

export const DeleteFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(events.remove.fails(buildProblem({ detail: 'The disk is full.' }))),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete Event' }));
    await expect(await screen.findByText('The disk is full.')).toBeVisible();
    await expect(args.onDeleted).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(
      shown.name,
    );
  },
};

const onNow = buildEvent({ end_date: '2025-11-22T17:00:00.000Z' });

/** Whoever scans at the event is there. */
export const Scans: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.one.returns(onNow)),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan a card' }));
    await expect(args.onHereChange).toHaveBeenCalledWith(onNow, true);
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};

export const ScansAgain: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.one.returns(onNow)),
  args: { isHere: true },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('switch', { name: 'I am here now' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Scan a card' }));
    await expect(args.onHereChange).not.toHaveBeenCalled();
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};

/** Nobody can be at an event that is over. */
export const Over: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create Leads' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Scan a card' })).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** The next step comes first, and what deletes the event last. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(events.one.returns({ ...onNow, event_url: 'https://travel-mart.example/' })),
  play: async ({ canvas }) => {
    await findWhole(canvas);
    const scan = canvas.getByRole('button', { name: 'Scan a card' });
    const createLeads = canvas.getByRole('button', { name: 'Create Leads' });
    const link = canvas.getByRole('link', { name: 'View Event' });
    const edit = canvas.getByRole('button', { name: 'Edit' });
    const remove = canvas.getByRole('button', { name: 'Delete' });
    for (const [one, next] of [
      [scan, createLeads],
      [createLeads, link],
      [link, edit],
      [edit, remove],
    ] as const) {
      await expect(one.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  },
};

/** The longest texts on the narrowest phone. */
export const Narrow: Story = {
  parameters: { states: ['long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(events.one.returns(buildEvent({ ...shown, ...longEvent }))),
  play: async ({ canvas }) => {
    await findWhole(canvas, longEvent.name);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = { ...Narrow, parameters: { textScale: 2, states: ['320 px'] } };

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await findWhole(canvas);
    // Dates keep the order of their own language.
    for (const time of canvasElement.querySelectorAll('time')) {
      await expect(time).toHaveAttribute('dir', 'auto');
    }
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await findWhole(canvas);
  },
};
