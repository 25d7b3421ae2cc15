import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { ListBox, Popover } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { list, popoverSurface } from '../../internal/overlay/overlay.css.ts';

export interface ChoicePopupProps<Item extends { id: string }> {
  /** The button that opens the list. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Accessible name of the list. */
  'aria-label': string;
  items: readonly Item[];
  /** Id of the chosen item, `null` if there is none. */
  selectedKey: string | null;
  /** Called with the item that is chosen, also when it is the current one. */
  onChoose: (item: Item) => void;
  /** Renders an item as a ListBoxItem. */
  children: (item: Item) => ReactNode;
  /** Receives keys before the list uses them for type-ahead. */
  onKeyDownCapture?: KeyboardEventHandler;
  /** Added to the component’s own classes. */
  className?: string;
}

/** A list of options in a popover beside its button; closes when an option is chosen. */
export function ChoicePopup<Item extends { id: string }>({
  triggerRef,
  isOpen,
  onOpenChange,
  'aria-label': label,
  items,
  selectedKey,
  onChoose,
  children,
  onKeyDownCapture,
  className,
}: ChoicePopupProps<Item>) {
  const choose = (keys: 'all' | Set<unknown>) => {
    onOpenChange(false);
    const chosen = keys === 'all' ? undefined : items.find(({ id }) => keys.has(id));
    if (chosen) onChoose(chosen);
  };
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
      className={joinClassNames(popoverSurface, className)}
      aria-label={label}
    >
      <div onKeyDownCapture={onKeyDownCapture}>
        <ListBox
          aria-label={label}
          className={list}
          items={items}
          autoFocus
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={selectedKey === null ? [] : [selectedKey]}
          onSelectionChange={choose}
        >
          {children}
        </ListBox>
      </div>
    </Popover>
  );
}
