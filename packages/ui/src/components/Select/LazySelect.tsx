import { ChevronDown, X, type LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useLazyPopup } from '../LazyCode/useLazyPopup.ts';
import { control, field } from '../Field/Field.css.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  anchor,
  chevron,
  clear,
  filterValue,
  trigger,
  value as valueClass,
  valueText,
} from './Select.css.ts';
import type { SelectItem } from './SelectOption.tsx';

export interface LazySelectProps<K extends string = string> {
  /** Accessible name; the chosen option comes before it. */
  'aria-label': string;
  /** The options. */
  items: readonly SelectItem<K>[];
  /** Id of the chosen option; `null` if there is none. */
  selectedKey: K | null;
  /** Text while nothing is chosen. */
  placeholder?: string;
  /**
   * A filter as wide as its text, or a text with a chevron and no border.
   * @default 'filter'
   */
  variant?: 'filter' | 'quiet';
  /** Icon of the button, if the options have none. */
  icon?: LucideIcon;
  /** Called with the id of the option that is chosen. */
  onSelectionChange: (key: K) => void;
  /** Adds a × that clears the choice, and is called when it is pressed. */
  onClear?: () => void;
}

const load = () => import('./SelectList.tsx');

/**
 * A Select outside of forms: a list filter, a sort order, a choice in a row. These are visible as
 * soon as a screen is, but rarely opened, so the code of their options loads on demand.
 */
export function LazySelect<K extends string>({
  'aria-label': label,
  items,
  selectedKey,
  placeholder,
  variant = 'filter',
  icon,
  onSelectionChange,
  onClear,
}: LazySelectProps<K>) {
  const messages = useMessages();
  const { code, isOpen, setOpen, button } = useLazyPopup(load);
  const selected = items.find(({ id }) => id === selectedKey);
  const shownIcon = selected?.icon ?? icon;
  const valueId = `${button.id}-value`;
  return (
    <div className={field()}>
      <div className={anchor}>
        <Button
          {...button}
          aria-haspopup="listbox"
          aria-label={label}
          aria-labelledby={`${valueId} ${button.id}`}
          className={joinClassNames(control, trigger({ variant, isClearable: Boolean(onClear) }))}
        >
          <span
            id={valueId}
            className={joinClassNames(valueClass, filterValue)}
            data-placeholder={selected ? undefined : true}
          >
            {shownIcon && <Icon icon={shownIcon} />}
            <span className={valueText}>
              {selected?.label ?? placeholder ?? messages.selectPlaceholder}
            </span>
          </span>
          {!onClear && <Icon icon={ChevronDown} className={chevron} />}
        </Button>
        {onClear && (
          <IconButton
            size="sm"
            className={clear}
            icon={X}
            aria-label={messages.clearSelection}
            onPress={onClear}
          />
        )}
      </div>
      {code && (
        <code.SelectList
          triggerRef={button.ref}
          isOpen={isOpen}
          onOpenChange={setOpen}
          aria-label={label}
          items={items}
          selectedKey={selectedKey}
          onChoose={({ id }) => id !== selectedKey && onSelectionChange(id)}
        />
      )}
    </div>
  );
}
