import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState } from '../../internal/storyStates.ts';
import { Stack } from '../Stack/index.ts';
import { Pagination } from './Pagination.tsx';
import { paginationGuide } from './Pagination.guide.ts';

const meta = {
  title: 'UI/Navigation/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: { guide: paginationGuide, notStates: ['long text'] },
  args: {
    page: 2,
    pageCount: 3,
    hasPrevious: true,
    hasNext: true,
    onPrevious: fn(),
    onNext: fn(),
    summary: '51–100 of 124',
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
  },
};

/** At either end, the focus moves to the button that leads back. */
export const AtTheEnds: Story = {
  tags: ['!dev'],
  render: function TwoPages(args) {
    const [page, setPage] = useState(1);
    return (
      <Pagination
        {...args}
        page={page}
        hasPrevious={page === 2}
        hasNext={page === 1}
        onPrevious={() => setPage(1)}
        onNext={() => setPage(2)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus());
  },
};

export const OnePage: Story = {
  args: { page: 1, pageCount: 1, hasPrevious: false, hasNext: false, summary: '1–12 of 12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const CountNotKnown: Story = {
  args: { pageCount: undefined, summary: '51–100 of 1,000 and more' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 2')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled'] },
  render: (args) => (
    <Stack gap={0}>
      <Pagination {...args} aria-label="First" page={1} hasPrevious={false} />
      <Pagination {...args} aria-label="Middle" />
      <Pagination {...args} aria-label="Last" page={3} hasNext={false} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(3);
    const [, , hovered, focused, pressed] = canvas.getAllByRole('button');
    inState('hovered')(hovered ?? null);
    inState('focus-visible')(focused ?? null);
    inState('pressed')(pressed ?? null);
  },
};

export const Narrow: Story = {
  tags: ['on-sheet'],
  parameters: { width: 288 },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' });
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(previous.getBoundingClientRect().left).toBeGreaterThan(
      next.getBoundingClientRect().left,
    );
    const icon = next.querySelector('svg');
    await expect(icon && getComputedStyle(icon).scale).toBe('-1 1');
  },
};

/** Text at 200%: nothing is cut off, and nothing scrolls horizontally. */
export const LargeText: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
  play: async (context) => {
    await Matrix.play?.(context);
    await expect(overflowing(context.canvasElement)).toEqual([]);
  },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await Matrix.play?.(context);
    const [disabled, enabled] = context.canvas
      .getAllByRole('button')
      .map((it) => getComputedStyle(it).borderColor);
    await expect(disabled).not.toBe(enabled);
  },
};
