import { Mail } from 'lucide-react';
import {
  Button,
  Checkbox,
  ComboBox,
  CopyButton,
  DataTable,
  DateTimeField,
  DropZone,
  FilterBar,
  IconButton,
  Link,
  LinkButton,
  MenuItem,
  NumberField,
  PasswordField,
  ProgressBar,
  RadioGroup,
  RowAction,
  SearchField,
  SegmentedControl,
  Select,
  StatusSelect,
  Switch,
  Table,
  Tabs,
  TextArea,
  TextField,
  ToggleButtonGroup,
} from './index.ts';

// A control without a name does not compile. Nothing here runs: the type check is the test, and a
// `@ts-expect-error` that finds no error is one.

const items = [{ id: 'a', label: 'A' }];
const statuses = [{ id: 'hot', label: 'Hot', tone: 'hot' }] as const;
const none = () => undefined;

/** Names that suffice. */
export const named = [
  () => <Button>Save</Button>,
  () => <Button aria-label="Save" />,
  () => <Button aria-labelledby="title" />,
  () => <Button icon={Mail} aria-label="Email" />,
  () => <LinkButton href="/">Open</LinkButton>,
  () => <LinkButton href="/" aria-labelledby="title" />,
  () => <Checkbox>Yes</Checkbox>,
  () => <Checkbox aria-label="Yes" />,
  () => <Switch aria-labelledby="title" />,
  () => <TextField label="Name" />,
  () => <TextField aria-label="Name" />,
  () => <TextField aria-labelledby="title" />,
  () => <Select aria-label="Status" items={items} />,
  () => <CopyButton value="a" aria-label="Copy email" />,
];

/** Controls without a name. */
export const nameless = [
  // @ts-expect-error -- no words and no name
  () => <Button />,
  // @ts-expect-error -- an icon is not a name
  () => <Button icon={Mail} />,
  // @ts-expect-error -- no words and no name
  () => <Button>{undefined}</Button>,
  // @ts-expect-error -- no words and no name
  () => <LinkButton href="/" />,
  // @ts-expect-error -- an icon is not a name
  () => <IconButton icon={Mail} />,
  // @ts-expect-error -- an icon is not a name
  () => <RowAction icon="email" onPress={none} />,
  // @ts-expect-error -- a value is not a name
  () => <CopyButton value="a" />,
  // @ts-expect-error -- no words
  () => <Link href="/" />,
  // @ts-expect-error -- no words
  () => <MenuItem id="a" />,
  // @ts-expect-error -- no words and no name
  () => <Checkbox />,
  // @ts-expect-error -- no words and no name
  () => <Switch />,
  // @ts-expect-error -- a placeholder is not a name
  () => <TextField placeholder="Name" />,
  // @ts-expect-error -- no label
  () => <PasswordField />,
  // @ts-expect-error -- no label
  () => <TextArea />,
  // @ts-expect-error -- no label
  () => <NumberField />,
  // @ts-expect-error -- no label
  () => <DateTimeField />,
  // @ts-expect-error -- a placeholder is not a name
  () => <SearchField placeholder="Search" />,
  // @ts-expect-error -- no label
  () => <Select items={items} />,
  // @ts-expect-error -- no label
  () => <ComboBox items={items} />,
  // @ts-expect-error -- no label
  () => <RadioGroup items={items} />,
  // @ts-expect-error -- no label
  () => <ProgressBar value={1} />,
  // @ts-expect-error -- no label
  () => <SegmentedControl items={items} />,
  // @ts-expect-error -- no label
  () => <ToggleButtonGroup items={items} />,
  // @ts-expect-error -- no label
  () => <Tabs items={items}>Panel</Tabs>,
  // @ts-expect-error -- no label
  () => <DropZone onDrop={none} />,
  // @ts-expect-error -- the status alone is not a name
  () => <StatusSelect items={statuses} selectedKey="hot" onSelectionChange={none} />,
  // @ts-expect-error -- no label
  () => <Table columns={[]} rows={[]} rowKey={() => ''} rowName={() => ''} />,
  // @ts-expect-error -- rows without names
  () => <DataTable label="Leads" columns={[]} rows={[]} rowKey={() => ''} />,
  // @ts-expect-error -- no name of the landmark
  () => <FilterBar filters={[]} onChange={none} onClearAll={none} />,
];
