import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  buildLeavingPreview,
  buildProblem,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { ByAddress, goBackAndForward } from '../../fixtures/ByAddress.tsx';
import { leaving } from '../../mocks/index.ts';
import { LeaveCompany } from './LeaveCompany.tsx';

const meta = {
  title: 'CRM/Profile/LeaveCompany',
  component: LeaveCompany,
  tags: ['autodocs'],
  parameters: { width: 560 },
  args: { company: 'Aurora Trading', confirm: (call) => call(), membersHref: '#members' },
} satisfies Meta<typeof LeaveCompany>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function ask({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Leave company' }));
  return within(await screen.findByRole('alertdialog', { name: 'Leave Aurora Trading?' }));
}

async function toast(...texts: string[]) {
  const region = within(await screen.findByRole('region', { name: /notifications/i }));
  for (const text of texts) await expect(await region.findByText(text)).toBeVisible();
}

/** The screen explains what happens to the leads before anything can be pressed. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Your leads \(12\) stay with Aurora Trading/),
    ).toBeVisible();
    await expect(canvas.getByText(/private workspace/)).toBeVisible();
  },
};

export const WithoutLeads: Story = {
  parameters: { states: ['empty'] },
  beforeEach: ({ msw }) => msw.use(leaving.preview.returns(buildLeavingPreview({ leads: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have no leads/)).toBeVisible();
  },
};

export const LastMember: Story = {
  beforeEach: ({ msw }) =>
    msw.use(leaving.preview.returns(buildLeavingPreview({ is_last_member: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/move to your private workspace/)).toBeVisible();
  },
};

/** The others would have no administrator. */
export const LastAdmin: Story = {
  parameters: { states: ['forbidden'] },
  beforeEach: ({ msw }) =>
    msw.use(leaving.preview.returns(buildLeavingPreview({ is_last_admin: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are the only administrator/)).toBeVisible();
    const members = canvas.getByRole('link', { name: 'Go to members' });
    await expect(members).toBeVisible();
    // A button's touch target; a link is only as high as its line.
    await expect(members.offsetHeight).toBeGreaterThanOrEqual(28);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(leaving.preview.pending()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Checking what you would leave behind/,
    );
  },
};

export const LoadError: Story = {
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) => msw.use(leaving.preview.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(problems.unavailable.detail);
    await expect(canvas.queryByRole('button', { name: 'Leave company' })).toBeNull();
  },
};

/** What was read on an earlier visit is not shown. */
export const ReadAnew: Story = {
  tags: ['!dev'],
  render: (args) => (
    <ByAddress>
      <LeaveCompany {...args} />
    </ByAddress>
  ),
  play: async ({ canvas, msw }) => {
    await canvas.findByText(/^Your leads \(12\)/);
    msw.use(leaving.preview.pending());
    await goBackAndForward();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Checking what you would leave behind/,
    );
    await expect(canvas.queryByText(/^Your leads/)).toBeNull();
  },
};

/** After a refusal, the consequences are read again; without them, nobody can leave. */
export const RefusedThenUnknown: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const dialog = await ask(context);
    msw.use(leaving.leave.fails(problems.unavailable), leaving.preview.fails(problems.unavailable));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave company' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/could not be checked/);
    await expect(canvas.queryByRole('button', { name: 'Leave company' })).toBeNull();
  },
};

export const AsksFirst: Story = {
  play: async (context) => {
    const dialog = await ask(context);
    await expect(dialog.getByText(/^Your leads \(12\)/)).toBeVisible();
    await expect(dialog.getByText(/you need an invitation/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus();
  },
};

export const Leaves: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const dialog = await ask(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Leave company' }));
    await toast('You have left Aurora Trading');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Refused: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leaving.leave.fails(
        buildProblem({
          status: 409,
          title: 'Conflict',
          code: 'last_admin',
          detail: 'You are the only administrator. Make another member an administrator first.',
        }),
      ),
    ),
  play: async (context) => {
    const dialog = await ask(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Leave company' }));
    await toast('You are still a member');
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  args: { company: longLead.company },
  parameters: { textScale: 2, states: ['320 px', 'long text'], width: 'none' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your leads \(12\)/)).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};
