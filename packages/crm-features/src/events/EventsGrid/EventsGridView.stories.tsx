import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  buildEvent,
  buildEvents,
  cutTexts,
  longEvent,
  problems,
  sideways,
  storyId,
  storyNow,
} from '../../fixtures/index.ts';
import { brokenPhoto, eventPhoto, servesPhotos } from '../../mocks/index.ts';
import { EventsGridView, type EventsContent } from './EventsGridView.tsx';

const some = buildEvents();
const travelMart = buildEvent();

const listed = (...events: readonly (typeof travelMart)[]) =>
  ({ kind: 'events', events }) satisfies EventsContent;

const meta = {
  title: 'CRM/Events/EventsGridView',
  component: EventsGridView,
  tags: ['autodocs'],
  // The container renders nothing of its own.
  parameters: { covers: ['CRM/Events/EventsGrid'] },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: listed(...some),
    eventHref: (id) => `/events/${id}`,
    onCreate: fn(),
    onCreateLeads: fn(),
    dates: { locale: 'en-US', now: storyNow },
  },
} satisfies Meta<typeof EventsGridView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Current and upcoming events, soonest first; then past ones. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Events Management');
    await expect(canvas.getByText('1 on now · 4 coming up · 1 past')).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await expect(names).toEqual([
      'Monsoon Textile Week',
      'Rhine Machinery Days',
      'Gulf Hospitality Forum',
      'Founders’ Breakfast',
      'Agro Norte',
      'East Africa Travel Mart',
    ]);
    const past = within(canvas.getByRole('region', { name: 'Past' }));
    await expect(past.getByText(/^November 18, 2025 at 8:00\sAM$/)).toBeVisible();
    await expect(past.getByText(/^to .?November 20, 2025 at 5:00\sPM.?$/)).toBeVisible();
    await expect(past.getByText('18 leads')).toBeVisible();
    const details = past.getByRole('link', { name: 'Event Details' });
    await expect(details).toHaveAttribute('href', `/events/${travelMart.id}`);
    await userEvent.click(past.getByRole('button', { name: 'Create Leads' }));
    await expect(args.onCreateLeads).toHaveBeenCalledWith(travelMart);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** 'View Event' is offered only if there is a URL, and opens it in a new tab. */
