import { Select } from '../Select/index.ts';
import { sheet } from './FilterBar.css.ts';
import { choiceOf } from './FilterControls.tsx';
import type { Filter, FilterOrder } from './types.ts';

interface FilterSheetControlsProps {
  filters: readonly Filter[];
  onChange: (id: string, value: string | null) => void;
  order: FilterOrder | undefined;
}

/** The controls of all filters and the sort order, stacked with labels. */
export function FilterSheetControls({ filters, onChange, order }: FilterSheetControlsProps) {
  return (
    <div className={sheet}>
      {filters.map((filter) => {
        if ('control' in filter) return <div key={filter.id}>{filter.control('sheet')}</div>;
        const { items, placeholder, shownKey, valueOf } = choiceOf(filter);
        return (
          <Select
            key={filter.id}
            size="lg"
            label={filter.label}
            items={items}
            placeholder={placeholder}
            selectedKey={shownKey}
            onSelectionChange={(next) => onChange(filter.id, valueOf(next))}
          />
        );
      })}
      {order && (
        <Select
          label={order.label}
          size="lg"
          items={order.items}
          selectedKey={order.value}
          onSelectionChange={order.onChange}
        />
      )}
    </div>
  );
}
