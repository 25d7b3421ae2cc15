import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Collection, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { list, listItem, popoverSurface } from '../../internal/overlay/overlay.css.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { popover } from '../Select/Select.css.ts';
import { SelectOption, type SelectItem } from '../Select/SelectOption.tsx';
import { Spinner } from '../Spinner/index.ts';
import { note, noteAbove, noteIcon, retry } from './ComboBox.css.ts';

/** Id of the Retry entry; never passed to `onSelectionChange`. */
export const retryKey = 'cardinal-retry';

interface ComboBoxListProps {
  items: readonly SelectItem[];
  /** Text of an empty list. */
  emptyMessage: ReactNode;
  isLoading: boolean;
  /** Error message, if any. */
  error: ReactNode;
  canRetry: boolean;
}

/** The open list: the options, or a line that explains why there are none. */
export function ComboBoxList({
  items,
  emptyMessage,
  isLoading,
  error,
  canRetry,
}: ComboBoxListProps) {
  const messages = useMessages();
  return (
    <Popover offset={4} className={joinClassNames(popoverSurface, popover)}>
      {error && (
        <div className={joinClassNames(note({ tone: 'danger' }), noteAbove)}>
          <Icon icon={CircleAlert} className={noteIcon} />
          <span>{error}</span>
        </div>
      )}
      <ListBox
        className={list}
        renderEmptyState={() => (
          <div className={note({ tone: 'muted' })}>
            {isLoading && <Spinner />}
            {isLoading ? messages.loading : !error && emptyMessage}
          </div>
        )}
      >
        {error ? (
          canRetry && (
            // An option rather than a button: the focus stays in the input, where Tab leaves the
            // field.
            <ListBoxItem
              id={retryKey}
              textValue={messages.retry}
              className={joinClassNames(listItem, retry)}
            >
              <Icon icon={RotateCw} />
              {messages.retry}
            </ListBoxItem>
          )
        ) : (
          <Collection items={items}>{(item) => <SelectOption {...item} />}</Collection>
        )}
      </ListBox>
    </Popover>
  );
}
