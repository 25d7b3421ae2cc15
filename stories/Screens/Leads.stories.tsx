import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { buildLeads, problems, sideways } from '../../packages/crm-features/src/fixtures/index.ts';
import { captures, leads, stats } from '../../packages/crm-features/src/mocks/index.ts';
import { PortalAt } from './PortalAt.tsx';

const meta = {
  title: 'Screens/Leads',
  component: PortalAt,
  args: { path: '/leads' },
  parameters: { layout: 'fullscreen', crm: { user: { role: 'manager' } } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const phone = { viewport: { value: 'phone' } };
/** Waits for the rows, which follow the pager. */
const loaded = (canvas: Canvas) => canvas.findByText('Grace Mwangi');

/** The list with its checkboxes, as a manager sees it. */
export const Manager: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
  },
};

export const Agent: Story = {
  parameters: { crm: { user: { role: 'agent' } } },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Grace Mwangi' }));
    await expect(await canvas.findByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

/** Users without a session see this instead of the requested page. */
export const SignIn: Story = {
  parameters: { crm: { user: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'analytical engine');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await screen.findByText('Login successful')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Lead Management' })).toBeVisible();
  },
};

export const LeadOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^View / });
    if (!first) throw new Error('The list has no lead to open.');
    await userEvent.click(first);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(await screen.findByText('Update Status')).toBeVisible();
  },
};

/** Figures, charts and list. */
export const FullDashboard: Story = {
  args: { path: '/dashboard' },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(await canvas.findByRole('img', { name: /47 leads in 30 days/ })).toBeVisible();
  },
};

/** On a phone the charts come after the list. */
export const FullDashboardOnAPhone: Story = {
  args: { path: '/dashboard' },
  globals: phone,
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(await canvas.findByRole('list', { name: 'Leads' })).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

export const ChartsFailed: Story = {
  args: { path: '/dashboard' },
  beforeEach: ({ msw }) => msw.use(captures.fails(problems.internal)),
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(await canvas.findByText('The charts could not be loaded')).toBeVisible();
  },
};

export const Selected: Story = {
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.keyboard('jxjxjx');
    await expect(await canvas.findByRole('toolbar')).toHaveTextContent('3 selected');
  },
};

export const SelectedOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Grace Mwangi' }));
    await expect(await canvas.findByRole('toolbar')).toHaveTextContent('1 selected');
    await expect(sideways()).toEqual([]);
  },
};

export const Deleted: Story = {
  args: { path: '/leads?deleted=true' },
  beforeEach: ({ msw }) =>
    msw.use(leads.list.serves(buildLeads(10), { deleted: buildLeads(7) }), stats.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore Grace Mwangi' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
};

/** The list of single-key shortcuts, opened with `?`. */
export const Shortcuts: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toHaveTextContent('Select it');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
