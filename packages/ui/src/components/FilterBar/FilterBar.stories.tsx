import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { Button } from '../Button/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { TextField } from '../TextField/index.ts';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { filterBarGuide } from './FilterBar.guide.ts';

const statuses = ['Hot', 'Warm', 'Cold', 'Closed'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const sources = ['Business Card Scan', 'Event', 'Website'].map((label) => ({ id: label, label }));

const meta = {
  title: 'UI/Data/FilterBar',
  component: FilterBar,
  tags: ['autodocs'],
  parameters: { guide: filterBarGuide, notStates: ['disabled'] },
  args: {
    'aria-label': 'Search leads',
    search: <SearchField aria-label="Search leads" placeholder="Search name or company" />,
    filters: [
      { id: 'status', label: 'Status', placeholder: 'All statuses', items: statuses, value: null },
      { id: 'source', label: 'Source', placeholder: 'All sources', items: sources, value: null },
    ],
    onChange: () => undefined,
    onClearAll: () => undefined,
    resultCount: 60,
    order: {
      label: 'Sort',
      items: [
        { id: 'newest', label: 'Newest first' },
        { id: 'name', label: 'Name A–Z' },
      ],
      value: 'newest',
      onChange: fn(),
    },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the chosen options; each active filter halves the result count. */
function Live({ filters, ...props }: FilterBarProps) {
  const [values, setValues] = useState<Record<string, string | null>>({});
  const shown = filters.map((filter) =>
    'items' in filter
      ? Object.assign({}, filter, {
          value: filter.id in values ? (values[filter.id] ?? null) : filter.value,
        })
      : filter,
  );
  const inUse = Object.values(values).filter((value) => value !== null).length;
  return (
    <FilterBar
      {...props}
      filters={shown}
      onChange={(id, value) => setValues((before) => ({ ...before, [id]: value }))}
      onClearAll={() => setValues({})}
      resultCount={props.resultCount && props.resultCount / 2 ** inUse}
    />
  );
}

/** Filters are chosen by pointer and keyboard, and removed with ×, with Delete, or all at once. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const result = canvas.getByRole('status');
    await expect(result).toHaveTextContent('60 results');
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Hot' }));
    await expect(result).toHaveTextContent('30 results');
    canvas.getByRole('button', { name: /Source/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => within(document.body).getByRole('listbox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const chips = canvas.getByRole('list', { name: 'Active filters' });
    await expect(within(chips).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove Status: Hot' }));
    await expect(within(chips).getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(result, 'focus is not lost').toHaveFocus());
    within(chips).getByRole('button').focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(result).toHaveTextContent('60 results');
  },
};

const inUse = [
  { id: 'status', label: 'Status', items: statuses, value: 'hot' },
  { id: 'source', label: 'Source', items: sources, value: 'Business Card Scan' },
  {
    id: 'captured',
    label: 'Captured',
    valueLabel: 'since 1 November',
    control: (place: 'row' | 'sheet') =>
      place === 'row' ? (
        <TextField aria-label="Captured since" type="date" defaultValue="2025-11-01" />
      ) : (
        <TextField label="Captured since" type="date" defaultValue="2025-11-01" size="lg" />
      ),
  },
] as const;

/** Where the row breaks, the order and what follows it stay together, at its end. */
export const EndOfTheRow: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'desktop' } },
  args: { end: <Button variant="quiet">Views</Button>, filters: inUse, use: 'inline' },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('button', { name: /Sort/ });
    const bar = order.closest('search');
    if (!bar) throw new Error('The order is not in the bar.');
    const views = canvas.getByRole('button', { name: 'Views' });
    const tops = new Set<number>();
    for (let width = 650; width <= 1150; width += 10) {
      bar.style.width = `${width}px`;
      const [first, last] = [order.getBoundingClientRect(), views.getBoundingClientRect()];
      await expect(last.top, `at ${width} px`).toBe(first.top);
      await expect(last.right).toBeCloseTo(bar.getBoundingClientRect().right, 0);
      tops.add(first.top);
    }
    await expect(tops.size, 'the row breaks at one of the widths').toBe(2);
  },
};

/** "Clear all" removes the chips and itself; the focus stays in the bar. */
export const ClearAll: Story = {
  tags: ['!dev'],
  args: { filters: inUse.slice(0, 1) },
  render: (args) => <Cleared {...args} />,
  play: async ({ canvas, userEvent }) => {
    const clear = canvas.getByRole('button', { name: 'Clear all' });
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
};

function Cleared(props: FilterBarProps) {
  const [isCleared, setCleared] = useState(false);
  return (
    <FilterBar
      {...props}
      filters={isCleared ? [] : props.filters}
      onClearAll={() => setCleared(true)}
    />
  );
}

/** Three active filters, one with a custom control; while the results are being counted. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'loading'] },
  args: { filters: inUse, resultCount: undefined },
  play: async ({ canvas, userEvent }) => {
    const removes = canvas.getAllByRole('button', { name: /Remove/ });
    await expect(removes).toHaveLength(3);
    canvas.getByRole('button', { name: /Clear all/ }).focus();
    await userEvent.tab({ shift: true });
    await expect(removes[2]).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Without chips: each control removes its own filter and offers an option for it. */
export const Inline: Story = {
  args: {
    use: 'inline',
    filters: [
      {
        id: 'status',
        label: 'Status',
        placeholder: 'All statuses',
        allLabel: 'All',
        items: statuses,
        value: 'hot',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Hot Status/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'All' }));
    await expect(canvas.getByRole('button', { name: /All statuses/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: Newest first' }));
    await userEvent.click(
      await within(document.body).findByRole('menuitemradio', { name: 'Name A–Z' }),
    );
    await expect(args.order?.onChange).toHaveBeenLastCalledWith('name');
  },
};

/**
 * Where space is limited the filters are in a sheet, and its button shows the number of active
 * filters.
 */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { filters: inUse, resultCount: 8 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const open = canvas.getByRole('button', { name: 'Filters (3)' });
    await userEvent.click(open);
    const sheet = await within(document.body).findByRole('dialog', { name: 'Filters' });
    await expect(within(sheet).getByRole('button', { name: /Hot Status/ })).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 8 results' }));
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(within(document.body).getByRole('dialog')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: {
    filters: [{ id: 'source', label: 'Source', items: [{ id: '1', label: longText }], value: '1' }],
    resultCount: 1_234_567,
  },
  play: async ({ canvas, canvasElement }) => {
    // The chip shortens the text; the name of its button does not.
    const remove = canvas.getByRole('button', { name: `Remove Source: ${longText}` });
    await expect(remove).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1,234,567 results');
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: {
    'aria-label': 'بحث',
    search: <SearchField aria-label="بحث" placeholder="الاسم أو الشركة" />,
    filters: [
      { id: 'status', label: 'الحالة', items: [{ id: 'hot', label: 'ساخن' }], value: 'hot' },
    ],
    order: undefined,
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('listitem').getBoundingClientRect();
    const remove = canvas.getByRole('button', { name: /الحالة: ساخن/ }).getBoundingClientRect();
    await expect(remove.left - chip.left).toBeLessThan(8);
  },
};

export const LargeText: Story = {
  parameters: { textScale: 2, width: 960 },
  args: { filters: inUse },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ForcedColors: Story = {
  parameters: { media: { forcedColors: 'active' } },
  args: { filters: inUse },
  play: async ({ canvas }) => {
    await expect(
      getComputedStyle(canvas.getAllByRole('listitem')[0] ?? document.body).borderTopWidth,
    ).toBe('1px');
  },
};
