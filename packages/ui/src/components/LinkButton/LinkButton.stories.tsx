import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ScanLine } from 'lucide-react';
import { expect } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Inline } from '../Inline/index.ts';
import { LinkButton } from './LinkButton.tsx';
import { linkButtonGuide } from './LinkButton.guide.ts';

const meta = {
  title: 'UI/Actions/LinkButton',
  component: LinkButton,
  tags: ['autodocs'],
  parameters: { guide: linkButtonGuide },
  args: { href: '#capture', children: 'Capture a lead' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Looks like a button but is a link: it can be opened in a new tab. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Capture a lead' });
    await expect(link).toHaveAttribute('href', '#capture');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'disabled'] },
  render: () => (
    <Inline gap={3}>
      <LinkButton href="#1" variant="primary" icon={ScanLine} shortcut="C">
        Capture lead
      </LinkButton>
      <LinkButton href="#2">Secondary</LinkButton>
      <LinkButton href="#3" variant="quiet" iconEnd={ArrowRight}>
        Quiet
      </LinkButton>
      <LinkButton href="#4" ref={inState('hovered')}>
        Hovered
      </LinkButton>
      <LinkButton href="#5" ref={inState('focus-visible')}>
        Focused
      </LinkButton>
      <LinkButton isDisabled>Disabled</LinkButton>
      <LinkButton href="#6" size="sm">
        Small
      </LinkButton>
      <LinkButton href="#7" size="lg">
        Large
      </LinkButton>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('Capture lead')).toHaveAttribute('href', '#1');
    await expect(link('Disabled')).toHaveAttribute('aria-disabled', 'true');
    await expect(link('Disabled')).not.toHaveAttribute('href');
    await expect(link('Small').offsetHeight).toBeLessThan(link('Large').offsetHeight);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: { children: longText },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('link', { name: longText });
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
