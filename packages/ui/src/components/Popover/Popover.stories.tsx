import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Popover } from './Popover.tsx';
import { popoverGuide } from './Popover.guide.ts';

const meta = {
  title: 'UI/Overlays/Popover',
  component: Popover,
  tags: ['autodocs'],
  parameters: { guide: popoverGuide, notStates: ['hover', 'pressed', 'disabled'] },
  args: {
    'aria-label': 'Why this is marked',
    children: ({ close }) => (
      <Stack gap={3}>
        <Text as="p">Two numbers stand on the card; the mobile one was taken.</Text>
        <Button size="sm" onPress={close}>
          Understood
        </Button>
      </Stack>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Why?</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof Popover>;

export const ByPointer: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    await expect(await screen.findByRole('dialog', { name: 'Why this is marked' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  parameters: { states: ['focus'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Why?' })).toHaveFocus());
  },
};

export const ClosesFromInside: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Text as="p">{'Donaudampfschifffahrtsgesellschaftskapitänsvereinigung '.repeat(4)}</Text>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(420);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** On the smallest supported phone. */
export const Narrow: Story = {
  ...ByPointer,
  tags: [],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};

/** Text at 200%. */
export const LargeText: Story = {
  ...ByPointer,
  tags: [],
  parameters: { textScale: 2 },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    const surface = await screen.findByRole('dialog');
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
  },
};

/** In forced colours, the border separates the popover from the page. */
export const ForcedColors: Story = {
  ...ByPointer,
  tags: [],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await ByPointer.play?.(context);
    const surface = screen.getByRole('dialog').parentElement;
    await expect(surface && getComputedStyle(surface).borderTopWidth).toBe('1px');
  },
};
