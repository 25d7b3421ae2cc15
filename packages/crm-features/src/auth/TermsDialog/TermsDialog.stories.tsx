import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { TermsDialog } from './TermsDialog.tsx';

const meta = {
  title: 'CRM/Auth/TermsDialog',
  component: TermsDialog,
  tags: ['autodocs'],
  parameters: { crm: { user: null } },
  args: { isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof TermsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms and Conditions' }));
    const titles = dialog.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Service Usage',
      'Data Privacy',
      'User Responsibilities',
      'Intellectual Property',
      'Account Termination',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().width).toBe(390);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
