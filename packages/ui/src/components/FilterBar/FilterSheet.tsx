import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/index.ts';
import { LazyDrawer } from '../Drawer/LazyDrawer.tsx';
import { Select } from '../Select/index.ts';
import { sheet } from './FilterBar.css.ts';
import { FilterControls } from './FilterControls.tsx';
import type { FilterControlsProps } from './FilterControls.tsx';
import type { FilterOrder, FilterSheetWords } from './types.ts';

/** Props of FilterSheet. */
interface FilterSheetProps extends Pick<FilterControlsProps, 'filters' | 'onChange'> {
  order: FilterOrder | undefined;
  activeCount: number;
  onClearAll: () => void;
  resultCount?: number;
  words: FilterSheetWords | undefined;
  className: string;
}

/**
 * The filters where space is limited: a button that opens a sheet from the bottom of the screen.
 */
export function FilterSheet({
  order,
  activeCount,
  onClearAll,
  resultCount,
  words,
  className,
  ...controls
}: FilterSheetProps) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  const {
    open,
    title = messages.filters,
    clear = messages.clearAll,
    done = resultCount === undefined ? messages.done : messages.showResults(resultCount),
  } = words ?? {};
  const usual = activeCount === 0 ? messages.filters : messages.filtersActive(activeCount);
  return (
    <>
      <Button
        size="lg"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
        className={className}
      >
        {open?.(activeCount) ?? usual}
      </Button>
      <LazyDrawer
        side="bottom"
        title={title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="quiet" isDisabled={activeCount === 0} onPress={onClearAll}>
              {clear}
            </Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              {done}
            </Button>
          </>
        }
      >
        <div className={sheet}>
          <FilterControls {...controls} place="sheet" isClearable={false} />
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
      </LazyDrawer>
    </>
  );
}
