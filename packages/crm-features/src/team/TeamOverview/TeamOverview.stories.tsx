import { Button, LinkButton } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  buildProblem,
  buildStats,
  buildTeam,
  buildTeamUser,
  buildUnassignedLeads,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { leads, stats, users } from '../../mocks/index.ts';
import { TeamOverview } from './TeamOverview.tsx';

const meta = {
  title: 'CRM/Team/TeamOverview',
  component: TeamOverview,
  tags: ['autodocs'],
  parameters: { crm: { user: { role: 'manager' } } },
  globals: { viewport: { value: 'desktop' } },
  args: {
    onAssign: fn(),
    onManage: fn(),
    onShowLeads: fn(),
    emptyAction: (
      <LinkButton translate="no" href="/members">
        Invite people
      </LinkButton>
    ),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      users.returns(buildTeam()),
      stats.returns(buildStats({ unassigned_leads: 4 })),
      leads.list.serves(buildUnassignedLeads(4)),
    ),
} satisfies Meta<typeof TeamOverview>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const card = (canvas: Canvas, name: string) => {
  const found = canvas
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name }));
  if (!found) throw new Error(`There is no card of ${name}.`);
  return within(found);
};

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Asha Verma' });
    const total = async (name: string) => within(await canvas.findByRole('group', { name }));
    await (await total('Hot Leads')).findByText('14');
    await expect((await total('Team size')).getByText('5')).toBeVisible();
    await expect((await total('Team size')).getByText('Agents & Managers')).toBeVisible();
    await expect((await total('Total Leads')).getByText('60')).toBeVisible();
    await expect((await total('Hot Leads')).getByText('14')).toBeVisible();
    const unassigned = await total('Unassigned Leads');
    await expect(unassigned.getByText('4')).toBeVisible();
    await expect(await unassigned.findByText('oldest waiting 1 day')).toBeVisible();
    const asha = card(canvas, 'Asha Verma');
    await expect(asha.getByText('Total leads').nextElementSibling).toHaveTextContent('22');
    await expect(asha.getByText('Hot leads').nextElementSibling).toHaveTextContent('6');
    await expect(asha.getByText('Emails this week').nextElementSibling).toHaveTextContent('14');
    await expect(asha.getByText('Calls this week').nextElementSibling).toHaveTextContent('9');
    await expect(canvas.getByText('56 of 60 leads are assigned')).toBeVisible();
  },
};

/** The order of the cards follows the choice. */
export const Sorted: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    await canvas.findByRole('heading', { name: 'Asha Verma' });
    await expect(names()).toEqual(['Asha Verma', 'Daniel Okafor', 'Mira Lindqvist', 'Tomás Rey']);
    await userEvent.click(canvas.getByRole('button', { name: /Sort agents/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fewest leads' }));
    await waitFor(() => expect(names()[0]).toBe('Tomás Rey'));
  },
};

export const Actions: Story = {
  parameters: { states: ['hover', 'focus'] },
  play: async ({ args, canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Actions for Mira Lindqvist' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Manage access' })).toBeVisible();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign leads' }));
    await expect(args.onAssign).toHaveBeenCalledWith(buildTeam()[3]?.id);
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show leads' }));
    await expect(args.onShowLeads).toHaveBeenCalledWith(buildTeam()[3]?.id);
    await userEvent.unhover(open);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(users.pending(), stats.pending(), leads.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the team')).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Team size' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      users.returns([buildTeamUser({ role: 'manager', total_leads: 0 })]),
      stats.returns(buildStats({ total_leads: 0, hot_leads: 0, unassigned_leads: 0 })),
      leads.list.empty(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No agents yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Invite people' })).toBeVisible();
    await expect(await canvas.findByText('every lead has an agent')).toBeVisible();
  },
};

/** The team cannot be loaded; Retry loads it. */
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      users.fails(
        buildProblem({ status: 503, code: 'unavailable', detail: 'The database is restarting.' }),
        { once: true },
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is restarting.')).toBeVisible();
  },
};

export const RetryAfterFailure: Story = {
  tags: ['!dev'],
  ...Failed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Asha Verma' })).toBeVisible();
  },
};

/** The totals fail: the cards are shown, and the totals are marked as unknown. */
export const TotalsUnknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(stats.fails(problems.internal), leads.list.fails(problems.internal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The figures may be out of date')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Asha Verma' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The role was changed while the page was open. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(users.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

const longTeam = [
  buildTeamUser({ role: 'admin', total_leads: 0 }),
  buildTeamUser({
    id: 'long',
    first_name: longLead.first_name,
    last_name: longLead.last_name,
    email: longLead.email,
    total_leads: 1_240_500,
    hot_leads: 99_999,
    emails_this_week: 1_200,
    calls_this_week: 900,
  }),
  buildTeamUser({ id: 'new', first_name: 'Bo', last_name: '', total_leads: 0, hot_leads: 0 }),
];

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(users.returns(longTeam)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,240,500')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Asha Verma' })).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(users.returns(longTeam)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,240,500')).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours the bars keep their two parts. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Asha Verma' });
    const bar = canvas.getByRole('img', { name: '6 of 22 leads are hot' });
    await expect(getComputedStyle(bar).borderTopWidth).toBe('1px');
  },
};

/** Another manager's view of a team that is refreshed while the page is open. */
export const Administrator: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { role: 'admin' } } },
  render: (args) => (
    <>
      <TeamOverview {...args} />
      <Button translate="no">After it</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tomás Rey' })).toBeVisible();
  },
};
