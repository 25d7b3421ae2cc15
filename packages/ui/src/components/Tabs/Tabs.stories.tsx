import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Tabs } from './Tabs.tsx';
import { tabsGuide } from './Tabs.guide.ts';

const items = [
  { id: 'all', label: 'All', count: 60 },
  { id: 'event', label: 'Event Leads', count: 18 },
  { id: 'action', label: 'Action Required', count: 9 },
  { id: 'pending', label: 'Pending Follow-up', count: 1234 },
];

const meta = {
  title: 'UI/Navigation/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: { guide: tabsGuide },
  args: { label: 'Leads', items, children: <Text as="p">60 leads</Text>, onSelectionChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('tab', { name: 'All 60' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first.getBoundingClientRect().height).toBe(40);
    await expect(canvas.getByRole('tab', { name: /Pending/ })).toHaveTextContent('1,234');
    await expect(canvas.getByRole('tabpanel', { name: 'All 60' })).toHaveTextContent('60 leads');
  },
};

export const ByPointer: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Event Leads/ }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('event');
    await expect(canvas.getByRole('tabpanel', { name: /Event Leads/ })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('action');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /Pending/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('action');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus();
  },
};

export const OwnPanels: Story = {
  args: {
    items: [
      { id: 'overview', label: 'Team Overview', content: <Text>Five agents</Text> },
      { id: 'assignment', label: 'Lead Assignment', content: <Text>12 without an agent</Text> },
      { id: 'import', label: 'Import/Export', content: null, isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Five agents');
    await userEvent.click(canvas.getByRole('tab', { name: 'Lead Assignment' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('12 without an agent');
    // A disabled tab is skipped, and the first tab follows the last.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Team Overview' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Lead Assignment' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Import/Export' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('12 without an agent');
    await expect(canvas.getByRole('tab', { name: 'Import/Export' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const CountsNotKnownYet: Story = {
  args: { items: items.map(({ id, label }) => ({ id, label, count: undefined })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'All not known yet' })).toHaveTextContent('–');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled'] },
  render: (args) => (
    <Stack gap={6}>
      <Tabs {...args} />
      <Tabs
        {...args}
        label="Without counts"
        items={items.map(({ id, label }) => ({ id, label }))}
      />
      <Tabs
        {...args}
        label="Some disabled"
        defaultSelectedKey="event"
        items={[
          { id: 'all', label: 'All', count: 60 },
          { id: 'event', label: 'Event Leads', count: 18 },
          { id: 'action', label: 'Action Required', count: 9, isDisabled: true },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tablist')).toHaveLength(3);
    const [, hovered, pressed] = canvas.getAllByRole('tab');
    inState('hovered')(hovered ?? null);
    inState('pressed')(pressed ?? null);
    await userEvent.tab();
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: { items: [{ id: 'long', label: longText, count: 1_234_567 }, ...items] },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth, 'scrolls').toBeGreaterThan(list.clientWidth);
    const long = canvas.getByRole('tab', { name: `${longText} 1,234,567` });
    await expect(long.getBoundingClientRect().height, 'one line').toBe(40);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: /Pending/ });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right,
      ),
    );
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: {
    items: [
      { id: 'all', label: 'الكل', count: 60 },
      { id: 'event', label: 'عملاء الفعاليات', count: 18 },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('event');
    await expect(canvas.getByRole('tabpanel')).toBeVisible();
  },
};

/** Text at 200%: nothing is cut off, and nothing scrolls horizontally. */
export const LargeText: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
};
