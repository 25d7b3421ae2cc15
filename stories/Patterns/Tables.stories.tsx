import {
  announce,
  EmptyState,
  SearchField,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
} from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const meta = { title: 'Patterns/Tables' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Lead {
  name: string;
  company: string;
  value: number;
  tone: 'hot' | 'warm' | 'cold';
  status: string;
}

const leads: readonly Lead[] = [
  { name: 'Amina Yusuf', company: 'Blue Coast', value: 4_200, tone: 'cold', status: 'Cold' },
  { name: 'Grace Mwangi', company: 'Savanna Tours', value: 18_500, tone: 'hot', status: 'Hot' },
  { name: 'Jonas Weber', company: 'Borealis Labs', value: 960, tone: 'warm', status: 'Warm' },
];

const money = new Intl.NumberFormat('en-GB');
const columns: TableColumn<Lead>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
  { id: 'company', header: 'Company', cell: ({ company }) => company },
  { id: 'value', header: 'Value, €', align: 'end', cell: ({ value }) => money.format(value) },
  {
    id: 'status',
    header: 'Status',
    cell: ({ tone, status }) => <StatusBadge tone={tone}>{status}</StatusBadge>,
  },
];

function Searchable() {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = leads.filter(({ name, company }) =>
    `${name} ${company}`.toLowerCase().includes(wanted),
  );
  return (
    <Stack gap={4}>
      <div style={{ maxWidth: 320 }}>
        <SearchField
          aria-label="Search leads"
          placeholder="Search name or company"
          value={text}
          onChange={setText}
          onSubmit={() => announce(`${found.length} of ${leads.length} leads`)}
        />
      </div>
      <Table
        label="Leads"
        columns={columns}
        rows={found}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        emptyState={
          <EmptyState
            illustration="search"
            title="No lead matches"
            description="Try fewer letters, or another spelling."
          />
        }
      />
    </Stack>
  );
}

/** Text is aligned to the start and numbers to the end; the table says when a search hides rows. */
export const SearchAndFigures: Story = {
  render: () => <Searchable />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search leads' });
    await userEvent.type(search, 'borealis');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.type(search, ' nowhere');
    await expect(await canvas.findByText('No lead matches')).toBeVisible();
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
  },
};
