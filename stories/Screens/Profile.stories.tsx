import type { Meta, StoryObj } from '@storybook/react-vite';
import { stored } from '@cardinal/contract/labels';
import { expect, screen, waitFor } from 'storybook/test';
import { PortalAt } from './PortalAt.tsx';

/** Profile Settings in the portal. */
const meta = {
  title: 'Screens/Profile',
  component: PortalAt,
  args: { path: '/profile' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari on iPhone')).toBeVisible();
    await expect(await canvas.findByText('Stand tablet')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Leave company' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari on iPhone')).toBeVisible();
    await expect(await canvas.findByText('Stand tablet')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Leave company' })).toBeVisible();
  },
};

/** What users choose is stored in the browser and applies to the list of shortcuts as well. */
export const Preferences: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const letters = await canvas.findByRole('switch', { name: /single-key/ });
    await userEvent.click(letters);
    await waitFor(() =>
      expect(localStorage.getItem(stored.preferences.key)).toContain('"shortcuts":false'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all shortcuts' }));
    const single = await screen.findByRole('checkbox', { name: /single-key/ });
    await expect(single).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(letters);
    await expect(letters).toBeChecked();
  },
};

/** The sidebar leads here. */
export const FromTheSidebar: Story = {
  tags: ['!dev'],
  args: { path: '/capture' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile Settings' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Profile Settings' }),
    ).toHaveFocus();
  },
};
