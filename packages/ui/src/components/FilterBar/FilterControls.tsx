import { Select } from '../Select/index.ts';
import type { ChoiceFilter, Filter } from './types.ts';

/** Props of FilterControls. */
export interface FilterControlsProps {
  filters: readonly Filter[];
  onChange: (id: string, value: string | null) => void;
  /** Side by side without visible labels, or stacked with labels. */
  place: 'row' | 'sheet';
  /** Whether each control can remove its own filter. */
  isClearable: boolean;
}

/** Id of the option that applies no filter; an item needs one. */
const allId = '*';

interface ChoiceProps extends Omit<FilterControlsProps, 'filters'> {
  filter: ChoiceFilter;
}

function Choice({ filter, onChange, place, isClearable }: ChoiceProps) {
  const { id, label, value, placeholder = label, allLabel } = filter;
  const items =
    allLabel === undefined ? filter.items : [{ id: allId, label: allLabel }, ...filter.items];
  const shared = {
    items,
    placeholder,
    onSelectionChange: (next: string) => onChange(id, next === allId ? null : next),
  };
  if (place === 'sheet') {
    return (
      <Select
        {...shared}
        size="lg"
        label={label}
        selectedKey={value ?? (allLabel === undefined ? null : allId)}
      />
    );
  }
  return (
    <Select
      {...shared}
      variant="filter"
      aria-label={label}
      selectedKey={value}
      onClear={isClearable && value !== null ? () => onChange(id, null) : undefined}
    />
  );
}

/** The controls of all filters. */
export function FilterControls({ filters, ...props }: FilterControlsProps) {
  return filters.map((filter) =>
    'control' in filter ? (
      <div key={filter.id}>{filter.control(props.place)}</div>
    ) : (
      <Choice key={filter.id} filter={filter} {...props} />
    ),
  );
}
