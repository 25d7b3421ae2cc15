import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Trash2, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { longText } from '../../internal/storyStates.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import type { Selection as Chosen, SortDescriptor, TableColumn } from '../Table/index.ts';
import { dataTableGuide } from './DataTable.guide.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Deal {
  id: string;
  name: string;
  company: string;
  tone: 'hot' | 'warm' | 'cold' | 'closed';
  value: number;
  owner: string;
  source: string;
}

const names = ['Grace Mwangi', 'Thomas Bergmann', 'Ananya Sharma', 'Élodie Marchand', 'Wei Chen'];
const companies = ['Savanna Tours', 'Rheintal Maschinenbau', 'Bluewave Logistics', 'Lumière'];
const tones = ['hot', 'warm', 'cold', 'closed'] as const;
const owners = ['Asha', 'Ben', 'Chidi'];
const pick = <T,>(from: readonly [T, ...T[]] | readonly T[], index: number): T =>
  from[index % from.length] ?? from[0]!; // oxlint-disable-line typescript/no-non-null-assertion -- the lists above are not empty

const deal = (index: number): Deal => ({
  id: String(index + 1),
  name: index < names.length ? pick(names, index) : `${pick(names, index)} ${index + 1}`,
  company: pick(companies, index),
  tone: pick(tones, index),
  value: 1200 + ((index * 7919) % 9000),
  owner: pick(owners, index),
  source: index % 2 === 0 ? 'Card' : 'Import',
});
const deals = (count: number) => Array.from({ length: count }, (_, index) => deal(index));

const words = { hot: 'Hot', warm: 'Warm', cold: 'Cold', closed: 'Closed' } as const;
const money = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const email = fn();
const chosen = fn();

const columns: TableColumn<Deal>[] = [
  {
    id: 'name',
    header: 'Lead',
    width: 220,
    isRowHeader: true,
    allowsSorting: true,
    cell: ({ name }) => name,
  },
  {
    id: 'company',
    header: 'Company',
    minWidth: 160,
    allowsSorting: true,
    card: 'subtitle',
    cell: ({ company }) => company,
  },
  {
    id: 'status',
    header: 'Status',
    width: 120,
    cell: ({ tone }) => <StatusBadge tone={tone}>{words[tone]}</StatusBadge>,
    skeleton: <Skeleton width={72} height={22} radius="tag" />,
  },
  {
    id: 'value',
    header: 'Value',
    width: 120,
    align: 'end',
    allowsSorting: true,
    cell: ({ value }) => money.format(value),
  },
  { id: 'owner', header: 'Owner', width: 140, cell: ({ owner }) => owner },
  { id: 'source', header: 'Source', width: 120, card: 'none', cell: ({ source }) => source },
  {
    id: 'actions',
    header: 'Actions',
    width: 90,
    align: 'end',
    hasControls: true,
    card: 'action',
    cell: ({ id, name }) => (
      <IconButton size="sm" icon={Mail} aria-label={`Email ${name}`} onPress={() => email(id)} />
    ),
    skeleton: <Skeleton width={28} height={28} radius="control" />,
  },
];

const bulkActions = [
  { id: 'assign', label: 'Assign', icon: UserPlus, onAction: fn() },
  { id: 'email', label: 'Email', icon: Mail, onAction: fn(), disabledReason: 'Two have no email' },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' as const, onAction: fn() },
];

/** Holds the state that a caller would hold: columns, order, selection. */
function Working(props: DataTableProps<Deal>) {
  const [hidden, setHidden] = useState(props.hiddenColumns);
  const [selected, setSelected] = useState(props.selectedKeys);
  const [sort, setSort] = useState<SortDescriptor | undefined>(props.sortDescriptor);
  const rows = useMemo(() => {
    const by = sort?.column;
    if (by !== 'name' && by !== 'company' && by !== 'value') return props.rows;
    const compare = (a: Deal, b: Deal) =>
      by === 'value' ? a.value - b.value : a[by].localeCompare(b[by], 'en');
    const sorted = props.rows.toSorted(compare);
    return sort?.direction === 'descending' ? sorted.toReversed() : sorted;
  }, [props.rows, sort]);
  return (
    <DataTable
      {...props}
      rows={rows}
      hiddenColumns={hidden}
      onHiddenColumnsChange={(ids) => {
        setHidden(ids);
        props.onHiddenColumnsChange?.(ids);
      }}
      selectedKeys={selected}
      onSelectionChange={(keys) => {
        setSelected(keys);
        props.onSelectionChange?.(keys);
      }}
      sortDescriptor={sort}
      onSortChange={setSort}
    />
  );
}

