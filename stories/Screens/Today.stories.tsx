import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  buildToday,
  emptyToday,
  sideways,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { leads } from '../../packages/crm-features/src/mocks/index.ts';
import { PortalAt } from './PortalAt.tsx';

const meta = {
  title: 'Screens/Today',
  component: PortalAt,
  args: { path: '/today' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(leads.today.returns(buildToday())),
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the leads of the user need from them today. */
export const Default: Story = {
  tags: ['matrix'],
  parameters: { covers: ['UI/Shell/AppShell', 'UI/Shell/PageHeader', 'CRM/Leads/Today'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Today');
    await expect(await canvas.findByRole('link', { name: 'Today 4' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findByRole('region', { name: 'Overdue' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Overdue' })).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** Nothing is left to do. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(leads.today.returns(emptyToday)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing left to do today')).toBeVisible();
  },
};
