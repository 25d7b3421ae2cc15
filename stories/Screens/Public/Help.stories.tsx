import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelpPage } from '../../../apps/portal/src/public/help/HelpPage.tsx';
import { sideways } from '../../../packages/crm-features/src/fixtures/index.ts';
import { expectDark } from './expectDark.ts';

/** Four ways to get help, five questions and whom to contact. */
const meta = {
  title: 'Screens/Public/Help',
  component: HelpPage,
  parameters: { layout: 'fullscreen', crm: { user: null } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof HelpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The story in light also checks the contrast in dark. */
const alreadyChecked = { a11y: { test: 'off' } };

export const Desktop: Story = {
  tags: ['matrix'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const questions = canvasElement.querySelectorAll('[itemtype$="/Question"]');
    await expect(questions).toHaveLength(5);
    await userEvent.click(canvas.getByText('What does the Free plan cover?'));
    await expect(canvas.getByText(/^50 business cards in total/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Contact' })).toBeVisible();
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
