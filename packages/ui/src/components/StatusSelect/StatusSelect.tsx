import type { KeyboardEvent, MouseEvent } from 'react';
import { BusyMark } from '../Spinner/BusyMark.tsx';
import { useBusy } from '../Spinner/busy.ts';
import { useLazyPopup } from '../LazyCode/useLazyPopup.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { statusPill, word } from '../StatusBadge/StatusBadge.css.ts';
import { busy, tones, trigger, values } from './StatusSelect.css.ts';
import type { StatusSelectItem } from './statusSelectItem.ts';

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
  /** Added to the component’s own classes. */
  className?: string;
}

const load = () => import('./StatusList.tsx');

/**
 * A status that can be changed in place. The list is rendered, and its code loaded, only when it is
 * opened, and the button is a native one, because tables contain one of these in every row: fifty of
 * React Aria's take longer to render than all the rest of the rows.
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
  const { code, isOpen, setOpen, button } = useLazyPopup(load);
  const { id, ref, onPress, onHoverStart, onFocus, onKeyDown, ...state } = button;
  const isSpinning = useBusy(isBusy, id);
  const current = items.find((item) => item.id === selectedKey) ?? items[0];
  if (!current) return null;

  const choose = (chosen: { id: string }) => {
    const item = items.find((candidate) => candidate.id === chosen.id);
    if (item && item.id !== selectedKey) onSelectionChange(item.id);
  };

  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari does not focus a button that is pressed, and the list returns the focus to it.
    currentTarget.focus();
    onPress();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') event.preventDefault();
    onKeyDown({ key: event.key });
  };
  const opening = { onClick: press, onPointerEnter: onHoverStart, onFocus, onKeyDown: pressKey };

  return (
    <>
      <button
        type="button"
        ref={ref}
        id={id}
        aria-label={label}
        aria-labelledby={`${id} ${id}-value${isSpinning ? ` ${id}-busy` : ''}`}
        aria-haspopup="listbox"
        {...state}
        disabled={isDisabled}
        {...(isBusy ? { 'aria-disabled': true } : opening)}
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
      </button>
      {code && (
        <code.StatusList
          triggerRef={ref}
          isOpen={isOpen}
          onOpenChange={setOpen}
          aria-label={label}
          items={items}
          selectedKey={selectedKey}
          onChoose={choose}
        />
      )}
    </>
  );
}
