import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { sheet } from './FilterBar.css.ts';
import { FilterControls } from './FilterControls.tsx';
import type { FilterControlsProps } from './FilterControls.tsx';

/** Props of FilterSheet. */
interface FilterSheetProps extends Omit<FilterControlsProps, 'place'> {
  activeCount: number;
  onClearAll: () => void;
  resultCount?: number;
  className: string;
}

/** The filters of narrow places: a button, and a sheet from the bottom of the screen. */
export function FilterSheet({
  activeCount,
  onClearAll,
  resultCount,
  className,
  ...controls
}: FilterSheetProps) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
        className={className}
      >
        {activeCount === 0 ? messages.filters : messages.filtersActive(activeCount)}
      </Button>
      <Drawer
        side="bottom"
        title={messages.filters}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="quiet" isDisabled={activeCount === 0} onPress={onClearAll}>
              {messages.clearAll}
            </Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              {resultCount === undefined ? messages.done : messages.showResults(resultCount)}
            </Button>
          </>
        }
      >
        <div className={sheet}>
          <FilterControls {...controls} place="sheet" />
        </div>
      </Drawer>
    </>
  );
}
