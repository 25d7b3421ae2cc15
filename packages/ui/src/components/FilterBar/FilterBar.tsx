import { useRef } from 'react';
import type { ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/index.ts';
import * as styles from './FilterBar.css.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterControls } from './FilterControls.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { activeFilters } from './types.ts';
import type { Filter } from './types.ts';

export type { ChoiceFilter, CustomFilter, Filter } from './types.ts';

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
  /** How many things the filters leave; announced when it changes. Leave it out while loading. */
  resultCount?: number;
  /** What stands at the end of the row, such as the order. */
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
  resultCount,
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
    <search aria-label={label} className={joinClassNames(styles.frame, className)}>
      <div className={styles.row}>
        {search !== undefined && <div className={styles.search}>{search}</div>}
        <div className={styles.inline}>
          <FilterControls filters={filters} onChange={onChange} place="row" />
        </div>
        <FilterSheet
          filters={filters}
          onChange={onChange}
          onClearAll={onClearAll}
          activeCount={active.length}
          resultCount={resultCount}
          className={styles.sheetButton}
        />
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
      <div className={styles.use}>
        {active.length > 0 && (
          <>
            <FilterChips
              filters={active}
              onRemove={(ids) => {
                for (const id of ids) onChange(String(id), null);
              }}
            />
            <Button variant="quiet" size="sm" onPress={clearAll}>
              {messages.clearAll}
            </Button>
          </>
        )}
        <p ref={summary} role="status" dir="auto" tabIndex={-1} className={styles.summary}>
          {resultCount !== undefined && messages.results(resultCount)}
        </p>
      </div>
    </search>
  );
}
