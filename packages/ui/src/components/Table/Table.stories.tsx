import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { call, email } from '../RowAction/RowAction.stories.css.ts';
import { RowAction } from '../RowAction/index.ts';
import { SearchField } from '../SearchField/index.ts';
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
    media: ({ name }) => <Avatar name={name} />,
    cell: ({ name, email }) => (
      <Stack gap={0}>
        <Text weight="medium" truncate>
          {name}
        </Text>
        <Text size="xs" tone="subtle" truncate>
          {email}
        </Text>
      </Stack>
    ),
    skeleton: (
      <Stack gap={2}>
        <Skeleton width={120} />
        <Skeleton width={160} height={8} />
      </Stack>
    ),
    cardCell: ({ name }) => name,
  },
  {
    id: 'company',
    header: 'Company',
    allowsSorting: true,
    hideBelow: 'lg',
    isUserText: true,
    title: ({ company }) => company,
    cell: ({ company }) => company,
    card: 'subtitle',
  },
  {
    id: 'status',
    header: 'Status',
    width: 116,
    cell: ({ tone }) => <StatusBadge tone={tone}>{words[tone]}</StatusBadge>,
    skeleton: <Skeleton width={84} height={28} radius="control" />,
    card: 'aside',
  },
  {
    id: 'created',
    header: 'Created',
    width: 116,
    isMuted: true,
    firstDirection: 'descending',
    allowsSorting: true,
    cell: ({ created }) => created,
    card: 'note',
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 100,
    align: 'end',
    hasControls: true,
    card: 'action',
    cell: ({ id, name }) => (
      <>
        <RowAction icon={email} aria-label={`Email ${name}`} onPress={() => view(`mail ${id}`)} />
        <RowAction icon={call} aria-label={`Call ${name}`} onPress={() => view(id)} />
      </>
    ),
    skeleton: null,
    cardSkeleton: null,
  },
];

const meta = {
  title: 'UI/Data/Table',
  component: Table<Person>,
  tags: ['autodocs'],
  parameters: { guide: tableGuide, notStates: ['disabled'] },
  args: {
    label: 'Leads',
    columns,
    rows: people,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
  },
  beforeEach: () => {
    view.mockClear();
  },
} satisfies Meta<typeof Table<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Leads' });
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(rows[1]?.getBoundingClientRect().height).toBe(48);
    await expect(within(table).getByRole('rowheader', { name: /Grace Mwangi/ })).toBeVisible();
    await expect(rows[1], 'rows that do nothing take no focus').not.toHaveAttribute('tabindex');
  },
};

/**
 * Rows are opened by pointer and by keyboard; pressing a control in a row activates only the
 * control.
 */
