import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  buildPendingMembers,
  buildUser,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { members } from '../../mocks/index.ts';
import { WaitingPeople } from './WaitingPeople.tsx';

/** The requests that the server received. */
const decided = fn<(decision: unknown) => void>();

const meta = {
  title: 'CRM/Members/WaitingPeople',
  component: WaitingPeople,
  tags: ['autodocs'],
  parameters: { crm: { user: { role: 'admin' } } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    decided.mockClear();
    let waiting = buildPendingMembers();
    const leave = (id: string | undefined) => {
      waiting = waiting.filter(({ user }) => user.id !== id);
    };
    msw.use(
      members.pending.answers(() => waiting),
      members.approve.answers(({ params, body }) => {
        decided(body);
        leave(params['id']);
        return buildUser({ id: params['id'] ?? '', ...Object(body) });
      }),
      members.reject.answers(({ params }) => {
        decided('rejected');
        leave(params['id']);
        return null;
      }),
    );
  },
} satisfies Meta<typeof WaitingPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('brings 3 leads')).toBeVisible();
    await expect(canvas.getByText('asked 3 days ago')).toBeVisible();
    await expect(canvas.getByText('Address not confirmed')).toBeVisible();
  },
};

/** The role, and the leads that will move too, before anything happens. */
export const Approving: Story = {
  parameters: { states: ['focus'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Ada Okeke' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve Ada Okeke?' }));
    await expect(
      dialog.getByText(/3 private leads move into Aurora Trading.*cannot be undone/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sales Manager' }));
  },
};

export const Approved: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await Approving.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Ada Okeke joined as Sales Manager.')).toBeVisible();
    await expect(decided).toHaveBeenCalledWith({ role: 'manager' });
    await waitFor(() => expect(context.canvas.queryByText('Ada Okeke')).toBeNull());
  },
};

/** An unconfirmed address is pointed out. */
export const ApprovingUnconfirmed: Story = {
  parameters: { states: ['invalid'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Kim Larsen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve Kim Larsen?' }));
    await expect(dialog.getByText(/This address is not confirmed/)).toBeVisible();
    await expect(dialog.getByText(/no private leads/)).toBeVisible();
  },
};

export const Declined: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline Kim Larsen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Leave pending' })).toHaveFocus(),
    );
    await userEvent.click(question.getByRole('button', { name: 'Decline' }));
    await expect(await screen.findByText('Kim Larsen has been notified.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Kim Larsen')).toBeNull());
  },
};

/** Someone else decided meanwhile: the request no longer exists. */
export const ApprovalFails: Story = {
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) => msw.use(members.approve.fails(problems.notFound)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Ada Okeke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Not approved')).toBeVisible();
    await expect(screen.getByText(problems.notFound.detail)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(members.pending.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading requests')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(members.pending.returns([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(members.pending.fails(problems.unavailable, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.unavailable.detail)).toBeVisible();
  },
};

export const RetryAfterFailure: Story = {
  tags: ['!dev'],
  ...Failed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Ada Okeke')).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(members.pending.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Ada Okeke');
    await expect(sideways()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => {
    const [first] = buildPendingMembers();
    if (!first) throw new Error('Nobody waits.');
    msw.use(
      members.pending.returns([
        { ...first, user: buildUser({ ...longLead, email_verified: false }), private_leads: 1_240 },
      ]),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('brings 1,240 leads')).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Ada Okeke');
  },
};
