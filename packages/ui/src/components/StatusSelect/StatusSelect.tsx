import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { ButtonProps } from 'react-aria-components';
import { BusyMark } from '../../internal/BusyMark.tsx';
import { useBusy } from '../../internal/busy.ts';
import { inert } from '../../internal/disabledReason.tsx';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import {
  list,
  listItem,
  listItemCheck,
  listItemEnd,
  listItemLabel,
  popoverSurface,
} from '../../internal/overlay.css.ts';
import { Icon } from '../Icon/index.ts';
import { Kbd } from '../Kbd/index.ts';
import { statusPill, word } from '../StatusBadge/StatusBadge.css.ts';
import { StatusIcon } from '../StatusIcon/index.ts';
import type { StatusTone } from '../StatusIcon/index.ts';
import { busy, keyHint, tones, trigger, values } from './StatusSelect.css.ts';

/** A status that can be chosen. */
export interface StatusSelectItem<Id extends string = string> {
  /** Id passed to `onSelectionChange`. */
  id: Id;
  /** Label of the status. */
  label: string;
  /** Colour and icon. */
  tone: StatusTone;
  /** A key that chooses the status while the list is open, shown beside it. */
  shortcut?: string;
}

/** Props of StatusSelect. */
export interface StatusSelectProps<Id extends string = string> {
  /** The statuses, in order. */
  items: readonly StatusSelectItem<Id>[];
  /** The current status. */
  selectedKey: Id;
  /** Called when the user chooses a different status. */
  onSelectionChange: (id: Id) => void;
  /** Accessible name: 'Status of Grace Mwangi'. The current status is appended. */
  'aria-label': string;
  /** Whether the status cannot be changed now. */
  isDisabled?: boolean;
  /** Whether a change is being saved; a spinner replaces the icon. */
  isBusy?: boolean;
  /**
   * Height: 28 or 36 px; always 36 on phones.
   * @default 'md'
   */
  size?: 'md' | 'lg';
  className?: string;
}

/**
 * A status that can be changed in place. The list is rendered only while it is open, because tables
 * contain one of these in every row.
 */
export function StatusSelect<Id extends string>({
  items,
  selectedKey,
  onSelectionChange,
  'aria-label': label,
  isDisabled = false,
  isBusy = false,
  size = 'md',
  className,
}: StatusSelectProps<Id>) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isSpinning = useBusy(isBusy, id);
  const current = items.find((item) => item.id === selectedKey) ?? items[0];
  if (!current) return null;

  const choose = (key: unknown) => {
    setOpen(false);
    const item = items.find((candidate) => candidate.id === key);
    if (item && item.id !== selectedKey) onSelectionChange(item.id);
  };
  const chooseByShortcut = (event: KeyboardEvent) => {
    const item = items.find(({ shortcut }) => shortcut === event.key);
    if (!item) return;
    event.preventDefault();
    choose(item.id);
  };

  const opening: ButtonProps = {
    onPress: () => setOpen(true),
    onKeyDown: (event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
      else event.continuePropagation();
    },
  };

  return (
    <>
      <Button
        ref={triggerRef}
        id={id}
        aria-label={label}
        aria-labelledby={`${id} ${id}-value${isSpinning ? ` ${id}-busy` : ''}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        isDisabled={isDisabled}
        {...(isBusy ? inert({}) : opening)}
        className={joinClassNames(
          statusPill({ tone: current.tone, size }),
          trigger,
          tones[current.tone],
          className,
        )}
      >
        {isSpinning && (
          <span className={busy}>
            <BusyMark id={`${id}-busy`} />
          </span>
        )}
        <span
          id={`${id}-value`}
          className={joinClassNames(word, !isSpinning && values[current.tone])}
        >
          {current.label}
        </span>
      </Button>
      <Popover
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom start"
        offset={4}
        className={popoverSurface}
        aria-label={label}
      >
        {/* Keys that choose are heard before the list takes them for typing ahead. */}
        <div onKeyDownCapture={chooseByShortcut}>
          <ListBox
            aria-label={label}
            className={list}
            items={items}
            autoFocus
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[selectedKey]}
            onSelectionChange={(keys) => choose(keys === 'all' ? undefined : [...keys][0])}
          >
            {(item) => (
              <ListBoxItem id={item.id} textValue={item.label} className={listItem}>
                <StatusIcon tone={item.tone} />
                <span className={listItemLabel}>{item.label}</span>
                {item.id === selectedKey && <Icon icon={Check} className={listItemCheck} />}
                {item.id !== selectedKey && item.shortcut && (
                  <Kbd aria-hidden className={joinClassNames(listItemEnd, keyHint)}>
                    {item.shortcut}
                  </Kbd>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </div>
      </Popover>
    </>
  );
}