export const OpensRows: Story = {
  args: { onRowAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Savanna Tours Limited'));
    await expect(args.onRowAction).toHaveBeenCalledWith(people[0]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(people[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Call Ananya Sharma' }));
    await expect(view).toHaveBeenCalledWith('3');
    await expect(args.onRowAction).toHaveBeenCalledTimes(2);
  },
};

/**
 * Tab reaches one row; arrow keys move to the others, and Tab continues into the row's controls.
 */
export const RowsByKeyboard: Story = {
  tags: ['!dev'],
  args: {
    onRowAction: fn(),
    onRowKey: fn((row: Person, event: { key: string }) => row.id !== '' && event.key === 'e'),
  },
  play: async ({ canvas, args }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await userEvent.tab();
    await expect(row(/Grace Mwangi/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(row(/Thomas Bergmann/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(row(/Élodie Marchand/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{PageUp}');
    await expect(row(/Grace Mwangi/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{Home}{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Email Thomas Bergmann' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(view).toHaveBeenCalledWith('mail 2');
    await expect(args.onRowAction).not.toHaveBeenCalled();
    await userEvent.keyboard('e');
    await expect(args.onRowKey).toHaveBeenLastCalledWith(people[1], expect.anything());
    await userEvent.tab({ shift: true });
    await expect(row(/Thomas Bergmann/)).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(row(/Thomas Bergmann/), 'letters are off').toHaveFocus();
  },
};

/** `j`, `k` and `x` work anywhere on the page, except while typing or choosing. */
export const PageKeys: Story = {
  tags: ['!dev'],
  args: { hasPageKeys: true, selectionMode: 'multiple' },
  render: (args) => (
    <Stack gap={4}>
      <SearchField aria-label="Search leads" />
      <Selected {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('row', { name: /Grace Mwangi/ })).toHaveFocus();
    await userEvent.keyboard('jjkx');
    await expect(canvas.getByRole('row', { name: /Thomas Bergmann/ })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: /Thomas Bergmann/ })).not.toBeChecked();
    await userEvent.type(canvas.getByRole('searchbox'), 'jkx');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  },
};

function Sorted(props: TableProps<Person>) {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'name', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.column === 'company' ? 'company' : 'name';
  const rows = props.rows.toSorted((a, b) =>
    // The fewer days ago, the later the date.
    sort.column === 'created'
      ? sign * b.created.localeCompare(a.created)
      : sign * a[key].localeCompare(b[key]),
  );
  return <Table {...props} rows={rows} sortDescriptor={sort} onSortChange={setSort} />;
}

export const Sortable: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('row')[1];
    const title = (name: string) => canvas.getByRole('columnheader', { name });
    const press = (name: string) =>
      userEvent.click(within(title(name)).getByRole('button', { name }));
    await expect(title('Lead')).toHaveAttribute('aria-sort', 'ascending');
    await expect(first()).toHaveTextContent('Ananya Sharma');
    await press('Lead');
    await expect(title('Lead')).toHaveAttribute('aria-sort', 'descending');
    await expect(first()).toHaveTextContent('Thomas Bergmann');
    await press('Company');
    await expect(title('Lead')).not.toHaveAttribute('aria-sort');
    await expect(first()).toHaveTextContent('Atelier Lumière');
    await press('Created');
    await expect(title('Created'), 'the newest first').toHaveAttribute('aria-sort', 'descending');
    await expect(first()).toHaveTextContent('Grace Mwangi');
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
    await expect(box(/Select all/i)).toBePartiallyChecked();
    await userEvent.click(box(/Grace Mwangi/));
    await expect(box(/Grace Mwangi/)).toBeChecked();
    await userEvent.click(box(/Select all/i));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
    await userEvent.click(box(/Select all/i));
    await userEvent.click(box(/Thomas Bergmann/));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};

/** With Shift, a press or an arrow key selects every row in between. */
export const SelectsRanges: Story = {
  tags: ['!dev'],
  args: { selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name });
    const count = () =>
      canvas.queryAllByRole('checkbox', { name: /^Select (?!all)/, checked: true });
    await userEvent.click(box(/Grace Mwangi/));
    const shift = userEvent.setup();
    await shift.keyboard('{Shift>}');
    await shift.click(box(/Ananya Sharma/));
    await shift.keyboard('{/Shift}');
    await expect(count()).toHaveLength(3);
    canvas.getByRole('row', { name: /Élodie Marchand/ }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(count()).toHaveLength(0);
    await userEvent.keyboard(' {Shift>}{ArrowUp}{ArrowUp}{ArrowDown}{/Shift}');
    await expect(count()).toHaveLength(2);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(count()).toHaveLength(4);
  },
};

/** Selected and focused rows. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed'] },
  args: {
    selectionMode: 'multiple',
    selectedKeys: ['1'],
    onRowAction: fn(),
    sortDescriptor: { column: 'name', direction: 'ascending' },
    onSortChange: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Grace Mwangi/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: /Thomas Bergmann/ })).toHaveFocus();
  },
};

/** Rows that have just arrived are tinted. */
export const NewRows: Story = {
  args: { newKeys: new Set(people.slice(0, 2).map(({ id }) => id)) },
  play: async ({ canvas }) => {
    const [, first, , third] = canvas.getAllByRole('row');
    const ground = (row: HTMLElement | undefined) => row && getComputedStyle(row).backgroundColor;
    await expect(ground(first)).not.toBe(ground(third));
  },
};

function WithDetail(props: TableProps<Person>) {
  const [key, setKey] = useState<string>();
  return (
    <Table
      {...props}
      onRowAction={({ id }) => setKey(id)}
      rowDetail={
        key === undefined ? undefined : { key, content: <Button>Fill in lead {key}</Button> }
      }
    />
  );
}

/** Content below one row, as wide as the table; no column moves, also where some are hidden. */
export const RowDetail: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { selectionMode: 'multiple' },
  render: (args) => <WithDetail {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const widths = () =>
      canvas.getAllByRole('columnheader').map((title) => title.getBoundingClientRect().width);
    const before = widths();
    await userEvent.click(canvas.getByText('Thomas Bergmann'));
    const button = canvas.getByRole('button', { name: 'Fill in lead 2' });
    const [row, below] = [canvas.getByRole('row', { name: /Thomas/ }), button.closest('tr')];
    await expect(row.nextElementSibling).toBe(below);
    await expect(widths()).toEqual(before);
    await expect(button.parentElement?.getBoundingClientRect().width).toBe(
      canvas.getByRole('table').getBoundingClientRect().width,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The same at the end of a card. */
export const CardDetail: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { cardsBelow: 'md', rowActionLabel: ({ name }) => `View ${name}` },
  render: (args) => <WithDetail {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Thomas Bergmann' }));
    const button = canvas.getByRole('button', { name: 'Fill in lead 2' });
    const card = button.closest('li');
    await expect(card).toHaveTextContent('Thomas Bergmann');
    const bottom = within(card ?? canvas.getByRole('list')).getByRole('button', { name: /^Call/ });
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(
      bottom.getBoundingClientRect().bottom - 1,
    );
  },
};

/** A focused row that disappears leaves the focus to the row that takes its place. */
export const FocusedRowDisappears: Story = {
  tags: ['!dev'],
  render: function Shrinking(args) {
    const [rows, setRows] = useState(people);
    return (
      <Table
        {...args}
        rows={rows}
        onRowKey={({ id }) => {
          setRows((before) => before.filter((row) => row.id !== id));
          return true;
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('row').slice(1);
    const [, second, third] = rows();
    second?.focus();
    await userEvent.keyboard('d');
    await waitFor(() => expect(third).toHaveFocus());
    rows().at(-1)?.focus();
    await userEvent.keyboard('d');
    await waitFor(() => expect(rows().at(-1)).toHaveFocus());
  },
};

export const Loading: Story = {
  tags: ['matrix'],
  args: { isLoading: true, loadingRows: 4, selectionMode: 'multiple' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    const row = canvasElement.querySelector('tbody tr');
    await expect(row?.getBoundingClientRect().height, 'no shift').toBe(48);
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
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

export const Failed: Story = {
  args: {
    rows: [],
    errorState: <ErrorState title="The leads could not be loaded" onRetry={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The leads could not be loaded');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Sticky: Story = {
  args: {
    isStickyHeader: true,
    rows: Array.from({ length: 30 }, (_, index) =>
      person(index + 1, `Lead ${index + 1}`, 'Savanna Tours Limited', 'warm'),
    ),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Lead' });
    scrollTo(0, 400);
    await expect(header.getBoundingClientRect().top).toBe(0);
    scrollTo(0, 0);
  },
};

/**
 * The same columns as cards: the title opens the row, the checkbox selects it, actions are at the
 * bottom.
 */
export const Cards: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    cardsBelow: 'md',
    selectionMode: 'multiple',
    onRowAction: fn(),
    rowActionLabel: ({ name }) => `View ${name}`,
    hasPageKeys: true,
  },
  render: (args) => <Selected {...args} />,
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Leads' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'View Thomas Bergmann' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(people[1]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Thomas Bergmann/ }));
    await expect(canvas.getByRole('checkbox', { name: /Thomas Bergmann/ })).not.toBeChecked();
    await userEvent.keyboard('j{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(people[2]);
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('checkbox', { name: /Ananya Sharma/ })).toBeChecked();
    await expect(args.onRowAction).toHaveBeenCalledTimes(2);
  },
};

export const LoadingCards: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { cardsBelow: 'md', isLoading: true, selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
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
    const scroller = canvas.getByRole('table').parentElement;
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
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [lead, actions] = [/Lead/, /Actions/].map((name) =>
      canvas.getByRole('columnheader', { name }).getBoundingClientRect(),
    );
    await expect(lead?.left).toBeGreaterThan(actions?.left ?? 0);
  },
};

/** Text at 200%: the rows grow with it; content without room scrolls inside the table. */
export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(row?.getBoundingClientRect().height).toBeGreaterThan(48);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
};