export const ViewEvent: Story = {
  tags: ['!dev'],
  args: {
    content: listed(
      buildEvent({ event_url: 'https://fair.example/stands' }),
      buildEvent({ id: storyId(7, 8), name: 'Without an address' }),
      // The server refuses such URLs; one from another source must not run.
      buildEvent({ id: storyId(7, 9), name: 'With a script', event_url: 'javascript:alert(1)' }),
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View Event' });
    await expect(link).toHaveAttribute('href', 'https://fair.example/stands');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const One: Story = {
  args: { content: listed(buildEvent({ lead_count: 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 lead')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Coming up' })).toBeNull();
  },
};

export const Many: Story = {
  tags: ['!dev'],
  args: {
    content: listed(
      ...Array.from({ length: 24 }, (_, index) =>
        buildEvent({ ...some[index % some.length], id: storyId(7, index + 20) }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
  },
};

/** Past events: their leads can still be entered. */
export const AllPast: Story = {
  tags: ['!dev'],
  args: { content: listed(travelMart) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 past')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create Leads' })).toBeEnabled();
  },
};

/** A photo, one that no longer exists, one that the page may not load, and none. */
export const Photos: Story = {
  beforeEach: ({ msw }) => msw.use(...servesPhotos),
  args: {
    content: listed(
      buildEvent({ photo_url: eventPhoto }),
      buildEvent({ id: storyId(7, 2), name: 'Photo is gone', photo_url: brokenPhoto }),
      buildEvent({ id: storyId(7, 3), name: 'Not encrypted', photo_url: 'http://fair.example/a' }),
      buildEvent({ id: storyId(7, 4), name: 'No photo' }),
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
    const photo = canvasElement.querySelector('img');
    await waitFor(() => expect(photo?.naturalWidth).toBeGreaterThan(0));
    await expect(photo).toHaveAttribute('src', eventPhoto);
    await expect(photo).toHaveAttribute('alt', '');
  },
};

export const Loading: Story = {
  tags: ['matrix'],
  args: { content: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading events');
  },
};

export const Empty: Story = {
  args: { content: listed() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No events yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Your First Event' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Create Event' })).toBeNull();
  },
};

const { lead_count: _unknown, ...uncounted } = travelMart;

/** Its page can be opened even if the server does not count the leads. */
export const Uncounted: Story = {
  tags: ['!dev'],
  render: (args) => <EventsGridView {...args} content={{ kind: 'events', events: [uncounted] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Event Details' })).toBeVisible();
    await expect(canvas.queryByText(/\d leads?$/)).toBeNull();
  },
};

/**
 * Without a session it is unknown whether there are events, so the screen does not say that there
 * are none.
 */
export const SignedOut: Story = {
  args: { content: { kind: 'signed-out' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in to see the events' })).toBeVisible();
    await expect(canvas.queryByText('No events yet')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    content: {
      kind: 'failed',
      detail: 'The database is restarting.',
      reference: '503 · 10:00',
      onRetry: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The database is restarting.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.content.kind === 'failed' && args.content.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { content: { kind: 'failed', detail: '', isOffline: true, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  },
};

/** The role does not allow it: there is no Retry, which could not help. */
export const Forbidden: Story = {
  args: {
    content: {
      kind: 'failed',
      detail: problems.forbidden.detail,
      isForbidden: true,
      onRetry: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(problems.forbidden.detail);
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

/** The events shown are older; a refresh failed. */
export const OutOfDate: Story = {
  tags: ['!dev'],
  args: {
    content: {
      ...listed(travelMart),
      refreshFailure: { detail: problems.internal.detail, onRetry: fn() },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The events may be out of date')).toBeVisible();
    await expect(canvas.getByText('East Africa Travel Mart')).toBeVisible();
  },
};

/** Earlier events are loaded on request; their number is unknown and not shown. */
export const Earlier: Story = {
  tags: ['!dev'],
  args: { content: { ...listed(...some), onMore: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 on now · 4 coming up')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier events' }));
    await expect(args.content.kind === 'events' && args.content.onMore).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = {
  args: {
    content: listed(buildEvent({ ...longEvent, lead_count: 1_234_567 }), ...some.slice(0, 2)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,234,567 leads')).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

const edgesOf = (element: Element) => element.getBoundingClientRect();

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { dates: { locale: 'ar-AE', now: storyNow } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^18 نوفمبر 2025/)).toBeVisible();
    // The first event is at the right, and each icon is to the right of its text.
    const [first, second] = canvas.getAllByRole('listitem').map(edgesOf);
    await expect(first?.left).toBeGreaterThan(second?.right ?? Infinity);
    const place = canvas.getByText('Kenyatta Centre, Nairobi');
    const icon = place.parentElement?.previousElementSibling;
    await expect(icon && edgesOf(icon).left).toBeGreaterThanOrEqual(edgesOf(place).right);
  },
};

/** English dates keep their order. */
export const EnglishRightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    for (const time of canvasElement.querySelectorAll('time')) {
      await expect(time).toHaveStyle({ direction: 'ltr' });
    }
  },
};

export const Phone: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'phone' } },
  args: { content: listed(...some.slice(3)) },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem').map(edgesOf);
    await expect(new Set(cards.map(({ left }) => left)).size, 'one column').toBe(1);
    await expect(sideways()).toEqual([]);
  },
};

/** The longest texts on the narrowest phone. */
export const Narrow: Story = {
  ...LongTexts,
  globals: { viewport: { value: 'narrow' } },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  ...LongTexts,
  globals: { viewport: { value: 'narrow' } },
  parameters: { textScale: 2, states: ['320 px'] },
};

/** In forced colours, drawings keep their lines and the focused control has a ring. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Create Event' }).focus();
    await userEvent.tab();
    const [first] = canvas.getAllByRole('link', { name: 'Event Details' });
    await expect(first).toHaveFocus();
  },
};
