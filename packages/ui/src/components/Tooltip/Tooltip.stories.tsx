import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { WithTooltip } from './Tooltip.tsx';
import { tooltipGuide } from './Tooltip.guide.ts';

const meta = {
  title: 'UI/Overlays/Tooltip',
  component: WithTooltip,
  tags: ['autodocs'],
  parameters: { guide: tooltipGuide, notStates: ['pressed', 'disabled'] },
  args: {
    text: 'Copy the address',
    delay: 0,
    placement: 'bottom',
    children: <Button icon={Copy}>Copy</Button>,
  },
} satisfies Meta<typeof WithTooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  tags: ['matrix'],
  parameters: { states: ['focus'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Copy the address');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Copy the address');
  },
};

export const EscapeCloses: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const ByPointer: Story = {
  tags: ['!dev'],
  parameters: { states: ['hover'] },
  play: async ({ canvas }) => {
    // A pointer needs a path: React Aria uses it to distinguish hovering from a tap or a scroll.
    await userEvent.pointer({ target: document.body });
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const WithoutText: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    text: 'This lead has no phone number. Add one in the details, and calling and WhatsApp work from here.',
  },
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(280);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: { text: 'انسخ العنوان', placement: 'end' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    const button = canvas.getByRole('button').getBoundingClientRect();
    await waitFor(() =>
      expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(button.left),
    );
  },
};

/** On the smallest supported phone it stays on the screen. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: LongText.args,
  play: async () => {
    await userEvent.tab();
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};

/** Text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2 },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.scrollWidth).toBeLessThanOrEqual(tooltip.clientWidth);
  },
};

/** In forced colours, the border separates the tooltip from the page. */
export const ForcedColors: Story = {
  ...ByKeyboard,
  tags: [],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await ByKeyboard.play?.(context);
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(
      screen.getByRole('tooltip'),
    );
    await expect(borderTopWidth).toBe('1px');
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
};
