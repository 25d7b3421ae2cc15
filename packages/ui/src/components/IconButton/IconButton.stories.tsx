import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, MoreHorizontal, Phone, X } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState } from '../../internal/storyStates.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { IconButton } from './IconButton.tsx';
import { iconButtonGuide } from './IconButton.guide.ts';

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: { guide: iconButtonGuide, notStates: ['long text', '320 px'] },
  args: { icon: Mail, 'aria-label': 'Send email', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button has a name and works by pointer and keyboard. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send email' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** Focus shows the name, Escape hides it. */
export const TooltipOnFocus: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Send email');
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** Every variant, size and state. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled', 'loading'] },
  render: () => (
    <Stack gap={4}>
      <Inline gap={3}>
        <IconButton icon={Mail} aria-label="At rest" />
        <IconButton icon={Mail} aria-label="Hovered" ref={inState('hovered')} />
        <IconButton icon={Mail} aria-label="Pressed" ref={inState('pressed')} />
        <IconButton icon={Mail} aria-label="Focused" ref={inState('focus-visible')} />
        <IconButton icon={Phone} aria-label="Disabled" isDisabled />
        <IconButton icon={Phone} aria-label="With a reason" disabledReason="No phone number" />
        <IconButton icon={Mail} aria-label="Busy" isBusy />
      </Inline>
      <Inline gap={3}>
        <IconButton icon={X} aria-label="Quiet" />
        <IconButton icon={X} aria-label="Secondary" variant="secondary" />
        <IconButton icon={X} aria-label="Primary" variant="primary" />
        <IconButton icon={X} aria-label="Danger" variant="danger" />
      </Inline>
      <Inline gap={3}>
        <IconButton icon={MoreHorizontal} aria-label="Small" size="sm" variant="secondary" />
        <IconButton icon={MoreHorizontal} aria-label="Medium" size="md" variant="secondary" />
        <IconButton icon={MoreHorizontal} aria-label="Large" size="lg" variant="secondary" />
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(button('Disabled')).toBeDisabled();
    for (const name of ['With a reason', 'Busy Working…']) {
      await expect(button(name)).toBeEnabled();
      await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(within(button('Busy Working…')).getByRole('progressbar')).toBeVisible();
    const widths = ['Small', 'Medium', 'Large'].map((name) => button(name).offsetWidth);
    await expect(widths).toEqual([28, 32, 44]);
  },
};

/** Stays focusable but does nothing; the tooltip shows the reason instead of the name. */
export const DisabledWithReason: Story = {
  tags: ['!dev'],
  args: { icon: Phone, 'aria-label': 'Call', disabledReason: 'No phone number' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Call' })).toHaveFocus();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('No phone number');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** The busy state is announced with the name. */
export const Busy: Story = {
  tags: ['!dev'],
  args: { isBusy: true },
  // Matrix shows the appearance.
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Send email Working…/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Text at 200%: nothing is cut off, and nothing scrolls horizontally. */
export const LargeText: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const look = (name: string) => getComputedStyle(canvas.getByRole('button', { name }));
    for (const name of ['Disabled', 'With a reason']) {
      await expect(look(name).borderColor).not.toBe(look('At rest').borderColor);
    }
    await expect(look('Focused').outlineStyle).toBe('solid');
  },
};
