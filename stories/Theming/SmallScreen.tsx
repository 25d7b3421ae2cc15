import {
  Avatar,
  Button,
  Checkbox,
  Divider,
  Grid,
  Heading,
  Inline,
  InlineAlert,
  Link,
  Select,
  Stack,
  StatCard,
  StatusBadge,
  Table,
  Tabs,
  Text,
  TextField,
  type TableColumn,
} from '@cardinal/ui';
import { Clock, ScanLine, Users } from 'lucide-react';
import { screen } from './SmallScreen.css.ts';

interface Lead {
  name: string;
  company: string;
  tone: 'hot' | 'warm' | 'cold' | 'closed';
  status: string;
}

const leads: Lead[] = [
  { name: 'Grace Mwangi', company: 'Savanna Tours', tone: 'hot', status: 'Hot' },
  { name: 'Jonas Weber', company: 'Borealis Labs', tone: 'warm', status: 'Warm' },
  { name: 'Amina Yusuf', company: 'Blue Coast', tone: 'cold', status: 'Cold' },
  { name: 'Li Wei', company: 'Meridian', tone: 'closed', status: 'Closed' },
];

const columns: TableColumn<Lead>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ name }) => (
      <Inline gap={2} wrap={false}>
        <Avatar name={name} size="sm" />
        {name}
      </Inline>
    ),
  },
  { id: 'company', header: 'Company', cell: ({ company }) => company },
  {
    id: 'status',
    header: 'Status',
    cell: ({ tone, status }) => <StatusBadge tone={tone}>{status}</StatusBadge>,
  },
];

const events = [
  { id: 'mart', label: 'East Africa Travel Mart' },
  { id: 'fair', label: 'Hannover Fair' },
];

/** A screen with everything that a brand changes. */
export function SmallScreen({ title }: { title: string }) {
  return (
    <div className={screen}>
      <Stack gap={6}>
        <Inline justify="between" gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="lg">
              {title}
            </Heading>
            <Text tone="muted">Four leads are waiting for contact.</Text>
          </Stack>
          <Button variant="primary" icon={ScanLine}>
            Capture lead
          </Button>
        </Inline>
        <Grid columns={2} gap={4}>
          <StatCard
            label="New leads"
            icon={Users}
            value={128}
            change={12}
            changeLabel="in 30 days"
          />
          <StatCard
            label="Waiting"
            icon={Clock}
            value={4}
            change={-8}
            changeMeaning="down-is-good"
            changeLabel="in 30 days"
          />
        </Grid>
        <Tabs
          label={`Leads of ${title}`}
          items={[
            { id: 'all', label: 'All', count: 60 },
            { id: 'mine', label: 'Mine', count: 12 },
          ]}
        >
          <Table
            label={`Leads of ${title}`}
            columns={columns}
            rows={leads}
            rowKey={({ name }) => name}
            rowName={({ name }) => name}
          />
        </Tabs>
        <Divider />
        <Stack gap={4}>
          <TextField label="Company" defaultValue="Savanna Tours Limited" isRequired />
          <Select label="Event" items={events} defaultSelectedKey="mart" />
          <TextField label="Email" defaultValue="grace@" errorMessage="Finish the address." />
          <InlineAlert tone="info" action={<Link href="#why">Why?</Link>}>
            Leads from this event are shared with your team.
          </InlineAlert>
          <Checkbox defaultSelected>Tell me when they answer</Checkbox>
        </Stack>
        <Inline gap={2} justify="end">
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Delete</Button>
          <Button variant="primary">Save lead</Button>
        </Inline>
      </Stack>
    </div>
  );
}
