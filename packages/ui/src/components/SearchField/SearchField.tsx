import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import {
  SearchField as AriaSearchField,
  Group,
  Input,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { affix, affixButton, control, field, input } from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import type { Named } from '../../internal/named.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Kbd } from '../Kbd/index.ts';
import { shortcutHint } from './SearchField.css.ts';

interface OwnProps {
  /** What can be searched: "Search name, email or company". */
  placeholder?: string;
  /** Shortcut that focuses the field, shown while it is empty; hidden on touch screens. */
  shortcut?: string;
  /**
   * Height of the control: 36 or 44 px (always 44 on touch screens).
   * @default 'md'
   */
  size?: 'md' | 'lg';
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
  /** Ref of the input element, for the code that handles the shortcut. */
  inputRef?: Ref<HTMLInputElement>;
}

export type SearchFieldProps = Omit<AriaSearchFieldProps, 'children' | keyof OwnProps> &
  OwnProps &
  Named;

/** A search text. `Esc` or the × clears it. */
export function SearchField({
  label,
  placeholder,
  shortcut,
  size,
  inputRef,
  className,
  ...props
}: SearchFieldProps) {
  const messages = useMessages();
  return (
    <AriaSearchField {...props} className={mergeClassName(field({ size }), className)}>
      {({ isEmpty, isDisabled }) => (
        <>
          <FieldLabel label={label} isRequired={props.isRequired} />
          <Group role="presentation" className={control} isDisabled={isDisabled}>
            <span className={affix}>
              <Icon icon={Search} />
            </span>
            <Input
              ref={inputRef}
              className={input}
              placeholder={placeholder}
              aria-keyshortcuts={shortcut}
            />
            {isEmpty && shortcut && (
              <span className={shortcutHint} aria-hidden>
                <Kbd>{shortcut}</Kbd>
              </span>
            )}
            {!isEmpty && !props.isReadOnly && (
              <IconButton
                className={affixButton}
                icon={X}
                aria-label={messages.clear}
                tooltip={false}
              />
            )}
          </Group>
        </>
      )}
    </AriaSearchField>
  );
}
