import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Link } from './Link.tsx';
import { linkGuide } from './Link.guide.ts';

const meta = {
  title: 'UI/Actions/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: { guide: linkGuide },
  args: { href: '#leads', children: 'All leads' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'All leads' });
    await expect(link).toHaveAttribute('href', '#leads');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** In running text, with the colour of the text. */
export const QuietInText: Story = {
  render: () => (
    <Text as="p" tone="muted">
      I have read the{' '}
      <Link href="#terms" variant="quiet">
        Terms and Conditions
      </Link>{' '}
      and accept them.
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms and Conditions' });
    const text = canvas.getByText(/^I have read the/);
    await expect(getComputedStyle(link).color).toBe(getComputedStyle(text).color);
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

/** The link announces that it leaves the page, and gives the other page no access to this one. */
export const External: Story = {
  args: { href: 'https://example.com', isExternal: true, children: 'Help centre' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Help centre (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled'] },
  render: () => (
    <Inline gap={5}>
      <Link href="#1">At rest</Link>
      <Link href="#2" ref={inState('hovered')}>
        Hovered
      </Link>
      <Link href="#6" ref={inState('pressed')}>
        Pressed
      </Link>
      <Link href="#3" ref={inState('focus-visible')}>
        Focused
      </Link>
      <Link href="#4" variant="quiet">
        Quiet
      </Link>
      <Link href="#5" isExternal>
        External
      </Link>
      <Link isDisabled>Disabled</Link>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    const disabled = canvas.getByRole('link', { name: 'Disabled' });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(disabled).not.toHaveAttribute('href');
    await expect(
      canvas.getByRole('link', { name: /^External/ }).querySelector('svg'),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { children: longText },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    const lines = canvas.getByRole('link', { name: longText }).getClientRects();
    await expect(lines.length).toBeGreaterThan(1);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { children: 'مركز المساعدة', isExternal: true },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const icon = link.querySelector('svg');
    await expect(icon?.getBoundingClientRect().left).toBe(link.getBoundingClientRect().left);
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
    const look = (name: string) => getComputedStyle(canvas.getByRole('link', { name }));
    await expect(look('Disabled').color).not.toBe(look('At rest').color);
    await expect(look('Focused').outlineStyle).toBe('solid');
  },
};
