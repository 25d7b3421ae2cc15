import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Banner } from './Banner.tsx';
import { bannerGuide } from './Banner.guide.ts';

const meta = {
  title: 'UI/Feedback/Banner',
  component: Banner,
  tags: ['autodocs'],
  parameters: { guide: bannerGuide, notStates: ['hover', 'focus', 'pressed', 'disabled'] },
  args: {
    title: 'Your trial ends on Friday.',
    children: 'Choose a plan to keep your leads in sight.',
    action: <Link href="#plans">Choose a plan</Link>,
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark; its message is announced when it appears. */
export const Default: Story = {
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByRole('region', { name: 'Notice' });
    await expect(notice).toContainElement(canvas.getByRole('status'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Choose a plan' })).toHaveFocus();
  },
};

function PutAway() {
  const [isThere, setThere] = useState(true);
  return isThere ? (
    <Banner tone="success" onDismiss={() => setThere(false)}>
      Your workspace has moved.
    </Banner>
  ) : (
    <p>Gone</p>
  );
}

export const Dismissible: Story = {
  tags: ['!dev'],
  render: () => <PutAway />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3}>
      <Banner
        tone="neutral"
        icon={WifiOff}
        aria-label="Connection"
        action={<Link href="#now">Try now</Link>}
      >
        You are offline. What you capture is kept here.
      </Banner>
      <Banner
        aria-label="Trial"
        title="Your trial ends on Friday."
        action={<Link href="#plans">Choose a plan</Link>}
        onDismiss={fn()}
      >
        Choose a plan to keep your leads in sight.
      </Banner>
      <Banner tone="success" aria-label="Move" onDismiss={fn()}>
        Your workspace has moved; nothing is left to do.
      </Banner>
      <Banner tone="warning" aria-label="Maintenance" title="Maintenance tonight." onDismiss={fn()}>
        From 22:00 to 22:15 changes wait on your device.
      </Banner>
      <Banner tone="danger" aria-label="Payment" action={<Button size="sm">Update payment</Button>}>
        Your last payment was refused.
      </Banner>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(5);
    // WCAG 2.5.8: links that are not part of a sentence are targets of at least 24 px.
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent('refused');
  },
};

export const Narrow: Story = {
  tags: ['on-sheet'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { tone: 'warning', title: longText, onDismiss: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { title: longText, children: longText, onDismiss: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${longText} ${longText}`);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: {
    tone: 'danger',
    title: 'رُفضت الدفعة الأخيرة.',
    children: 'حدّث طريقة الدفع.',
    action: <Link href="#pay">تحديث</Link>,
    onDismiss: fn(),
  },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('region').getBoundingClientRect().left;
    const { left } = canvas.getByRole('button').getBoundingClientRect();
    await expect(left - start).toBeLessThan(40);
  },
};

export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { onDismiss: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** In forced colours the border remains although the background is replaced. */
export const ForcedColors: Story = {
  parameters: { media: { forcedColors: 'active' } },
  args: { tone: 'danger', onDismiss: fn() },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('region')).borderBottomWidth).toBe('1px');
  },
};
