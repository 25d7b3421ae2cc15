import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buildStats, problems } from '../../packages/crm-features/src/fixtures/index.ts';
import { leads, stats } from '../../packages/crm-features/src/mocks/index.ts';
import { PortalAt } from './PortalAt.tsx';

const meta = {
  title: 'Screens/Dashboard',
  component: PortalAt,
  args: { path: '/dashboard' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agent: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    await expect(await canvas.findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findByRole('tab', { name: /^All/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};

export const Manager: Story = {
  parameters: { crm: { user: { role: 'manager' } }, picture: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sales Manager')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(stats.pending(), leads.list.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    await expect(canvas.queryByText(/^Grace/)).toBeNull();
  },
};

export const NothingYet: Story = {
  beforeEach({ msw }) {
    msw.use(
      leads.list.empty(),
      stats.returns(
        buildStats({
          total_leads: 0,
          all_leads: 0,
          hot_leads: 0,
          warm_leads: 0,
          cold_leads: 0,
          action_required: 0,
          event_leads: 0,
          pending_followup: 0,
          changes: { total_leads: null, hot_leads: null, action_required: null, event_leads: null },
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No leads yet' })).toBeVisible();
    const [, inList] = await canvas.findAllByRole('button', { name: /Capture lead/ });
    if (!inList) throw new Error('The empty list offers no capture.');
    await userEvent.click(inList);
    await expect(await screen.findByRole('dialog', { name: 'New lead' })).toBeVisible();
  },
};

export const ServerDown: Story = {
  // The reference beneath the error names the time of day.
  parameters: { picture: false },
  beforeEach({ msw }) {
    msw.use(stats.fails(problems.internal), leads.list.fails(problems.internal));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Retry' })).length).toBeGreaterThan(
      0,
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Quick access' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};
