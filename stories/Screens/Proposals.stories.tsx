import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildProposals, sideways } from '../../packages/crm-features/src/fixtures/index.ts';
import { proposals } from '../../packages/crm-features/src/mocks/index.ts';
import { PortalAt } from './PortalAt.tsx';

const meta = {
  title: 'Screens/Proposals',
  component: PortalAt,
  args: { path: '/proposals' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(proposals.list.returns(buildProposals())),
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What agents suggest, with their number in the sidebar. */
export const Default: Story = {
  tags: ['matrix'],
  parameters: { covers: ['UI/Shell/AppShell', 'UI/Shell/PageHeader', 'CRM/Proposals'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Suggested changes',
    );
    await expect(
      await canvas.findByRole('link', { name: /^Suggested changes ?5$/ }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('article', { name: /status, Grace/ })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /status, Grace/ })).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};
