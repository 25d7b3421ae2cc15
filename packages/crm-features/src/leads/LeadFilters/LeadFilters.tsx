import { lengths } from '@cardinal/contract/limits';
import { leadSources, leadSorts } from '@cardinal/contract/labels';
import type { LeadSort } from '@cardinal/contract/labels';
import { FilterBar, SearchField } from '@cardinal/ui';
import type { RefObject } from 'react';
import { all, statusFilters } from '../leadListState.ts';
import type { LeadListState } from '../leadListState.ts';
import { leadTexts } from '../texts.ts';

/** The orders that the menu offers; the table's headers have their reverses too. */
const offeredSorts = ['-created_at', 'created_at', 'name', 'company', 'status'] as const;

/** Props of LeadFilters. */
export interface LeadFiltersProps {
  /** The list's filters and order. */
  state: LeadListState;
  /** Called with what changes. */
  onChange: (change: Partial<LeadListState>) => void;
  /** The text in the search field, which is ahead of `state.q` while the user types. */
  search: string;
  onSearchChange: (text: string) => void;
  /** The search field's input, for the `/` key. */
  searchRef?: RefObject<HTMLInputElement | null>;
  /** Whether `/` focuses the search, so that the field may show it. */
  hasShortcut?: boolean;
  /** Whether the search field is the larger one of phones. */
  isPhone?: boolean;
}

const items = (values: readonly string[]) =>
  values.filter((value) => value !== all).map((value) => ({ id: value, label: value }));

const statusChoices = items(statusFilters);

/** Every offered source, and the one in use if it is another. */
const sourceChoices = (current: string) =>
  items([...new Set([...Object.values(leadSources), current])]);

const sortChoices = (current: LeadSort) =>
  [...new Set<LeadSort>([...offeredSorts, current])].map((id) => ({
    id,
    label: leadTexts.sort.orders[id],
  }));

/** Of a filter's choice, `null` for none, the change of the list's state. */
function changeBy(id: string, value: string | null): Partial<LeadListState> {
  if (id === 'source') return { source: value ?? all };
  return { status: statusFilters.find((status) => status === value) ?? all };
}

/** Search, filters and order of the lead list: in a row, or in narrow places with a sheet. */
export function LeadFilters({
  state,
  onChange,
  search,
  onSearchChange,
  searchRef,
  hasShortcut = false,
  isPhone = false,
}: LeadFiltersProps) {
  const { filters: texts } = leadTexts;
  const { status, source, sort } = state;
  return (
    <FilterBar
      aria-label={leadTexts.search.label}
      use="inline"
      search={
        <SearchField
          aria-label={leadTexts.search.label}
          placeholder={isPhone ? leadTexts.search.shortPlaceholder : leadTexts.search.placeholder}
          value={search}
          onChange={onSearchChange}
          inputRef={searchRef}
          shortcut={hasShortcut && !isPhone ? '/' : undefined}
          size={isPhone ? 'lg' : 'md'}
          maxLength={lengths.search}
        />
      }
      filters={[
        {
          id: 'status',
          label: texts.status,
          placeholder: texts.allStatuses,
          allLabel: all,
          items: statusChoices,
          value: status === all ? null : status,
        },
        {
          id: 'source',
          label: texts.source,
          placeholder: texts.allSources,
          allLabel: all,
          items: sourceChoices(source),
          value: source === all ? null : source,
        },
      ]}
      onChange={(id, value) => onChange(changeBy(id, value))}
      onClearAll={() => onChange({ status: all, source: all })}
      order={{
        label: leadTexts.sort.label,
        items: sortChoices(sort),
        value: sort,
        onChange: (id) => onChange({ sort: leadSorts.find((one) => one === id) ?? sort }),
      }}
      sheetWords={{
        open: (count) => (count === 0 ? texts.label : texts.active(count)),
        title: texts.title,
        clear: texts.clear,
        done: texts.done,
      }}
    />
  );
}
