import { LazySelect } from '../Select/LazySelect.tsx';
import type { ChoiceFilter, Filter } from './types.ts';

interface FilterControlsProps {
  filters: readonly Filter[];
  onChange: (id: string, value: string | null) => void;
  /** Whether each control can remove its own filter. */
  isClearable: boolean;
}

/** Id of the option that applies no filter; an item needs one. */
const allId = '*';

/** The options of a filter, with the one that applies none. */
export function choiceOf({ label, items, value, placeholder = label, allLabel }: ChoiceFilter) {
  return {
    items: allLabel === undefined ? items : [{ id: allId, label: allLabel }, ...items],
    placeholder,
    /** The chosen option where the list shows which one applies. */
    shownKey: value ?? (allLabel === undefined ? null : allId),
    /** The filter's value for an option. */
    valueOf: (key: string) => (key === allId ? null : key),
  };
}

/** The controls of all filters, side by side without visible labels. */
export function FilterControls({ filters, onChange, isClearable }: FilterControlsProps) {
  return filters.map((filter) => {
    if ('control' in filter) return <div key={filter.id}>{filter.control('row')}</div>;
    const { id, label, value } = filter;
    const { items, placeholder, valueOf } = choiceOf(filter);
    return (
      <LazySelect
        key={id}
        aria-label={label}
        items={items}
        placeholder={placeholder}
        selectedKey={value}
        onSelectionChange={(next) => onChange(id, valueOf(next))}
        onClear={isClearable && value !== null ? () => onChange(id, null) : undefined}
      />
    );
  });
}
