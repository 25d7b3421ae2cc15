import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildStats } from '../../fixtures/index.ts';
import { stats } from '../../mocks/index.ts';
import { DashboardSummary } from './DashboardSummary.tsx';

const meta = {
  title: 'CRM/Stats/DashboardSummary',
  component: DashboardSummary,
  tags: ['autodocs'],
} satisfies Meta<typeof DashboardSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(stats.returns(buildStats({ action_required: 9 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/9 leads waiting for contact/)).toBeVisible();
  },
};

export const NobodyWaits: Story = {
  parameters: { states: ['empty'] },
  beforeEach({ msw }) {
    msw.use(stats.returns(buildStats({ waiting_leads: 0 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no leads waiting for contact/)).toBeVisible();
  },
};

/** Only the date is shown until the figures have loaded. */
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(stats.pending());
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/answer/)).toBeNull();
  },
};