const meta = {
  title: 'UI/Data/DataTable',
  component: DataTable<Deal>,
  tags: ['autodocs'],
  parameters: { guide: dataTableGuide },
  args: {
    label: 'Leads',
    columns,
    rows: deals(5),
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    selectionMode: 'multiple',
    bulkActions,
    toolbar: (
      <Heading level={2} size="md">
        Leads
      </Heading>
    ),
    onRowAction: fn(),
    onSelectionChange: fn(),
    onHiddenColumnsChange: fn(),
  },
  render: (args) => <Working {...args} />,
  beforeEach: () => {
    email.mockClear();
    for (const { onAction } of bulkActions) onAction.mockClear();
  },
} satisfies Meta<typeof DataTable<Deal>>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvas: ReturnType<typeof within>, name: RegExp) =>
  canvas.getByRole('row', { name });
const said = () =>
  Array.from(document.querySelectorAll('[data-live-announcer]'), (one) => one.textContent).join();

/** The keys last passed to `onSelectionChange`. */
const selectedOf = ({ onSelectionChange }: Partial<DataTableProps<Deal>>) =>
  Array.from(mocked(onSelectionChange ?? fn()).mock.lastCall?.[0] ?? []).toSorted();

/** Tab leads from the last sortable title to the first row. */
async function intoRows(canvas: ReturnType<typeof within>) {
  canvas.getByRole('button', { name: 'Value' }).focus();
  await userEvent.tab();
}

/** Rows are opened, sorted and navigated by pointer and keyboard. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await intoRows(canvas);
    await expect(rowOf(canvas, /Grace Mwangi/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(args.rows?.[1]);
    await userEvent.keyboard('{End}');
    await expect(rowOf(canvas, /Wei Chen/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(rowOf(canvas, /Grace Mwangi/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(rowOf(canvas, /Wei Chen/)).toHaveFocus();
    await userEvent.click(canvas.getByText('Bluewave Logistics'));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(args.rows?.[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Email Wei Chen' }));
    await expect(email).toHaveBeenCalledWith('5');
    await expect(args.onRowAction).toHaveBeenCalledTimes(2);
    const value = canvas.getByRole('columnheader', { name: 'Value' });
    await userEvent.click(within(value).getByRole('button'));
    await expect(value).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Grace Mwangi');
  },
};

/** The column menu reports hidden columns to the caller and keeps the last one. */
export const Columns: Story = {
  args: { hiddenColumns: ['source', 'owner', 'value', 'status'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const item = (name: string) => screen.getByRole('menuitemcheckbox', { name });
    await screen.findByRole('menu', { name: 'Columns' });
    await expect(item('Status')).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(item('Status'));
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(['value', 'owner', 'source']);
    await userEvent.click(item('Status'));
    await userEvent.click(item('Company'));
    await userEvent.keyboard('{End} ');
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith([
      'company',
      'status',
      'value',
      'owner',
      'source',
      'actions',
    ]);
    await expect(item('Lead')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item('Lead'));
    await expect(item('Lead')).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};

/** Rows are selected with Space, Shift and the pointer; the selection bar replaces the toolbar. */
export const Selection: Story = {
  tags: ['matrix'],
  args: {
    bulkActions: [...bulkActions, { id: 'export', label: 'Export', onAction: fn(), isBusy: true }],
  },
  parameters: { states: ['selected', 'busy', 'disabled'] },
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table');
    const place = table.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('checkbox', { name: /Grace Mwangi/ }));
    await expect(table.getBoundingClientRect().top, 'nothing moves').toBe(place);
    rowOf(canvas, /Grace Mwangi/).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    const bar = await canvas.findByRole('toolbar', { name: 'Actions for the selected rows' });
    await expect(bar).toHaveTextContent('2 selected');
    const fillOf = (name: string) =>
      getComputedStyle(within(bar).getByRole('button', { name })).backgroundColor;
    await expect(fillOf('Delete'), 'does not stand out').toBe(fillOf('Assign'));
    await userEvent.click(within(bar).getByRole('button', { name: 'Assign' }));
    await expect(bulkActions[0]?.onAction).toHaveBeenCalledTimes(1);
    await expect(selectedOf(args)).toEqual(['1', '3']);
    await userEvent.click(within(bar).getByRole('button', { name: 'Email' }));
    await expect(bulkActions[1]?.onAction).not.toHaveBeenCalled();
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
    await waitFor(() =>
      expect(table.contains(document.activeElement), 'focus is not lost').toBe(true),
    );
    await waitFor(() => expect(said()).toContain('0 selected'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Grace Mwangi/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Thomas Bergmann/ }));
  },
};

