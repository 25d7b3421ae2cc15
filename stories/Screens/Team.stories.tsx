import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  buildProblem,
  buildStats,
  buildTeam,
  buildUnassignedLeads,
  cutTexts,
  problems,
  sideways,
} from '../../packages/crm-features/src/fixtures/index.ts';
import {
  assignableLeads,
  auth,
  leadExport,
  leads,
  stats,
  users,
} from '../../packages/crm-features/src/mocks/index.ts';
import { PortalAt } from './PortalAt.tsx';

/** Team Overview, Lead Assignment and Import/Export for every role. */
const meta = {
  title: 'Screens/Team',
  component: PortalAt,
  args: { path: '/manager' },
  parameters: { layout: 'fullscreen', crm: { user: { role: 'manager' } } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...assignableLeads(buildUnassignedLeads(4), buildTeam()).handlers,
      stats.returns(buildStats({ unassigned_leads: 4 })),
    ),
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const covers = [
  'UI/Shell/AppShell',
  'UI/Shell/PageHeader',
  'CRM/Team/TeamOverview',
  'CRM/Team/AssignmentPanel',
  'CRM/Team/ExportPanel',
];

export const Overview: Story = {
  tags: ['matrix'],
  parameters: { covers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Asha Verma' })).toBeVisible();
    await expect(canvas.getByText('Aurora Trading · week from Monday 17 November')).toBeVisible();
    await expect(canvas.getByText('Manager Tools')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Assign 4 leads' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Team Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Assignment: Story = {
  tags: ['matrix'],
  args: { path: '/assignments' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
    await expect(
      await canvas.findByText('4 leads are unassigned; the oldest has been waiting 1 day'),
    ).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: /Asha Verma/ })).toBeInTheDocument();
  },
};

export const ImportExport: Story = {
  tags: ['matrix'],
  args: { path: '/import' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Export leads' })).toBeVisible();
    await expect(await canvas.findByText('4 leads match.')).toBeVisible();
    await expect(await canvas.findByText('240 leads imported')).toBeVisible();
  },
};

/** Each tab has its own address and title; arrow keys move between them. */
export const TabByTab: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const tab = await canvas.findByRole('tab', { name: 'Team Overview' });
    tab.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Lead Assignment',
    );
    await expect(canvas.getByRole('tab', { name: 'Lead Assignment' })).toHaveFocus();
    await waitFor(() => expect(document.title).toBe('Lead Assignment · Cardinal'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('heading', { name: 'Export leads' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Team Overview' }));
    await expect(await canvas.findByRole('heading', { name: 'Asha Verma' })).toBeVisible();
  },
};

/** From an agent's card to the assignment, with the agent chosen. */
export const AssignFromCard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Tomás Rey' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign leads' }));
    await expect(await canvas.findByRole('radio', { name: /Tomás Rey/ })).toBeChecked();
  },
};

/** A lead opens over the assignment, and closing it returns there. */
export const LeadOverAssignment: Story = {
  tags: ['!dev'],
  args: { path: '/assignments' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /Grace Mwangi/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
  },
};

/** The server requires a recent sign-in: after the password, the export continues. */
export const ExportConfirmed: Story = {
  tags: ['!dev'],
  args: { path: '/import' },
  beforeEach: ({ msw }) =>
    msw.use(
      auth.reauthenticate.returns(null),
      leadExport.fails(
        buildProblem({ status: 403, code: 'reauthenticate', detail: 'Confirm who you are.' }),
        { once: true },
      ),
      leadExport.sends(() => ({ name: 'leads-export.xlsx', content: 'x'.repeat(9_000) })),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 leads match.');
    await userEvent.click(canvas.getByRole('button', { name: 'Export leads' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Confirm that it’s you' }),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), 'a good password');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Export successful')).toBeVisible();
    await expect(canvas.getByText('leads-export.xlsx was saved, 9 kB.')).toBeVisible();
  },
};

export const Administrator: Story = {
  parameters: { crm: { user: { role: 'admin' } } },
  args: { path: '/assignments' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
  },
};

/** Agents see neither these screens nor the Manager Tools. */
export const Agent: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { role: 'agent' } } },
  args: { path: '/assignments' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(canvas.getByText("You don't have permission to access this page.")).toBeVisible();
    await expect(canvas.queryByText('Manager Tools')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { covers },
  beforeEach: ({ msw }) => msw.use(users.pending(), stats.pending(), leads.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the team')).toBeInTheDocument();
  },
};

export const ServerDown: Story = {
  parameters: { covers },
  beforeEach: ({ msw }) =>
    msw.use(
      users.fails(problems.internal),
      stats.fails(problems.internal),
      leads.list.fails(problems.internal),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The team could not be loaded' }),
    ).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};

export const OverviewOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Asha Verma' })).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

export const AssignmentOnAPhone: Story = {
  args: { path: '/assignments' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'Select Grace Mwangi' }),
    ).toBeInTheDocument();
    await expect(sideways()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const NarrowLargeText: Story = {
  args: { path: '/assignments' },
  parameters: { covers, textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'Select Grace Mwangi' }),
    ).toBeInTheDocument();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};
