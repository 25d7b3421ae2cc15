import { Button, Drawer, Menu, MenuItem, MenuTrigger, SearchField, Select } from '@cardinal/ui';
import { lengths } from '@cardinal/contract/limits';
import { leadSources } from '@cardinal/contract/labels';
import type { LeadSort } from '@cardinal/contract/labels';
import { ArrowDownNarrowWide, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { activeFilterCount, all, statusFilters } from '../leadListState.ts';
import type { LeadListState, StatusFilter } from '../leadListState.ts';
import { leadTexts } from '../texts.ts';
import * as styles from './LeadFilters.css.ts';

/** The orders that the menu offers; the table's headers have their reverses too. */
const offeredSorts = ['-created_at', 'created_at', 'name', 'company', 'status'] as const;

/** Props of LeadFilters. */
export interface LeadFiltersProps {
  /** The list's filters and order. */
  state: LeadListState;
  /** Called with what changes. */
  onChange: (change: Partial<LeadListState>) => void;
  /** What stands in the search field, which is ahead of `state.q` while someone types. */
  search: string;
  onSearchChange: (text: string) => void;
  /** The search field's input, for the `/` key. */
  searchRef?: RefObject<HTMLInputElement | null>;
  /** Whether `/` focuses the search, so that the field may show it. */
  hasShortcut?: boolean;
  /** Whether the filters go in a sheet. */
  isPhone?: boolean;
}

type FilterProps = Pick<LeadFiltersProps, 'state' | 'onChange'>;

const items = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ id: value, label: value }));

const statusChoices = items<StatusFilter>(statusFilters);

/** Every offered source, and the one in use if it is another. */
const sourceChoices = (current: string) =>
  items([...new Set([all, ...Object.values(leadSources), current])]);

const sortChoices = (current: LeadSort) =>
  [...new Set<LeadSort>([...offeredSorts, current])].map((id) => ({
    id,
    label: leadTexts.sort.orders[id],
  }));

function InlineFilters({ state, onChange }: FilterProps) {
  const { status, source } = state;
  return (
    <>
      <Select
        variant="filter"
        aria-label={leadTexts.filters.status}
        placeholder={leadTexts.filters.allStatuses}
        items={statusChoices}
        selectedKey={status === all ? null : status}
        onSelectionChange={(next) => onChange({ status: next })}
        onClear={status === all ? undefined : () => onChange({ status: all })}
      />
      <Select
        variant="filter"
        aria-label={leadTexts.filters.source}
        placeholder={leadTexts.filters.allSources}
        items={sourceChoices(source)}
        selectedKey={source === all ? null : source}
        onSelectionChange={(next) => onChange({ source: next })}
        onClear={source === all ? undefined : () => onChange({ source: all })}
      />
    </>
  );
}

function SortMenu({ state, onChange }: FilterProps) {
  const order = leadTexts.sort.orders[state.sort];
  const choices = sortChoices(state.sort);
  return (
    <MenuTrigger>
      <Button
        variant="quiet"
        icon={ArrowDownNarrowWide}
        aria-label={leadTexts.sort.current(order)}
        className={styles.sort}
      >
        {order}
      </Button>
      <Menu
        aria-label={leadTexts.sort.label}
        placement="bottom end"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[state.sort]}
        onAction={(key) => {
          const choice = choices.find(({ id }) => id === key);
          if (choice) onChange({ sort: choice.id });
        }}
      >
        {choices.map(({ id, label }) => (
          <MenuItem key={id} id={id}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

function FilterSheet({ state, onChange }: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  const count = activeFilterCount(state);
  return (
    <>
      <Button
        size="lg"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {count === 0 ? leadTexts.filters.label : leadTexts.filters.active(count)}
      </Button>
      <Drawer
        side="bottom"
        title={leadTexts.filters.title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button
              variant="quiet"
              isDisabled={count === 0}
              onPress={() => onChange({ status: all, source: all })}
            >
              {leadTexts.filters.clear}
            </Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              {leadTexts.filters.done}
            </Button>
          </>
        }
      >
        <div className={styles.sheet}>
          <Select
            label={leadTexts.filters.status}
            size="lg"
            items={statusChoices}
            selectedKey={state.status}
            onSelectionChange={(status) => onChange({ status })}
          />
          <Select
            label={leadTexts.filters.source}
            size="lg"
            items={sourceChoices(state.source)}
            selectedKey={state.source}
            onSelectionChange={(source) => onChange({ source })}
          />
          <Select
            label={leadTexts.sort.label}
            size="lg"
            items={sortChoices(state.sort)}
            selectedKey={state.sort}
            onSelectionChange={(sort) => onChange({ sort })}
          />
        </div>
      </Drawer>
    </>
  );
}

/** Search, filters and order of the lead list: in a row, or on phones with a sheet. */
export function LeadFilters({
  state,
  onChange,
  search,
  onSearchChange,
  searchRef,
  hasShortcut = false,
  isPhone = false,
}: LeadFiltersProps) {
  return (
    <div className={styles.bar} role="search" aria-label={leadTexts.search.label}>
      <SearchField
        aria-label={leadTexts.search.label}
        placeholder={isPhone ? leadTexts.search.shortPlaceholder : leadTexts.search.placeholder}
        value={search}
        onChange={onSearchChange}
        inputRef={searchRef}
        shortcut={hasShortcut && !isPhone ? '/' : undefined}
        size={isPhone ? 'lg' : 'md'}
        maxLength={lengths.search}
        className={styles.search}
      />
      {isPhone ? (
        <FilterSheet state={state} onChange={onChange} />
      ) : (
        <>
          <InlineFilters state={state} onChange={onChange} />
          <SortMenu state={state} onChange={onChange} />
        </>
      )}
    </div>
  );
}
