import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Mail } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inState } from '../../internal/storyStates.ts';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import { Text } from '../Text/index.ts';
import { Table } from './Table.tsx';
import { tableGuide } from './Table.guide.ts';
import type { SortDescriptor, TableColumn, TableProps } from './types.ts';

interface Person {
  id: string;
  name: string;
  email: string;
  company: string;
  tone: 'hot' | 'warm' | 'cold' | 'closed';
  created: string;
}

const person = (id: number, name: string, company: string, tone: Person['tone']): Person => ({
  id: String(id),
  name,
  email: `${id}@example.test`,
  company,
  tone,
  created: `${id} days ago`,
});

const people = [
  person(1, 'Grace Mwangi', 'Savanna Tours Limited', 'hot'),
  person(2, 'Thomas Bergmann', 'Rheintal Maschinenbau GmbH & Co. KG', 'warm'),
  person(3, 'Ananya Sharma', 'Bluewave Logistics Private Limited', 'cold'),
  person(4, 'Élodie Marchand', 'Atelier Lumière SARL', 'closed'),
];

const words = { hot: 'Hot', warm: 'Warm', cold: 'Cold', closed: 'Closed' } as const;
const view = fn();

const columns: TableColumn<Person>[] = [
  {
    id: 'name',
    header: 'Lead',
    width: 256,
    isRowHeader: true,
    allowsSorting: true,
    cell: ({ name, email }) => (
      <Inline gap={3} align="center" wrap={false}>
        <Avatar name={name} />
        <Stack gap={0}>
          <Text weight="medium" truncate>
            {name}
          </Text>
          <Text size="xs" tone="subtle" truncate>
            {email}
          </Text>
        </Stack>
      </Inline>
    ),
    skeleton: (
      <Inline gap={3} align="center" wrap={false}>
        <Skeleton width={32} height={32} radius="full" />
        <Stack gap={2}>
          <Skeleton width={120} />
          <Skeleton width={160} height={8} />
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'company',
    header: 'Company',
    allowsSorting: true,
    hideBelow: 'lg',
    cell: ({ company }) => company,
  },
  {
    id: 'status',
    header: 'Status',
    width: 116,
    cell: ({ tone }) => <StatusBadge tone={tone}>{words[tone]}</StatusBadge>,
    skeleton: <Skeleton width={84} height={28} radius="control" />,
  },
  { id: 'created', header: 'Created', width: 116, cell: ({ created }) => created },
  {
    id: 'actions',
    header: 'Actions',
    width: 100,
    align: 'end',
    isQuiet: true,
    cell: ({ id, name }) => (
      <Inline gap={1} justify="end" wrap={false}>
        <IconButton size="sm" icon={Eye} aria-label={`View ${name}`} onPress={() => view(id)} />
        <IconButton size="sm" icon={Mail} aria-label={`Email ${name}`} />
      </Inline>
    ),
  },
];

const meta = {
  title: 'UI/Data/Table',
  component: Table<Person>,
  tags: ['autodocs'],
  parameters: { guide: tableGuide, notStates: ['disabled'] },
  args: { label: 'Leads', columns, rows: people, rowKey: ({ id }) => id },
  beforeEach: () => {
    view.mockClear();
  },
} satisfies Meta<typeof Table<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Leads' });
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(rows[1]?.getBoundingClientRect().height).toBe(48);
    await expect(within(table).getByRole('rowheader', { name: /Grace Mwangi/ })).toBeVisible();
  },
};

export const OpensRows: Story = {
  args: { onRowAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Savanna Tours Limited'));
    await expect(args.onRowAction).toHaveBeenCalledWith('1');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'View Ananya Sharma' }));
    await expect(view).toHaveBeenCalledWith('3');
    await expect(args.onRowAction).toHaveBeenCalledTimes(2);
  },
};

export const ControlsByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: /Thomas Bergmann/ })).toHaveFocus();
    const button = canvas.getByRole('button', { name: 'View Thomas Bergmann' });
    for (let cell = 0; cell < columns.length && document.activeElement !== button; cell += 1) {
      await userEvent.keyboard('{ArrowRight}');
    }
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(view).toHaveBeenCalledWith('2');
  },
};

