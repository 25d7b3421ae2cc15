import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PortalAt } from './PortalAt.tsx';

const meta = {
  title: 'Screens/Portal',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What anyone without a session sees in place of the page they asked for. */
export const SignIn: Story = {
  args: { path: '/leads' },
  parameters: { crm: { user: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'analytical engine');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await screen.findByText('Login successful')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'Lead Management' }, { timeout: 4000 }),
    ).toBeVisible();
  },
};

export const LeadManagement: Story = {
  args: { path: '/leads' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};

export const LeadOpen: Story = {
  args: { path: '/leads' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^View / });
    if (!first) throw new Error('The list has no lead to open.');
    await userEvent.click(first);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(await screen.findByText('Update Status')).toBeVisible();
  },
};

export const LeadCapture: Story = {
  args: { path: '/capture' },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Business Card Scan/ })).toBeVisible();
  },
};

export const LeadCaptureOnAPhone: Story = {
  args: { path: '/capture' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Manual Entry/ })).toBeVisible();
  },
};

export const PageNotFound: Story = {
  args: { path: '/no/such/page' },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
};

/** The list of shortcuts, where single letters can be turned off. */
export const Shortcuts: Story = {
  args: { path: '/dashboard' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row');
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: /Single keys/ })).toBeChecked();
  },
};
