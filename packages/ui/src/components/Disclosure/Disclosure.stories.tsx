import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Disclosure } from './Disclosure.tsx';
import { disclosureGuide } from './Disclosure.guide.ts';

const meta = {
  title: 'UI/Layout/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  parameters: { guide: disclosureGuide, width: 480 },
  args: {
    title: 'Technical details',
    children: 'The mail server refused the message: mailbox full (552).',
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by pointer, closed by key; the button exposes its state and is inside a heading. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Technical details' });
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect(panel).toHaveTextContent(/mailbox full/);
    await expect(panel).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Closed, open and disabled; hover and focus come from the real pointer and keyboard. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled'] },
  render: (args) => (
    <Stack gap={3}>
      <Disclosure {...args} title="Closed" />
      <Disclosure {...args} title="Open" defaultExpanded>
        With a <Link href="#log">link</Link> inside.
      </Disclosure>
      <Disclosure {...args} title="Hovered" />
      <Disclosure {...args} title="Focused" level={4} />
      <Disclosure {...args} title="Pressed" />
      <Disclosure {...args} title="Disabled" isDisabled />
      <Disclosure {...args} title="Disabled while open" isDisabled defaultExpanded />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const disabled = canvas.getByRole('button', { name: 'Disabled' });
    await userEvent.click(disabled);
    await expect(disabled).toHaveAttribute('aria-expanded', 'false');
    const button = (name: string) => canvas.getByRole('button', { name });
    button('Hovered').focus();
    await userEvent.tab();
    await expect(button('Focused')).toHaveFocus();
    await expect(button('Focused')).toHaveAttribute('data-focus-visible', 'true');
    await userEvent.hover(button('Hovered'));
    await expect(button('Hovered')).toHaveAttribute('data-hovered', 'true');
    inState('pressed')(button('Pressed'));
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: { title: longText, children: longText, defaultExpanded: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: longText, expanded: true })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** The icon of a closed disclosure points in the reading direction. */
export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  render: (args) => (
    <Stack gap={2}>
      <Disclosure {...args} title="تفاصيل تقنية">
        صندوق البريد ممتلئ.
      </Disclosure>
      <Disclosure {...args} title="تفاصيل تقنية" defaultExpanded>
        صندوق البريد ممتلئ.
      </Disclosure>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [closed] = canvas.getAllByRole('button');
    const arrow = closed?.querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).rotate).toBe('90deg');
  },
};

/** Opens and closes without animation if the user prefers reduced motion. */
export const ReducedMotion: Story = {
  tags: ['!dev'],
  parameters: { media: { reducedMotion: 'reduce' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = canvas.getByRole('group');
    await expect(panel).toBeVisible();
    await expect(getComputedStyle(panel).transitionProperty).toBe('none');
    await expect(document.getAnimations()).toHaveLength(0);
  },
};

/** Text at 200%: nothing is cut off, and nothing scrolls horizontally. */
export const LargeText: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { width: 320, textScale: 2 },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
};
