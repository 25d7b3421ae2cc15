import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Badge } from '../Badge/index.ts';
import { Grid } from '../Grid/index.ts';
import { segmentedControlGuide } from './SegmentedControl.guide.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const periods = [
  { id: 'monthly', label: 'Monthly' },
  { id: 'yearly', label: 'Yearly', labelEnd: <Badge tone="success">Save 20%</Badge> },
];
const views = [
  { id: 'list', label: 'List', icon: List },
  { id: 'board', label: 'Board', icon: LayoutGrid },
];
const days = ['Day', 'Week', 'Month'].map((label) => ({ id: label, label }));

const meta = {
  title: 'UI/Fields/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs'],
  parameters: {
    guide: segmentedControlGuide,
    notStates: ['read-only', 'invalid', 'required'],
  },
  args: {
    'aria-label': 'Billing period',
    items: periods,
    defaultSelectedKey: 'monthly',
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A radio group: one segment is always chosen, arrow keys move, Space chooses. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Billing period' })).toBeVisible();
    const yearly = canvas.getByRole('radio', { name: /Yearly/ });
    await userEvent.click(yearly);
    await expect(yearly).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('yearly');
    await userEvent.click(yearly);
    await expect(yearly).toBeChecked();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('monthly');
  },
};

const segmentIn =
  (index: number, ...states: Parameters<typeof inState>) =>
  (group: HTMLElement | null) =>
    inState(...states)(group?.querySelectorAll('button')[index] ?? null);

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled'] },
  render: () => (
    <Grid columns={3} gap={5}>
      <SegmentedControl label="At rest" items={days} defaultSelectedKey="Day" />
      <SegmentedControl label="With icons" items={views} defaultSelectedKey="board" />
      <SegmentedControl label="With a badge" items={periods} defaultSelectedKey="yearly" />
      <SegmentedControl
        label="Hovered"
        items={days}
        defaultSelectedKey="Day"
        ref={segmentIn(1, 'hovered')}
      />
      <SegmentedControl
        label="Pressed"
        items={days}
        defaultSelectedKey="Day"
        ref={segmentIn(1, 'pressed')}
      />
      <SegmentedControl
        label="Focused"
        items={days}
        defaultSelectedKey="Week"
        ref={segmentIn(1, 'focus-visible')}
      />
      <SegmentedControl label="Disabled" items={days} defaultSelectedKey="Week" isDisabled />
      <SegmentedControl
        label="One disabled"
        items={[...views, { id: 'map', label: 'Map', isDisabled: true }]}
        defaultSelectedKey="list"
      />
      <SegmentedControl label="None chosen" items={days} selectedKey={null} />
      <SegmentedControl label="Small" items={days} size="sm" defaultSelectedKey="Day" />
      <SegmentedControl label="Large" items={days} size="lg" defaultSelectedKey="Day" />
      <SegmentedControl label="Fills the line" items={days} fullWidth defaultSelectedKey="Day" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(12);
    const group = (name: string) => within(canvas.getByRole('radiogroup', { name }));
    await expect(group('With icons').getByRole('radio', { name: 'Board' })).toBeChecked();
    for (const day of group('Disabled').getAllByRole('radio')) await expect(day).toBeDisabled();
    await expect(group('One disabled').getByRole('radio', { name: 'Map' })).toBeDisabled();
    await expect(group('None chosen').queryByRole('radio', { checked: true })).toBeNull();
  },
};

/** How the states differ in forced colours. */
export const ForcedColors: Story = {
  tags: ['on-sheet'],
  render: Matrix.render,
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'With icons' }));
    const colorOf = (name: string) => getComputedStyle(group.getByRole('radio', { name })).color;
    await expect(colorOf('Board')).not.toBe(colorOf('List'));
  },
};

export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2, width: 480 },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** Labels that do not fit wrap; all segments keep the same width. */
export const LongText: Story = {
  tags: ['on-sheet'],
  args: {
    items: [
      { id: 'monthly', label: 'Monthly' },
      { id: 'long', label: longText },
    ],
  },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    const [short, long] = canvas.getAllByRole('radio').map((it) => it.offsetWidth);
    await expect(short).toBe(long);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: {
    'aria-label': 'فترة الفوترة',
    items: [
      { id: 'monthly', label: 'شهريًا' },
      { id: 'yearly', label: 'سنويًا', labelEnd: <Badge tone="success">وفّر ٢٠٪</Badge> },
    ],
  },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio').map((it) => it.getBoundingClientRect());
    await expect(first?.left).toBe(second?.right);
  },
};
