import { useRef } from 'react';
import type { ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/index.ts';
import {
  end as endClass,
  frame,
  inline,
  order as orderClass,
  row,
  search as searchClass,
  sheetButton,
  summary as summaryClass,
  filterRow,
} from './FilterBar.css.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterControls } from './FilterControls.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { OrderMenu } from './OrderMenu.tsx';
import { activeFilters } from './types.ts';
import type { Filter, FilterOrder, FilterSheetWords } from './types.ts';

export type { ChoiceFilter, CustomFilter, Filter, FilterOrder, FilterSheetWords } from './types.ts';

/** Props of FilterBar. */
export interface FilterBarProps {
  /** Name of the search landmark: 'Search leads'. */
  'aria-label': string;
  /** A SearchField; takes the rest of the row in narrow places. */
  search?: ReactNode;
  /** The filters, in the order to show. */
  filters: readonly Filter[];
  /** Called with the filter that changes; `null` when it is taken back. */
  onChange: (id: string, value: string | null) => void;
  /** Takes back every filter at once. */
  onClearAll: () => void;
  /** The order of what is listed. */
  order?: FilterOrder;
  /**
   * How filters in use are shown: as chips in a line of their own, beside the result count, or in
   * their controls alone, each with a × that takes it back.
   * @default 'chips'
   */
  use?: 'chips' | 'inline';
  /** How many things the filters leave; announced when it changes. Leave it out while loading. */
  resultCount?: number;
  /** Words of the sheet, where the general ones don't fit. */
  sheetWords?: FilterSheetWords;
  /** What else is at the end of the row. */
  end?: ReactNode;
  className?: string;
}

/** Search and filters above a list, with what is in use and how much it leaves. */
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
  const clearAll = () => {
    onClearAll();
    // The button goes with the filters; the keyboard stays here.
    summary.current?.focus();
  };
  return (
    <search aria-label={label} className={joinClassNames(frame, className)}>
      <div className={row}>
        {search !== undefined && <div className={searchClass}>{search}</div>}
        <div className={inline}>
          <FilterControls
            filters={filters}
            onChange={onChange}
            place="row"
            isClearable={use === 'inline'}
          />
        </div>
        <FilterSheet
          filters={filters}
          onChange={onChange}
          onClearAll={onClearAll}
          order={order}
          activeCount={active.length}
          resultCount={resultCount}
          words={sheetWords}
          className={sheetButton}
        />
        {order && <OrderMenu {...order} className={orderClass} />}
        {end !== undefined && <div className={endClass}>{end}</div>}
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
