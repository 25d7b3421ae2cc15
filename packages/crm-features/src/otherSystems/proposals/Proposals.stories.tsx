import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Proposal } from '@cardinal/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildLead,
  buildProposal,
  buildProposals,
  cutTexts,
  longLead,
  minutesAgo,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { leads, proposals } from '../../mocks/index.ts';
import { Proposals } from './Proposals.tsx';

/** What the server has, which decisions change. */
let stored: Proposal[] = [];
/** The decisions that arrived, in order. */
let decided: string[] = [];
const sent = fn();

const decide = (id: string | undefined, state: 'approved' | 'refused') => {
  const found = stored.find((proposal) => proposal.id === id) ?? buildProposal();
  const after = { ...found, state, version: 2, decided_at: minutesAgo(0) };
  stored = stored.map((proposal) => (proposal.id === id ? after : proposal));
  decided.push(`${state} ${found.lead.name}`);
  return after;
};

const meta = {
  title: 'CRM/Proposals',
  parameters: { notStates: ['forbidden'] },
  component: Proposals,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { onOpenLead: fn() },
  beforeEach: ({ msw }) => {
    stored = buildProposals();
    decided = [];
    sent.mockClear();
    msw.use(
      proposals.list.answers(() => stored),
      proposals.approve.answers(({ params }) => decide(params['id'], 'approved')),
      proposals.refuse.answers(({ params }) => decide(params['id'], 'refused')),
    );
  },
} satisfies Meta<typeof Proposals>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cardOf = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('article', { name });

/** Two alike ones, an email, and changes of other kinds. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    const grace = within(await cardOf(canvas, /Change status, Grace/));
    await expect(grace.getByText('Warm')).toBeVisible();
    await expect(grace.getByText('Hot')).toBeVisible();
    await expect(grace.getByText(/asked for a quote/)).toBeVisible();
    await expect(grace.getByText(/ends in 20/)).toBeVisible();
    // All of the email.
    const email = within(await cardOf(canvas, /Send email/));
    await expect(email.getByText('The demo that you asked for')).toBeVisible();
    await expect(email.getByText(/Kind regards\s+Priya/)).toBeVisible();
    await userEvent.click(grace.getByRole('button', { name: /^View Grace/ }));
    await expect(args.onOpenLead).toHaveBeenCalled();
  },
};

/** What is approved leaves the list, and Undo gives the lead back what it had. */
export const Approved: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.update.answers(({ body, request, params }) => {
        sent(params['id'], body, request.headers.get('If-Match'));
        return buildLead({ version: 3 });
      }),
    ),
  play: async ({ canvas }) => {
    const grace = within(await cardOf(canvas, /Change status, Grace/));
    await userEvent.click(grace.getByRole('button', { name: /^Approve/ }));
    await expect(await screen.findByText('Approved')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('article', { name: /status, Grace/ })).toBeNull(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.any(String), { lead_status: 'Warm' }, '"2"');
  },
};

/** An email is on its way: there is nothing to undo. */
export const EmailApproved: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const email = within(await cardOf(canvas, /Send email/));
    await userEvent.click(email.getByRole('button', { name: /^Approve/ }));
    await expect(await screen.findByText('Approved')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** Alike ones are decided together, one after the other. */
export const AllAlike: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve all 2' }));
    await expect(await screen.findByText('2 suggestions approved')).toBeVisible();
    await expect(decided).toEqual([
      expect.stringMatching(/^approved Grace/),
      expect.stringMatching(/^approved Thomas/),
    ]);
    await expect(canvas.queryByRole('button', { name: /^Approve all/ })).toBeNull();
  },
};

/** `j` and `k` move, `a` approves, `r` refuses; nothing is decided before a card has the focus. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await cardOf(canvas, /Change status, Grace/);
    await userEvent.keyboard('a');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Grace/));
    await expect(decided).toEqual([]);
    await userEvent.keyboard('j');
    await expect(document.activeElement).toHaveAccessibleName(/Thomas/);
    await userEvent.keyboard('k');
    await expect(document.activeElement).toHaveAccessibleName(/Grace/);
    await userEvent.keyboard('a');
    await waitFor(() => expect(decided).toEqual([expect.stringMatching(/^approved Grace/)]));
    // The next one has the focus.
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Thomas/));
    await userEvent.keyboard('r');
    await waitFor(() => expect(decided.at(-1)).toMatch(/^refused Thomas/));
  },
};

/** Single-letter shortcuts can be turned off. */
export const WithoutKeys: Story = {
  tags: ['!dev'],
  args: { shortcuts: false },
  play: async ({ canvas }) => {
    const grace = await cardOf(canvas, /Change status, Grace/);
    grace.focus();
    await userEvent.keyboard('ar');
    await expect(decided).toEqual([]);
  },
};

/** The lead has changed since: it can only be refused. */
export const Changed: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    stored = [buildProposal({ changed: true })];
  },
  play: async ({ canvas }) => {
    const card = within(await cardOf(canvas, /Change status/));
    await expect(card.getByText('The lead has changed since')).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Approve/ })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: /^Refuse/ }));
    await expect(await screen.findByText('Refused')).toBeVisible();
  },
};

/** It expired while it was shown. */
export const Expired: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    stored = [buildProposal({ expires_at: minutesAgo(1) })];
  },
  play: async ({ canvas }) => {
    const card = within(await cardOf(canvas, /Change status/));
    await expect(card.getByText('This has expired')).toBeVisible();
    await expect(card.queryByRole('button', { name: /^(Approve|Refuse)/ })).toBeNull();
  },
};

/** The lead is gone, or belongs to somebody else now. */
export const LeadGone: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    stored = [buildProposal({ changed: true, lead: { id: 'gone', name: '', company: '' } })];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A lead that you can no longer see')).toBeVisible();
  },
};

/** Somebody changed the lead at that moment. */
export const ApproveFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(proposals.approve.fails(problems.stale)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve all 2' }));
    await expect(await screen.findByText('2 of 2 suggestions not decided')).toBeVisible();
    await expect(await cardOf(canvas, /Change status, Grace/)).toBeVisible();
  },
};

/** What was decided or has expired is kept for a week. */
export const Earlier: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decided or expired (2)' }));
    await expect(canvas.getByText(/^Approved/)).toBeVisible();
    await expect(canvas.getByText(/^Expired/)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    stored = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to decide')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(proposals.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(proposals.list.fails(problems.internal, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The suggestions could not be loaded',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await cardOf(canvas, /Change status, Grace/)).toBeVisible();
  },
};

const longName = `${longLead.first_name} ${longLead.last_name}`;

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    stored = [
      buildProposal({
        kind: 'fields',
        lead: { id: 'x', name: longName, company: longLead.company },
        before: { company: longLead.company, position: '' },
        after: { company: `${longLead.company} (Holding)`, position: longLead.position },
        reason: longName,
      }),
    ];
  },
  play: async ({ canvas }) => {
    await cardOf(canvas, /Edit details/);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await cardOf(canvas, /Change status, Grace/);
    await expect(sideways()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await cardOf(canvas, /Change status, Grace/);
    await userEvent.keyboard('j');
    await expect(document.activeElement).toHaveAccessibleName(/Grace/);
  },
};
