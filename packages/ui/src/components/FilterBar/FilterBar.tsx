import { useRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button } from '../Button/index.ts';
import {
  end as endClass,
  frame,
  inline,
  order as orderClass,
  row,
  search as searchClass,
  sheetButton,
  sheetButtonAlways,
  summary as summaryClass,
  filterRow,
} from './FilterBar.css.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterControls } from './FilterControls.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { OrderMenu } from './OrderMenu.tsx';
import { activeFilters, type Filter, type FilterOrder, type FilterSheetWords } from './types.ts';

export type { ChoiceFilter, CustomFilter, Filter, FilterOrder, FilterSheetWords } from './types.ts';

export interface FilterBarProps {
  /** Accessible name of the search landmark: 'Search leads'. */
  'aria-label': string;
  /** A SearchField; fills the row where space is limited. */
  search?: ReactNode;
  /** The filters in display order. */
  filters: readonly Filter[];
  /** Called with the filter that changes; its value is `null` if it is removed. */
  onChange: (id: string, value: string | null) => void;
  /** Called to remove all filters. */
  onClearAll: () => void;
  /** The sort order of the list. */
  order?: FilterOrder;
  /**
   * How active filters are shown: as chips on a separate line, beside the result count, or only in
   * their controls, each with a × that removes it.
   * @default 'chips'
   */
  use?: 'chips' | 'inline';
  /** Number of results; announced when it changes. Omit it while loading. */
  resultCount?: number;
  /** Texts of the sheet, if the defaults do not fit. */
  sheetWords?: FilterSheetWords;
  /** Additional content at the end of the row. */
  end?: ReactNode;
  /** Added to the component’s own classes. */
  className?: string;
}

/** Search and filters above a list, with the active filters and the number of results. */
export function FilterBar({
  'aria-label': label,
  search,
  filters,
  onChange,
  onClearAll,
  order,
  use = 'chips',
  resultCount,
  sheetWords,
  end,
  className,
}: FilterBarProps) {
  const messages = useMessages();
  const summary = useRef<HTMLParagraphElement>(null);
  const active = activeFilters(filters);
  const hasExtra = filters.some((filter) => 'items' in filter && filter.isExtra);
  const inRow = filters.filter(
    (filter) => !('items' in filter) || !filter.isExtra || filter.value !== null,
  );
  const clearAll = () => {
    onClearAll();
    // The button disappears with the filters; the keyboard focus stays here.
    summary.current?.focus();
  };
  return (
    <search aria-label={label} className={joinClassNames(frame, className)}>
      <div className={row}>
        {search !== undefined && <div className={searchClass}>{search}</div>}
        <div className={inline}>
          <FilterControls filters={inRow} onChange={onChange} isClearable={use === 'inline'} />
        </div>
        <FilterSheet
          filters={filters}
          onChange={onChange}
          onClearAll={onClearAll}
          order={order}
          activeCount={active.length}
          resultCount={resultCount}
          words={sheetWords}
          className={hasExtra ? sheetButtonAlways : sheetButton}
        />
        {(order ?? end) !== undefined && (
          <div className={joinClassNames(endClass, end === undefined ? orderClass : undefined)}>
            {order && <OrderMenu {...order} className={orderClass} />}
            {end}
          </div>
        )}
      </div>
      {use === 'chips' && (
        <div className={filterRow}>
          {active.length > 0 && (
            <>
              <FilterChips
                filters={active}
                onRemove={(id) => {
                  onChange(id, null);
                  summary.current?.focus();
                }}
              />
              <Button variant="quiet" size="sm" onPress={clearAll}>
                {messages.clearAll}
              </Button>
            </>
          )}
          <p ref={summary} role="status" dir="auto" tabIndex={-1} className={summaryClass}>
            {resultCount !== undefined && messages.results(resultCount)}
          </p>
        </div>
      )}
    </search>
  );
}
