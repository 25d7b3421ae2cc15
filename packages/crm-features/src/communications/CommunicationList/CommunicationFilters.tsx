import { communicationTypes } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { FilterBar, SearchField } from '@cardinal/ui';
import type { ReactNode, RefObject } from 'react';
import { communicationIcons } from '../communicationIcons.ts';
import type { CommunicationsState } from '../communicationsState.ts';
import { communicationMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

/** The filter by lead: a custom control, because its options come from the server. */
export interface LeadFilterSlot {
  /** Name of the chosen lead; null for every lead. */
  name: string | null;
  control: (place: 'row' | 'sheet') => ReactNode;
}

export interface CommunicationFiltersProps {
  state: CommunicationsState;
  /** Called with the changed part of the state. */
  onChange: (change: Partial<CommunicationsState>) => void;
  /** The text in the search field, which is ahead of `state.q` while the user is typing. */
  search: string;
  onSearchChange: (text: string) => void;
  leadFilter: LeadFilterSlot;
  /** The search field's input, for the `/` key. */
  searchRef?: RefObject<HTMLInputElement | null>;
  /** Whether `/` focuses the search, which the field then shows. */
  hasShortcut?: boolean;
  isPhone?: boolean;
}

/** Search and filters of the communications: in a row, or with a sheet where space is limited. */
export function CommunicationFilters({
  state,
  onChange,
  search,
  onSearchChange,
  leadFilter,
  searchRef,
  hasShortcut = false,
  isPhone = false,
}: CommunicationFiltersProps) {
  const communicationTexts = useTexts(communicationMessages);
  const texts = communicationTexts.filters;
  const words = communicationTexts.search;
  return (
    <FilterBar
      aria-label={words.label}
      use="inline"
      search={
        <SearchField
          aria-label={words.label}
          placeholder={isPhone ? words.shortPlaceholder : words.placeholder}
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
          id: 'type',
          label: texts.type,
          placeholder: texts.allTypes,
          allLabel: texts.all,
          items: communicationTypes.map((id) => ({
            id,
            label: communicationTexts.types[id],
            icon: communicationIcons[id],
          })),
          value: state.type,
        },
        {
          id: 'lead',
          label: texts.lead,
          valueLabel: leadFilter.name,
          control: leadFilter.control,
        },
      ]}
      onChange={(id, value) =>
        onChange(
          id === 'lead'
            ? { leadId: value }
            : { type: communicationTypes.find((type) => type === value) ?? null },
        )
      }
      onClearAll={() => onChange({ type: null, leadId: null })}
      sheetWords={{
        open: (count) => texts.open({ count }),
        title: texts.title,
        clear: texts.clear,
        done: texts.done,
      }}
    />
  );
}
