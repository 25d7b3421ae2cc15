import { ChevronDown, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { ComboBox as AriaComboBox, Button, Group, Input } from 'react-aria-components';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components';
import { affix, control, input } from '../../internal/field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../../internal/field/FieldFrame.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { ReadOnlyLock } from '../../internal/field/ReadOnlyLock.tsx';
import type { Named } from '../../internal/named.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { announce } from '../Announcer/announce.ts';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { SelectItem } from '../Select/SelectOption.tsx';
import { Spinner } from '../Spinner/index.ts';
import { buttons } from './ComboBox.css.ts';
import { ComboBoxList, retryKey } from './ComboBoxList.tsx';
import { useChoice } from './useChoice.ts';
import type { ChoiceProps } from './useChoice.ts';
import { useSearch } from './useSearch.ts';

interface OwnProps<K extends string> extends FieldProps, ChoiceProps<K> {
  /**
   * The choices. Without `onSearch` all of them, which typing narrows down; with it the results of
   * the last search, and before any search the choice itself, so that its words can be shown.
   */
  items: readonly SelectItem<K>[];
  /**
   * Asks for choices that contain a text: called 200 ms after the last key, and with an empty text
   * when the list is opened by its button or an arrow key. Answer through `items`.
   */
  onSearch?: (text: string) => void;
  /**
   * Whether the answer to `onSearch` is under way.
   * @default false
   */
  isLoading?: boolean;
  /** Why the last search failed; stands in the list instead of choices. */
  loadError?: string;
  /** Searches again; adds the line "Retry" under `loadError`. */
  onRetry?: () => void;
  /** What an empty list says; "No matches" when not given. */
  emptyMessage?: string;
  /**
   * Whether a text that is no choice may stay; its choice is then `null` and `onInputChange` tells
   * the text.
   * @default false
   */
  allowsCustomValue?: boolean;
  /** An example of the value, never the label. */
  placeholder?: string;
  /** Icon before the text. */
  icon?: LucideIcon;
  ref?: Ref<HTMLDivElement>;
}

/** Props of ComboBox. */
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

const chevron = { variant: 'quiet', size: 'sm', isSquare: true } as const;

/** One choice out of many, found by typing; the choices may come from a server. */
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
  const { key, text, words, isTyped, choose, say } = useChoice(items, {
    selectedKey,
    defaultSelectedKey,
    onSelectionChange,
    inputValue,
    defaultInputValue,
    onInputChange,
  });
  const isFixed = props.isDisabled === true || props.isReadOnly === true;
  const nothing = emptyMessage ?? messages.noMatches;
  const isEmpty = onSearch !== undefined && items.length === 0;
  const status = loadError ?? (isLoading ? messages.loading : isEmpty ? nothing : undefined);

  useEffect(() => {
    if (isOpen && status) announce(status);
  }, [isOpen, status]);

  const change = (next: unknown) => {
    if (next === retryKey) {
      onRetry?.();
      return;
    }
    const item = items.find(({ id }) => id === next);
    if (item) {
      say(item.label, 'choice');
      choose(item.id);
    } else if (next === null && allowsCustomValue && isTyped) choose(null);
    else say(words, 'choice');
  };
  const type = (next: string) => {
    say(next, next === words ? 'choice' : 'typing');
    if (next === '') choose(null);
    if (next !== words) search(next, 'after a pause');
  };
  const clear = () => {
    say('', 'typing');
    choose(null);
    inputRef.current?.focus();
  };

  return (
    <AriaComboBox
      {...props}
      // Only choices that are its own does React Aria not filter by what is typed.
      items={onSearch && items}
      value={key}
      onChange={change}
      inputValue={text}
      onInputChange={type}
      // The words of the choice coming back must not open the list that Escape has just closed.
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
        <Group className={control}>
          {icon && (
            <span className={affix}>
              <Icon icon={icon} />
            </span>
          )}
          <Input ref={inputRef} className={input} placeholder={placeholder} />
          {props.isReadOnly ? (
            <ReadOnlyLock />
          ) : (
            <span className={buttons}>
              {isLoading && isOpen && <Spinner />}
              {text !== '' && !isFixed && (
                <IconButton
                  slot={null}
                  size="sm"
                  icon={X}
                  aria-label={messages.clear}
                  tooltip={false}
                  excludeFromTabOrder
                  onPress={clear}
                />
              )}
              <Button className={button({ ...chevron, isDisabled: props.isDisabled === true })}>
                <Icon icon={ChevronDown} />
              </Button>
            </span>
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
