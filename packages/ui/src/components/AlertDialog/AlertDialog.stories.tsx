import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { alertDialogGuide } from './AlertDialog.guide.ts';

const meta = {
  title: 'UI/Overlays/AlertDialog',
  component: AlertDialog,
  tags: ['autodocs'],
  parameters: { guide: alertDialogGuide, notStates: ['hover', 'pressed', 'disabled'] },
  args: {
    title: 'Discard this lead?',
    children: 'What you typed is lost. This cannot be undone.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Close</Button>
      <AlertDialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Danger: Story = {
  tags: ['matrix'],
  parameters: { states: ['focus'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard this lead?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
};

export const Confirmed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await isGone();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const EscapeCancels: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

export const BusyUntilDone: Story = {
  parameters: { states: ['loading'] },
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Plain: Story = {
  args: {
    title: 'Assign 12 leads to Samuel Okoro?',
    children: 'He sees them at once.',
    confirmLabel: 'Assign',
    cancelLabel: 'Cancel',
    tone: 'default',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Assign' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsvereinigung verwerfen?',
    confirmLabel: 'Unwiderruflich verwerfen',
    cancelLabel: 'Weiter bearbeiten, nichts verwerfen',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: { title: 'تجاهل هذا العميل؟', children: 'سيضيع ما كتبته.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

/** On the smallest supported phone. */
export const Narrow: Story = {
  ...Danger,
  tags: [],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    const { left, right } = (await screen.findByRole('alertdialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};

/** Text at 200%. */
export const LargeText: Story = {
  ...Danger,
  tags: [],
  parameters: { textScale: 2 },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    const surface = await screen.findByRole('alertdialog');
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
  },
};

/** In forced colours, the border separates the dialog from the page. */
export const ForcedColors: Story = {
  ...Danger,
  tags: [],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await Danger.play?.(context);
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog.parentElement).toHaveStyle({ borderTopWidth: '1px' });
  },
};
