import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { cutTexts, sideways } from '../../fixtures/index.ts';
import { TermsDialog } from './TermsDialog.tsx';

const meta = {
  title: 'CRM/Auth/TermsDialog',
  component: TermsDialog,
  tags: ['autodocs'],
  // The dialog contains only text.
  parameters: { crm: { user: null }, notStates: ['loading', 'empty', 'error', 'forbidden'] },
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

/** On phones, the dialog fills the screen; here on the narrowest one with text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().width).toBe(320);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, a border separates it from the page. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    if (!dialog.parentElement) throw new Error('The dialog has no parent element.');
    await expect(getComputedStyle(dialog.parentElement).borderTopWidth).toBe('1px');
  },
};
