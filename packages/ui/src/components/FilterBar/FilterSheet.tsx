import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useLazyCode } from '../LazyCode/useLazyCode.ts';
import { useTellNotLoaded } from '../LazyCode/useTellNotLoaded.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button } from '../Button/index.ts';
import type { Filter, FilterOrder, FilterSheetWords } from './types.ts';

interface FilterSheetProps {
  filters: readonly Filter[];
  onChange: (id: string, value: string | null) => void;
  order: FilterOrder | undefined;
  activeCount: number;
  onClearAll: () => void;
  resultCount?: number;
  words: FilterSheetWords | undefined;
  className: string;
}

const load = () => import('./sheetParts.ts');

/**
 * The filters where space is limited: a button that opens a sheet from the bottom of the screen.
 */
export function FilterSheet({
  filters,
  onChange,
  order,
  activeCount,
  onClearAll,
  resultCount,
  words,
  className,
}: FilterSheetProps) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  const tell = useTellNotLoaded();
  const parts = useLazyCode(load, isOpen, () => {
    tell();
    setOpen(false);
  });
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
      {parts && (
        <parts.Drawer
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
          <parts.FilterSheetControls filters={filters} onChange={onChange} order={order} />
        </parts.Drawer>
      )}
    </>
  );
}
