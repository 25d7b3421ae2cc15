import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { longText } from '../../internal/storyStates.ts';
import { Button } from '../Button/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import { Text } from '../Text/index.ts';
import { Drawer } from './Drawer.tsx';
import { drawerGuide } from './Drawer.guide.ts';

const meta = {
  title: 'UI/Overlays/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  parameters: { guide: drawerGuide, notStates: ['hover', 'pressed', 'disabled'] },
  args: {
    title: 'Filter',
    children: <Text as="p">Status, source, event.</Text>,
    footer: ({ close }) => (
      <Button variant="primary" onPress={close}>
        Show 14 leads
      </Button>
    ),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Filter</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filter' });
  return { dialog, box: dialog.parentElement?.getBoundingClientRect() };
};

export const End: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const { box } = await open(canvas);
    await expect(box?.right).toBe(document.documentElement.clientWidth);
    await expect(box?.width).toBe(400);
  },
};

export const Start: Story = {
  args: { side: 'start', isNarrow: true },
  play: async ({ canvas }) => {
    const { box } = await open(canvas);
    await expect(box?.left).toBe(0);
    await expect(box?.width).toBe(280);
  },
};

export const Bottom: Story = {
  args: { side: 'bottom' },
  play: async ({ canvas }) => {
    const { box } = await open(canvas);
    await expect(box?.bottom).toBe(innerHeight);
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
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

export const PressOutsideCloses: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas);
    const scrim = dialog.parentElement?.parentElement;
    if (scrim) await userEvent.click(scrim);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithoutHeader: Story = {
  args: { side: 'start', isTitleHidden: true, footer: undefined },
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas);
    await expect(within(dialog).queryByRole('banner')).toBeNull();
  },
};

export const LongText: Story = {
  args: { title: longText, children: longText },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { box } = await open(canvas);
    await expect(box?.left).toBe(0);
  },
};

/** On the smallest supported phone. */
export const Narrow: Story = {
  ...End,
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
  ...End,
  tags: [],
  parameters: { textScale: 2 },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await open(canvas);
    const surface = await screen.findByRole('dialog');
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
  },
};

/** In forced colours, the border separates the drawer from the page. */
export const ForcedColors: Story = {
  ...End,
  tags: [],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas);
    await expect(dialog.parentElement).toHaveStyle({ borderInlineStartWidth: '1px' });
  },
};
