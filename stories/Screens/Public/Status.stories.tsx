import { serviceNames } from '@cardinal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusPage } from '../../../apps/portal/src/public/status/StatusPage.tsx';
import { sideways } from '../../../packages/crm-features/src/fixtures/index.ts';
import { expectDark } from './expectDark.ts';

const times = {
  checkedAt: '2025-11-21T09:54:00.000Z',
  checkedText: '21 November 2025 at 09:54 UTC',
  upSince: '2025-11-20T06:12:00.000Z',
  upSinceText: '20 November 2025 at 06:12 UTC',
};

/** The current health of this server, which fills in the states when it sends the page. */
const meta = {
  title: 'Screens/Public/Status',
  component: StatusPage,
  parameters: { layout: 'fullscreen', crm: { user: null } },
  globals: { viewport: { value: 'desktop' } },
  args: { health: { overall: 'operational', stateOf: () => 'operational', ...times } },
} satisfies Meta<typeof StatusPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The story in light also checks the contrast in dark. */
const alreadyChecked = { a11y: { test: 'off' } };

export const Operational: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All systems operational')).toBeVisible();
    const shown = canvas.getAllByText('Operational').filter((word) => word.checkVisibility());
    await expect(shown).toHaveLength(Object.keys(serviceNames).length);
    // The past is not recorded, so the history is labelled as a sample.
    await expect(canvas.getAllByText('Sample')).toHaveLength(8);
  },
};

/** Only the line at the top and the table differ from the other states. */
const untilTheTable = { pictureRows: 1300 };

export const Degraded: Story = {
  parameters: untilTheTable,
  args: {
    health: {
      overall: 'degraded',
      stateOf: (part) => (part === 'mail' ? 'degraded' : 'operational'),
      ...times,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some systems are slow or unreliable')).toBeVisible();
    await expect(canvas.getByText('All systems operational')).not.toBeVisible();
    const shown = canvas.getAllByText('Degraded').filter((word) => word.checkVisibility());
    await expect(shown).toHaveLength(1);
  },
};

export const Down: Story = {
  parameters: untilTheTable,
  args: {
    health: {
      overall: 'down',
      stateOf: (part) => (part === 'api' || part === 'card_reader' ? 'operational' : 'down'),
      ...times,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some systems are down')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
  },
};

export const PhoneDark: Story = {
  parameters: alreadyChecked,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: expectDark,
};
