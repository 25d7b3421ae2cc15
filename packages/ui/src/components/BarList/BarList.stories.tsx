import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Globe, ScanLine, UserPen } from 'lucide-react';
import { expect } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { Stack } from '../Stack/index.ts';
import { BarList } from './BarList.tsx';
import { barListGuide } from './BarList.guide.ts';

const items = [
  { id: 'scan', label: 'Business Card Scan', value: 1240, icon: ScanLine, href: '#scan' },
  { id: 'event', label: 'Event', value: 610, icon: CalendarDays, href: '#event' },
  { id: 'web', label: 'Website', value: 87, icon: Globe, href: '#web' },
  { id: 'manual', label: 'Manual Entry', value: 3, icon: UserPen, href: '#manual' },
];

const meta = {
  title: 'UI/Data/BarList',
  component: BarList,
  tags: ['autodocs'],
  parameters: { guide: barListGuide, width: 360, notStates: ['hover', 'pressed', 'disabled'] },
  args: { 'aria-label': 'Leads by source', items },
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

const bars = (root: Element) => [...root.querySelectorAll<HTMLElement>('[style]')];

/** A list with the values as text; the labels are links. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Leads by source' });
    await expect(list.children[0]).toHaveTextContent('Business Card Scan1,240');
    const [first, second] = bars(list);
    const ratio = (second?.offsetWidth ?? 0) / (first?.offsetWidth ?? 1);
    await expect(ratio).toBeCloseTo(610 / 1240, 1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Business Card Scan' })).toHaveFocus();
  },
};

/** With shares, with a single item, with a given total, with only zeros, and without items. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['focus', 'empty'] },
  render: (args) => (
    <Stack gap={8}>
      <BarList {...args} showShare />
      <BarList aria-label="One" items={[{ id: 'one', label: 'Only one', value: 8 }]} />
      <BarList
        aria-label="Of a whole"
        max={1}
        numberFormat={{ style: 'percent' }}
        items={[
          { id: 'open', label: 'Opened', value: 0.71 },
          { id: 'answer', label: 'Answered', value: 0.12 },
        ]}
      />
      <BarList aria-label="Zero" items={[{ id: 'none', label: 'Nothing yet', value: 0 }]} />
      <BarList aria-label="None" items={[]} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('71%')).toBeVisible();
    await expect(canvas.getByText('No data')).toBeVisible();
    await expect(bars(canvas.getByRole('list', { name: 'Zero' }))).toHaveLength(0);
    await userEvent.tab();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: { items: [{ id: 'long', label: longText, value: 1_234_567_890, icon: Globe }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1,234,567,890')).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** Bars grow from the start of the line; numbers follow the locale. */
export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: {
    'aria-label': 'حسب المصدر',
    items: [
      { id: 'scan', label: 'بطاقات', value: 1240 },
      { id: 'web', label: 'الموقع', value: 310 },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const [, second] = bars(canvas.getByRole('list'));
    await expect(second?.getBoundingClientRect().right).toBeCloseTo(list.right, 0);
  },
};

export const ForcedColors: Story = {
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const [first] = bars(canvas.getByRole('list'));
    await expect(first?.parentElement && getComputedStyle(first.parentElement).borderTopWidth).toBe(
      '1px',
    );
  },
};

/** Text at 200%: nothing is cut off, and nothing scrolls horizontally. */
export const LargeText: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { width: 320, textScale: 2 },
};