/** An action with variants opens a menu; afterwards the focus is in the rows again. */
export const ActionWithChoices: Story = {
  tags: ['!dev'],
  render: function Choosing(args) {
    const [selected, setSelected] = useState<Chosen>(new Set(['1', '3']));
    return (
      <DataTable
        {...args}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        bulkActions={[
          {
            id: 'status',
            label: 'Status',
            choices: [
              { id: 'hot', label: 'Hot', shortcut: '1' },
              { id: 'cold', label: 'Cold', shortcut: '3' },
            ],
            onAction: (keys, choice) => {
              chosen(keys === 'all' ? keys : [...keys], choice);
              setSelected(new Set());
            },
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    chosen.mockClear();
    (await canvas.findByRole('button', { name: 'Status' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Cold/ }));
    await expect(mocked(chosen).mock.calls).toEqual([[['1', '3'], 'cold']]);
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('table').contains(document.activeElement)).toBe(true),
    );
  },
};

/** The checkbox in the header selects the loaded rows; a button selects all rows. */
export const SelectAll: Story = {
  args: {
    totalRows: 1240,
    paging: {
      page: 1,
      pageCount: 248,
      hasPrevious: false,
      hasNext: true,
      onPrevious: fn(),
      onNext: fn(),
      summary: '1–5 of 1,240',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['1', '2', '3', '4', '5']),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 1,240' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('all');
    await waitFor(() => expect(said()).toContain('1,240 selected'));
    await expect(await canvas.findByRole('toolbar')).toHaveTextContent('1,240 selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Ananya Sharma/ }));
    await expect(selectedOf(args)).toEqual(['1', '2', '4', '5']);
  },
};

const frames = (count: number) =>
  Array.from({ length: count }).reduce<Promise<void>>(
    (before) => before.then(() => new Promise((done) => requestAnimationFrame(() => done()))),
    Promise.resolve(),
  );

/** Wider than its container: the first column and the titles stay visible. */
export const Sticky: Story = {
  args: {
    rows: deals(12),
    isStickyColumn: true,
    maxHeight: 320,
    cardsBelow: 'never',
    selectedKeys: ['2'],
  },
  parameters: { width: 560 },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement;
    const title = canvas.getByRole('columnheader', { name: 'Lead' });
    const before = title.getBoundingClientRect();
    box?.scrollTo(120, 100);
    await frames(2);
    await expect(title.getBoundingClientRect().left).toBe(before.left);
    await expect(title.getBoundingClientRect().top).toBe(before.top);
    const name = canvas.getByRole('rowheader', { name: 'Ananya Sharma' });
    await expect(name.getBoundingClientRect().left).toBe(before.left);
  },
};

export const Loading: Story = {
  tags: ['matrix'],
  args: { isLoading: true, loadingRows: 4, density: 'compact' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    const row = canvasElement.querySelector('tbody tr');
    await expect(row?.getBoundingClientRect().height, 'no shift').toBe(40);
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    emptyState: (
      <EmptyState
        illustration="leads"
        title="No leads yet"
        description="Scan the first business card."
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
  },
};

const retry = fn();

/** The reason and a Retry button replace the rows. */
export const Failed: Story = {
  args: {
    rows: [],
    error: {
      title: 'The leads could not be loaded',
      description: 'Nothing you entered is lost.',
      onRetry: retry,
      reference: '503 · request 7f3a-91c2',
    },
  },
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The leads could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

/** On a phone the same columns form cards, with the same selection, order and actions. */
export const Cards: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { totalRows: 1240 },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Leads' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Thomas Bergmann' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(args.rows?.[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Value, descending' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Thomas Bergmann');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Thomas Bergmann/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Wei Chen/ }));
    await expect(await canvas.findByRole('toolbar')).toHaveTextContent('2 selected');
    await expect(await canvas.findByRole('button', { name: 'Select all 5' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    rows: [{ ...deal(0), name: longText, company: longText }],
    selectedKeys: ['1'],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LoadingCards: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { isLoading: true, loadingRows: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const LongText: Story = {
  args: { rows: [{ ...deal(0), name: longText, company: longText }, deal(1)] },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(row?.getBoundingClientRect().height).toBe(48);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  args: { isStickyColumn: true, maxHeight: 320, rows: deals(12) },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const lead = canvas.getByRole('columnheader', { name: 'Lead' }).getBoundingClientRect();
    const owner = canvas.getByRole('columnheader', { name: 'Owner' }).getBoundingClientRect();
    await expect(lead.left).toBeGreaterThan(owner.left);
  },
};

/** Text twice as large still fits into the rows. */
export const LargeText: Story = {
  args: { maxHeight: 480, rows: deals(12), cardsBelow: 'never' },
  parameters: { textScale: 2 },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: 'Grace Mwangi' });
    await expect(name.scrollHeight, 'nothing is cut').toBeLessThanOrEqual(name.clientHeight);
  },
};
