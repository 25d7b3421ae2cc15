import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import {
  Select as AriaSelect,
  Button,
  ListBox,
  Popover,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components';
import { control } from '../Field/Field.css.ts';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import type { Named } from '../../internal/named.ts';
import { list, popoverSurface } from '../../internal/overlay/overlay.css.ts';
import { Icon } from '../Icon/index.ts';
import { anchor, chevron, popover, trigger, value, valueText } from './Select.css.ts';
import { SelectOption, type SelectItem } from './SelectOption.tsx';

export type { SelectItem } from './SelectOption.tsx';

interface OwnProps<K extends string> extends FieldProps {
  /** The options. */
  items: readonly SelectItem<K>[];
  /** Id of the chosen option, `null` if there is none. */
  selectedKey?: K | null;
  /** Id of the initially chosen option, if uncontrolled. */
  defaultSelectedKey?: K | null;
  /** Called with the id of the chosen option. */
  onSelectionChange?: (key: K) => void;
  /** Icon of the button, if the options have none. */
  icon?: LucideIcon;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
}

export type SelectProps<K extends string = string> = Omit<
  AriaSelectProps<SelectItem<K>>,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'selectionMode' | keyof OwnProps<K>
> &
  OwnProps<K> &
  Named;

/** One choice out of a list of up to about twenty options. */
export function Select<K extends string>({
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
  placeholder,
  icon,
  className,
  ...props
}: SelectProps<K>) {
  const messages = useMessages();
  const choose = (key: unknown) => {
    const item = items.find(({ id }) => id === key);
    if (item) onSelectionChange?.(item.id);
  };
  return (
    <AriaSelect
      {...props}
      value={selectedKey}
      defaultValue={defaultSelectedKey}
      onChange={choose}
      placeholder={placeholder ?? messages.selectPlaceholder}
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
        <div className={anchor}>
          <Button className={joinClassNames(control, trigger())}>
            <SelectValue<SelectItem<K>> className={value}>
              {({ state, defaultChildren }) => {
                const selected = items.find(({ id }) => id === state.value);
                const shown = selected?.icon ?? icon;
                return (
                  <>
                    {shown && <Icon icon={shown} />}
                    <span className={valueText}>{selected?.label ?? defaultChildren}</span>
                  </>
                );
              }}
            </SelectValue>
            <Icon icon={ChevronDown} className={chevron} />
          </Button>
        </div>
      </FieldFrame>
      <Popover offset={4} className={joinClassNames(popoverSurface, popover)}>
        <ListBox items={items} className={list}>
          {(item) => <SelectOption {...item} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
