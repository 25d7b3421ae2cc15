import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  buildCommunication,
  buildCommunications,
  buildUser,
  cutTexts,
  longLead,
  sideways,
  storyId,
  storyNow,
} from '../../fixtures/index.ts';
import { initialCommunicationsState } from '../communicationsState.ts';
import { CommunicationListView, type CommunicationListContent } from './CommunicationListView.tsx';

const paging = {
  page: 1,
  total: 10,
  isTotalCapped: false,
  hasPrevious: false,
  hasNext: false,
};

const listOf = (
  communications = buildCommunications(),
  changes: Partial<Extract<CommunicationListContent, { kind: 'communications' }>> = {},
): CommunicationListContent => ({
  kind: 'communications',
  communications,
  paging: { ...paging, count: communications.length, total: communications.length },
  ...changes,
});

const meta = {
  title: 'CRM/Communications/CommunicationListView',
  parameters: { covers: ['CRM/Communications/CommunicationList'] },
  component: CommunicationListView,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: initialCommunicationsState,
    onStateChange: fn(),
    search: '',
    onSearchChange: fn(),
    leadFilter: { name: null, control: () => null },
    content: listOf(),
    handlers: { onOpenLead: fn(), onRetry: fn() },
    dates: { locale: 'en-GB', now: storyNow },
    userId: buildUser().id,
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof CommunicationListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every type and state, by day; a failed email names its reason and can be tried again. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
    await expect(canvas.getAllByText('by Asha Verma')).toHaveLength(3);
    const failed = canvas.getByText('Failed').closest('li');
    if (!failed) throw new Error('No email has failed.');
    await expect(within(failed).getByText(/452 Mailbox full/)).toBeVisible();
    await userEvent.click(within(failed).getByRole('button', { name: /^Retry the email/ }));
    await expect(args.handlers.onRetry).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'failed' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Open Grace Mwangi' }));
    await expect(args.handlers.onOpenLead).toHaveBeenCalledWith(storyId(3, 1));
  },
};

export const Loading: Story = {
  args: { content: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading communications');
  },
};

/** There are no communications yet, so there is nothing to search. */
export const Empty: Story = {
  args: { content: listOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No communications yet' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const NoMatch: Story = {
  args: {
    content: listOf([]),
    search: 'nobody',
    state: { ...initialCommunicationsState, q: 'nobody', type: 'call' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onStateChange).toHaveBeenCalledWith(initialCommunicationsState);
    await expect(args.onSearchChange).toHaveBeenCalledWith('');
  },
};

/** The entries of the page have moved to another page: one way back. */
export const PastTheEnd: Story = {
  tags: ['!dev'],
  args: {
    content: listOf([]),
    state: { ...initialCommunicationsState, page: 4, cursor: 'late' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to page 1' }));
    await expect(args.onStateChange).toHaveBeenCalledWith(initialCommunicationsState);
  },
};

export const ErrorWithRetry: Story = {
  args: {
    content: {
      kind: 'failed',
      failure: { detail: 'The database is restarting.', onRetry: fn() },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The database is restarting.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    if (args.content.kind !== 'failed') throw new Error('Nothing has failed.');
    await expect(args.content.failure.onRetry).toHaveBeenCalled();
  },
};

export const Offline: Story = {
  tags: ['!dev'],
  args: {
    content: { kind: 'failed', failure: { detail: '', onRetry: fn(), isOffline: true } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline');
  },
};

/** The list is loaded, but could not be refreshed. */
export const OutOfDate: Story = {
  args: {
    content: listOf(undefined, {
      refreshFailure: { detail: 'The server can’t be reached.', onRetry: fn() },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The list may be out of date')).toBeVisible();
  },
};

/** An email is being retried; another retry was refused. */
export const Retrying: Story = {
  args: {
    retryingIds: new Set([storyId(5, 3)]),
    retryErrors: new Map([[storyId(5, 7), 'Email failed: The service is busy.']]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email failed: The service is busy.');
    await expect(canvas.getByRole('button', { name: /Retry the email to Ananya/ })).toBeVisible();
  },
};

/** More than a page; another page is loading. */
export const Pages: Story = {
  args: {
    state: { ...initialCommunicationsState, page: 2, cursor: 'next' },
    content: listOf(undefined, {
      isRefreshing: true,
      paging: {
        ...paging,
        page: 2,
        count: 10,
        total: 1_000,
        isTotalCapped: true,
        hasPrevious: true,
        hasNext: true,
      },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('51–60 of more than 1,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPrevious).toHaveBeenCalled();
  },
};

const longTexts = [
  buildCommunication({
    lead: {
      id: storyId(3, 1),
      first_name: longLead.first_name,
      last_name: longLead.last_name,
      company: longLead.company,
    },
    by: { id: storyId(1, 2), name: `${longLead.first_name} ${longLead.last_name}` },
    description: `Subject: ${longLead.company} `.repeat(2),
    status: 'failed',
    error: 'Der Empfänger-Server hat die Nachricht abgelehnt: Postfach voll. '.repeat(3).trim(),
  }),
  buildCommunication({
    id: storyId(7, 2),
    lead: { id: storyId(3, 2), first_name: '', last_name: '', company: '' },
    by: null,
  }),
];

export const LongTexts: Story = {
  args: { content: listOf(longTexts) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lead without a name')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  args: { content: listOf(longTexts.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: {
    dates: { locale: 'ar-AE', now: storyNow },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
};
