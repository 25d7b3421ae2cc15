import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  Group,
  Input,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components';
import { affix, control, input } from '../Field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { ReadOnlyLock } from '../Field/ReadOnlyLock.tsx';
import type { Named } from '../../internal/named.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { announce } from '../Announcer/announce.ts';
import { Icon } from '../Icon/index.ts';
import type { SelectItem } from '../Select/SelectOption.tsx';
import { ComboBoxButtons } from './ComboBoxButtons.tsx';
import { ComboBoxList, retryKey } from './ComboBoxList.tsx';
import { useChoice, type ChoiceProps } from './useChoice.ts';
import { useSearch } from './useSearch.ts';

interface OwnProps<K extends string> extends FieldProps, ChoiceProps<K> {
  /**
   * The options. Without `onSearch`, typing filters them; with it, pass the results of the last
   * search, and initially the chosen option, so that its label can be shown.
   */
  items: readonly SelectItem<K>[];
  /**
   * Requests options that match a text: called 200 ms after the last keystroke, and with an empty
   * text when the list is opened with its button or an arrow key. Pass the results as `items`.
   */
  onSearch?: (text: string) => void;
  /**
   * Whether the results of `onSearch` are still loading.
   * @default false
   */
  isLoading?: boolean;
  /** Why the last search failed; shown in the list instead of options. */
  loadError?: string;
  /** Called to search again; adds the entry "Retry" below `loadError`. */
  onRetry?: () => void;
  /** Text of an empty list. Defaults to "No matches". */
  emptyMessage?: string;
  /**
   * Whether a text that is not one of the options is allowed; the selected key is then `null`, and
   * `onInputChange` receives the text.
   * @default false
   */
  allowsCustomValue?: boolean;
  /** An example of a value. It does not replace the label. */
  placeholder?: string;
  /** Icon before the text. */
  icon?: LucideIcon;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
}

export type ComboBoxProps<K extends string = string> = Omit<
  AriaComboBoxProps<SelectItem<K>>,
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'defaultItems'
  | 'selectionMode'
  | 'menuTrigger'
  | 'allowsEmptyCollection'
  | keyof OwnProps<K>
> &
  OwnProps<K> &
  Named;

/** One choice out of many options, found by typing. The options can come from a server. */
export function ComboBox<K extends string>({
  label,
  description,
  errorMessage,
  check,
  labelEnd,
  size,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  inputValue,
  defaultInputValue,
  onInputChange,
  onSearch,
  isLoading = false,
  loadError,
  onRetry,
  emptyMessage,
  allowsCustomValue = false,
  placeholder,
  icon,
  onOpenChange,
  className,
  ...props
}: ComboBoxProps<K>) {
  const messages = useMessages();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const search = useSearch(onSearch);
  const { key, text, words, isTyped, ...choice } = useChoice(items, {
    selectedKey,
    defaultSelectedKey,
    onSelectionChange,
    inputValue,
    defaultInputValue,
    onInputChange,
  });
  const nothing = emptyMessage ?? messages.noMatches;
  const isEmpty = onSearch !== undefined && items.length === 0;
  const status = loadError ?? (isLoading ? messages.loading : isEmpty ? nothing : undefined);

  useEffect(() => {
    if (isOpen && status) announce(status);
  }, [isOpen, status]);

  const change = (next: unknown) => {
    if (next === retryKey) onRetry?.();
    else choice.pick(next, next === null && allowsCustomValue);
  };
  const type = (next: string) => {
    choice.type(next);
    if (next !== words) search(next, 'after a pause');
  };
  const clear = () => {
    choice.clear();
    inputRef.current?.focus();
  };

  return (
    <AriaComboBox
      {...props}
      // React Aria does not filter options that it does not own.
      items={onSearch && items}
      value={key}
      onChange={change}
      inputValue={text}
      onInputChange={type}
      // Restoring the label of the chosen option must not reopen the list that Escape has just
      // closed.
      menuTrigger={isTyped ? 'input' : 'manual'}
      allowsCustomValue={allowsCustomValue}
      allowsEmptyCollection={!allowsCustomValue || isLoading || Boolean(loadError)}
      onOpenChange={(next, trigger) => {
        setIsOpen(next);
        if (next && trigger === 'manual') search('', 'now');
        onOpenChange?.(next, trigger);
      }}
      {...fieldRoot({ isInvalid: props.isInvalid, errorMessage, check, size }, className)}
    >
      <FieldFrame
        label={label}
        labelEnd={labelEnd}
        isRequired={props.isRequired}
        description={description}
        check={check}
        errorMessage={errorMessage}
      >
        <Group role="presentation" className={control}>
          {icon && (
            <span className={affix}>
              <Icon icon={icon} />
            </span>
          )}
          <Input ref={inputRef} className={input} placeholder={placeholder} />
          {props.isReadOnly ? (
            <ReadOnlyLock />
          ) : (
            <ComboBoxButtons
              isLoading={isLoading && isOpen}
              isDisabled={props.isDisabled === true}
              onClear={text === '' ? undefined : clear}
            />
          )}
        </Group>
      </FieldFrame>
      <ComboBoxList
        items={items}
        emptyMessage={nothing}
        isLoading={isLoading}
        error={loadError}
        canRetry={onRetry !== undefined}
      />
    </AriaComboBox>
  );
}