function Sorted(props: TableProps<Person>) {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'name', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.column === 'company' ? 'company' : 'name';
  const rows = props.rows.toSorted((a, b) => sign * a[key].localeCompare(b[key]));
  return <Table {...props} rows={rows} sortDescriptor={sort} onSortChange={setSort} />;
}

export const Sortable: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('row')[1];
    const lead = canvas.getByRole('columnheader', { name: 'Lead' });
    await expect(lead).toHaveAttribute('aria-sort', 'ascending');
    await expect(first()).toHaveTextContent('Ananya Sharma');
    await userEvent.click(lead);
    await expect(lead).toHaveAttribute('aria-sort', 'descending');
    await expect(first()).toHaveTextContent('Thomas Bergmann');
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Company' }));
    await expect(first()).toHaveTextContent('Atelier Lumière');
  },
};

function Selected(props: TableProps<Person>) {
  const [selected, setSelected] = useState<TableProps<Person>['selectedKeys']>(['2']);
  return <Table {...props} selectedKeys={selected} onSelectionChange={setSelected} />;
}

export const Selectable: Story = {
  tags: ['matrix'],
  args: { selectionMode: 'multiple' },
  render: (args) => <Selected {...args} />,
  play: async ({ canvas }) => {
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name });
    await expect(box(/Thomas Bergmann/)).toBeChecked();
    await userEvent.click(box(/Grace Mwangi/));
    await expect(box(/Grace Mwangi/)).toBeChecked();
    await expect(canvas.getByRole('row', { name: /Grace Mwangi/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(box(/Select all/i));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
    await userEvent.click(box(/Select all/i));
    await userEvent.click(box(/Thomas Bergmann/));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};

/** Rows selected, hovered, pressed and focused. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed'] },
  args: {
    selectionMode: 'multiple',
    selectedKeys: ['1'],
    onRowAction: fn(),
    sortDescriptor: { column: 'name', direction: 'ascending' },
  },
  play: async ({ canvas }) => {
    const [, selected, hovered, pressed, focused] = canvas.getAllByRole('row');
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    inState('hovered')(hovered ?? null);
    inState('pressed')(pressed ?? null);
    inState('focus-visible')(focused ?? null);
  },
};

export const Loading: Story = {
  tags: ['matrix'],
  args: { isLoading: true, loadingRows: 4, selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid');
    await expect(table.parentElement).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    const [, row] = within(table).getAllByRole('row');
    await expect(row?.getBoundingClientRect().height, 'no shift').toBe(48);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
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
        action={<Button variant="primary">Capture lead</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Capture lead' })).toBeVisible();
  },
};

export const StickyWithFooter: Story = {
  args: {
    isStickyHeader: true,
    rows: Array.from({ length: 30 }, (_, index) =>
      person(index + 1, `Lead ${index + 1}`, 'Savanna Tours Limited', 'warm'),
    ),
    footer: (
      <Pagination
        page={1}
        pageCount={2}
        hasPrevious={false}
        hasNext
        onPrevious={fn()}
        onNext={fn()}
        summary="1–30 of 60"
      />
    ),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Lead' });
    scrollTo(0, 400);
    await expect(header.getBoundingClientRect().top).toBe(0);
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    scrollTo(0, 0);
  },
};

export const Compact: Story = {
  parameters: { density: 'compact' },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(row?.getBoundingClientRect().height).toBe(40);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Company' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement;
    await expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LongText: Story = {
  args: {
    rows: [
      person(
        1,
        'Maximilian-Friedrich Freiherr von und zu Hohenlohe-Waldenburg-Schillingsfürst',
        'Donaudampfschifffahrtsgesellschaftskapitänsvereinigung mit beschränkter Haftung',
        'warm',
      ),
    ],
  },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(row?.getBoundingClientRect().height).toBe(48);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [lead, actions] = [/Lead/, /Actions/].map((name) =>
      canvas.getByRole('columnheader', { name }).getBoundingClientRect(),
    );
    await expect(lead?.left).toBeGreaterThan(actions?.left ?? 0);
  },
};

/** Text at 200 %: the rows grow with it; what has no room scrolls inside the table. */
export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
};

/** Where the system dictates the colours, edges, marks and the focus still tell states apart. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
};
