import { Select } from '../Select/index.ts';
import type { Filter } from './types.ts';

/** Props of FilterControls. */
export interface FilterControlsProps {
  filters: readonly Filter[];
  onChange: (id: string, value: string | null) => void;
  /** Without labels beside each other, or with labels under each other. */
  place: 'row' | 'sheet';
}

/** The controls of the filters. */
export function FilterControls({ filters, onChange, place }: FilterControlsProps) {
  return filters.map((filter) => {
    if ('control' in filter) return <div key={filter.id}>{filter.control(place)}</div>;
    const { id, label, items, value, placeholder = label } = filter;
    const shared = {
      items,
      placeholder,
      selectedKey: value,
      onSelectionChange: (next: string) => onChange(id, next),
    };
    return place === 'row' ? (
      <Select key={id} {...shared} variant="filter" aria-label={label} />
    ) : (
      <Select key={id} {...shared} size="lg" label={label} />
    );
  });
}
