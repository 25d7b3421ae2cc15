import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import {
  buildCompany,
  buildStats,
  buildUser,
  cutTexts,
  longLead,
  problems,
  sideways,
  storyId,
  waitingUser,
} from '../../fixtures/index.ts';
import { auth, companies, leads, stats } from '../../mocks/index.ts';
import { Waiting } from './Waiting.tsx';
import { WaitingView } from './WaitingView.tsx';

const meta = {
  title: 'CRM/Auth/Waiting',
  component: Waiting,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    crm: { user: waitingUser },
    // Facts that cannot be loaded are omitted; every user may see the screen.
    notStates: ['forbidden'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: { onContinue: fn(), changeHref: '/profile-completion' },
  beforeEach: ({ msw }) =>
    msw.use(auth.me.returns(buildUser(waitingUser)), stats.returns(buildStats({ total_leads: 3 }))),
} satisfies Meta<typeof Waiting>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Shows who has to approve the user, and what will happen to the leads of the private workspace.
 */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await canvas.findByText('A manager or an administrator of Borealis Labs has to approve you.'),
    ).toBeVisible();
    await expect(await canvas.findByText(/your 3 leads there will move/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose another company' })).toHaveAttribute(
      'href',
      '/profile-completion',
    );
    const next = canvas.getByRole('button', { name: 'Continue to your workspace' });
    await userEvent.click(next);
    await userEvent.unhover(next);
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** No leads yet, and a company that is hidden from the public list. */
export const NothingToMove: Story = {
  parameters: { states: ['empty'] },
  beforeEach: ({ msw }) =>
    msw.use(companies.empty(), stats.returns(buildStats({ total_leads: 0 }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('A manager or an administrator of the company has to approve you.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/will move/)).toBeNull();
  },
};

/** Facts that the server does not return are omitted. */
export const ServerDown: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      auth.me.fails(problems.internal),
      stats.fails(problems.internal),
      leads.list.fails(problems.internal),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has to approve you/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue to your workspace' })).toBeEnabled();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.me.pending(), stats.pending(), companies.pending()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Waiting for approval',
    );
  },
};

export const Approved: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      auth.me.returns(buildUser({ company_id: storyId(2, 2), company_name: 'Borealis Labs' })),
    ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re in' })).toBeVisible();
    await expect(canvas.getByText('You now work in Borealis Labs as Sales Agent.')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Continue to Dashboard' });
    await userEvent.click(next);
    await userEvent.unhover(next);
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const Declined: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      auth.me.returns(buildUser({ ...waitingUser, pending_company_id: null, is_activated: true })),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your request was declined' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a company' })).toBeVisible();
  },
};

export const LogsOut: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    const region = within(await screen.findByRole('region', { name: /notifications/i }));
    await expect(await region.findByText('Logged out')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Borealis Labs has to approve you/)).toBeVisible();
  },
};

/** The longest name on the narrowest phone with text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(
      companies.returns([buildCompany({ company_id: storyId(2, 2), name: longLead.company })]),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(new RegExp(longLead.company)))[0]).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the buttons keep their borders. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  render: (args) => (
    <WaitingView
      {...args}
      state={{ kind: 'waiting', company: 'Borealis Labs', privateLeads: 1 }}
      onLogout={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/your 1 lead there will move/)).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Continue to your workspace' });
    await expect(parseFloat(getComputedStyle(next).borderTopWidth)).toBeGreaterThan(0);
  },
};
