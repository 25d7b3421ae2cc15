import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScanEye } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog, DialogTrigger } from './Dialog.tsx';
import { dialogGuide } from './Dialog.guide.ts';

const meta = {
  title: 'UI/Overlays/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: { guide: dialogGuide, notStates: ['hover', 'pressed', 'disabled'] },
  args: {
    title: 'Edit lead',
    children: (
      <Stack gap={4}>
        <TextField label="First name" defaultValue="Grace" />
        <TextField label="Last name" defaultValue="Mwangi" />
      </Stack>
    ),
    footer: ({ close }) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary" onPress={close}>
          Save lead
        </Button>
      </>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Edit</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  return screen.findByRole('dialog', { name: 'Edit lead' });
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog).toBeVisible();
    await expect(dialog.parentElement?.getBoundingClientRect().width).toBe(560);
    await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent('Edit lead');
  },
};

export const ClosesFromHeaderAndFooter: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isGone();
    await open(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await isGone();
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  parameters: { states: ['focus'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

export const AsksBeforeClosing: Story = {
  tags: ['!dev'],
  args: { onCloseRequest: fn(async () => false) },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onCloseRequest).toHaveBeenCalledTimes(1));
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onCloseRequest).toHaveBeenCalledTimes(2));
    await expect(dialog).toBeVisible();
  },
};

function Controlled() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      <Dialog title="Edit lead" isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Text>Press outside to close.</Text>
      </Dialog>
    </>
  );
}

export const ControlledAndDismissable: Story = {
  tags: ['!dev'],
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const scrim = dialog.parentElement?.parentElement;
    if (scrim) await userEvent.click(scrim);
    await isGone();
  },
};

export const WideWithTwoColumns: Story = {
  args: {
    size: 'lg',
    titleEnd: (
      <Badge tone="warning" icon={ScanEye}>
        2 fields to check
      </Badge>
    ),
    description: 'Regional Director · Savanna Tours Limited',
    headerActions: <Button>Make Call</Button>,
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.parentElement?.getBoundingClientRect().width).toBe(980);
    await expect(within(dialog).getByText('2 fields to check')).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription('Regional Director · Savanna Tours Limited');
  },
};

export const LongContentScrolls: Story = {
  args: {
    size: 'sm',
    children: (
      <Stack gap={3}>
        {Array.from({ length: 40 }, (_, index) => (
          <Text as="p" key={index}>
            {index + 1}. The service is provided as it is described here.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const first = within(dialog).getByText(/^1\./);
    // The body becomes focusable once its overflow is measured.
    await waitFor(() => expect(first.closest('[tabindex="0"]')).not.toBeNull());
    await expect(within(dialog).getByRole('button', { name: 'Save lead' })).toBeVisible();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const LongTitle: Story = {
  parameters: { states: ['long text'] },
  args: {
    size: 'sm',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsvereinigung bearbeiten',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.left - dialog.getBoundingClientRect().left).toBeLessThan(32);
  },
};

/** On the smallest supported phone. */
export const Narrow: Story = {
  ...Default,
  tags: [],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await open(canvas);
    const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};

/** Text at 200%. */
export const LargeText: Story = {
  ...Default,
  tags: [],
  parameters: { textScale: 2 },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await open(canvas);
    const surface = await screen.findByRole('dialog');
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
  },
};

/** In forced colours, the border separates the dialog from the page. */
export const ForcedColors: Story = {
  ...Default,
  tags: [],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.parentElement).toHaveStyle({ borderTopWidth: '1px' });
  },
};
