import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, WifiOff } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { InlineAlert } from './InlineAlert.tsx';
import { inlineAlertGuide } from './InlineAlert.guide.ts';

const meta = {
  title: 'UI/Feedback/InlineAlert',
  component: InlineAlert,
  tags: ['autodocs'],
  parameters: { guide: inlineAlertGuide, width: 480 },
  args: { children: 'Mail goes to the local mailbox: no mail server is set up.' },
} satisfies Meta<typeof InlineAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Mail goes to the local mailbox');
  },
};

export const Danger: Story = {
  args: { tone: 'danger', children: 'Activities could not be loaded.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Activities could not be loaded.');
  },
};

/** Content that could not be loaded. */
export const Retry: Story = {
  args: { tone: 'danger', children: 'Activities could not be loaded.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithAction: Story = {
  args: {
    tone: 'neutral',
    icon: WifiOff,
    children: 'Live updates paused',
    action: <Link href="#reconnect">Reconnect</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reconnect' })).toBeVisible();
  },
};

export const Dismissible: Story = {
  args: { tone: 'success', title: 'Undone', children: '3 leads are back.', onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3}>
      <InlineAlert tone="neutral" icon={WifiOff} action={<Link href="#reconnect">Reconnect</Link>}>
        Live updates paused
      </InlineAlert>
      <InlineAlert tone="info">You work in your own workspace until you are approved.</InlineAlert>
      <InlineAlert tone="success" title="Import finished">
        231 leads are new, 11 were there before.
      </InlineAlert>
      <InlineAlert tone="warning" icon={Copy} onDismiss={() => undefined}>
        Looks like a lead you have: Thomas Bergmann.
      </InlineAlert>
      <InlineAlert tone="danger" onRetry={fn()}>
        Activities could not be loaded.
      </InlineAlert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(4);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Narrow: Story = {
  tags: ['on-sheet'],
  parameters: { width: 288 },
  args: {
    tone: 'warning',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsvereinigung',
    children: 'Dieser Name steht schon in Ihrer Liste.',
    action: <Link href="#show">Anzeigen</Link>,
    onDismiss: fn(),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** An action stays beside a few words, and goes below more of them instead of squeezing them. */
export const ActionsOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { width: 342 },
  render: () => (
    <Stack gap={3}>
      <InlineAlert tone="neutral" action={<Link href="#reconnect">Reconnect</Link>}>
        Live updates paused
      </InlineAlert>
      <InlineAlert tone="neutral" action={<Button size="sm">Go to members</Button>}>
        You are the only administrator. Make another member an administrator before you leave.
      </InlineAlert>
      <InlineAlert tone="danger" title="The company could not be left" onRetry={fn()}>
        The connection was lost before the answer came.
      </InlineAlert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const boxOf = (text: string | RegExp) => canvas.getByText(text).getBoundingClientRect();
    await expect(boxOf('Reconnect').top).toBeLessThan(boxOf('Live updates paused').bottom);
    for (const [text, action] of [
      [/only administrator/, 'Go to members'],
      [/connection was lost/, 'Retry'],
    ] as const) {
      const words = boxOf(text);
      const button = canvas.getByRole('button', { name: action }).getBoundingClientRect();
      await expect(button.top).toBeGreaterThanOrEqual(words.bottom + 4);
      await expect(button.left).toBeCloseTo(words.left, 0);
      await expect(words.width).toBeGreaterThan(window.innerWidth * 0.7);
    }
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: { tone: 'danger', children: 'تعذّر التحميل.', onDismiss: fn() },
  play: async ({ canvas }) => {
    const [alert, dismiss] = [canvas.getByRole('alert'), canvas.getByRole('button')];
    const { left } = alert.getBoundingClientRect();
    await expect(dismiss.getBoundingClientRect().left - left).toBeLessThan(24);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: { title: longText, children: longText, onDismiss: fn() },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
