import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tooltip, WithTooltip } from './Tooltip.tsx';

const meta = {
  title: 'UI/Overlays/Tooltip',
  component: WithTooltip,
  subcomponents: { Tooltip },
  tags: ['autodocs'],
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
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Copy the address');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Copy the address');
  },
};

export const EscapeCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    // A pointer comes from somewhere: React Aria tells it from a tap or a scroll by its way.
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
