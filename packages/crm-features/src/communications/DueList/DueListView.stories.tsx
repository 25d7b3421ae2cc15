import { Button } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  buildDueLead,
  buildDueLeads,
  buildLead,
  longLead,
  sideways,
  storyNow,
} from '../../fixtures/index.ts';
import { DueListView, type DueListContent } from './DueListView.tsx';
import type { Done } from './dueRows.ts';

const waiting = (leads = buildDueLeads()): DueListContent => ({
  kind: 'due',
  rows: leads.map((item) => ({ item })),
  total: leads.length,
});

const undo = fn();

const meta = {
  title: 'CRM/Communications/DueListView',
  parameters: { covers: ['CRM/Communications/DueList'] },
  component: DueListView,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: waiting(),
    dates: { locale: 'en-GB', now: storyNow },
    onOpenLead: fn(),
    onDone: fn(),
    // The portal passes LeadFollowUp, which has stories of its own.
    renderFollowUp: ({ lead, onDone, children }) => (
      <>
        {children}
        <Button
          translate="no"
          size="sm"
          onPress={() => onDone({ text: `Contacted ${lead.first_name}` })}
        >
          Contact {lead.first_name}
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof DueListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Oldest first, each with the reason and the last contact. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('6 leads waiting for contact')).toBeVisible();
    await expect(canvas.getByText('Action Required · 12 min ago')).toBeVisible();
    await expect(canvas.getByText('The last email failed, 1 hr ago')).toBeVisible();
    await expect(canvas.getByText('Last contact: call, 6 days ago')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open Grace Mwangi' }));
    await expect(args.onOpenLead).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact Grace' }));
    await expect(args.onDone).toHaveBeenCalledWith(expect.any(String), { text: 'Contacted Grace' });
  },
};

const deeds: Readonly<Record<number, Done>> = {
  1: { text: 'Call to Thomas Bergmann recorded' },
  3: { text: 'Ananya Sharma is now Closed', onUndo: undo },
};

/** Confirmations stay in the place of their leads, with Undo where possible. */
export const Confirmed: Story = {
  tags: ['!dev'],
  args: {
    content: {
      kind: 'due',
      total: 4,
      rows: buildDueLeads().map((item, index) => ({ item, done: deeds[index] })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 leads waiting for contact')).toBeVisible();
    await expect(canvas.getByText('Call to Thomas Bergmann recorded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo for Ananya Sharma' }));
    await expect(undo).toHaveBeenCalled();
  },
};

/** Everything on the list was contacted just now. */
export const AllDone: Story = {
  args: {
    content: {
      kind: 'due',
      total: 0,
      rows: buildDueLeads()
        .slice(0, 2)
        .map((item) => ({ item, done: { text: `Email to ${item.lead.first_name} sent` } })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody is waiting')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { content: waiting([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { content: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the leads');
  },
};

export const ErrorWithRetry: Story = {
  args: {
    content: { kind: 'failed', failure: { detail: 'The database is restarting.', onRetry: fn() } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    if (args.content.kind !== 'failed') throw new Error('Nothing has failed.');
    await expect(args.content.failure.onRetry).toHaveBeenCalled();
  },
};

/** More than one page, and the list could not be refreshed. */
export const Pages: Story = {
  tags: ['!dev'],
  args: {
    content: {
      kind: 'due',
      rows: buildDueLeads().map((item) => ({ item })),
      total: 1_200,
      onLoadMore: fn(),
      refreshFailure: { detail: 'The server can’t be reached.', onRetry: fn() },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1,200 leads waiting for contact')).toBeVisible();
    await expect(canvas.getByText('The list may be out of date')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    if (args.content.kind !== 'due') throw new Error('The list is not there.');
    await expect(args.content.onLoadMore).toHaveBeenCalled();
  },
};

const long = waiting([
  buildDueLead({ lead: buildLead({ ...longLead, lead_type: 'Pending Follow-up' }) }),
]);

export const LongTexts: Story = {
  args: { content: long },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 lead waiting for contact')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  args: { content: long },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 lead waiting for contact')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { dates: { locale: 'ar-AE', now: storyNow } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
