import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Collection, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { list, listItem, popoverSurface } from '../../internal/overlay.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { popover } from '../Select/Select.css.ts';
import { SelectOption } from '../Select/SelectOption.tsx';
import type { SelectItem } from '../Select/SelectOption.tsx';
import { Spinner } from '../Spinner/index.ts';
import { note, noteAbove, noteIcon, retry } from './ComboBox.css.ts';

/** Id of the line that asks again; never given to `onSelectionChange`. */
export const retryKey = 'cardinal-retry';

interface ComboBoxListProps {
  items: readonly SelectItem[];
  /** What stands in an empty list. */
  emptyMessage: ReactNode;
  isLoading: boolean;
  /** What went wrong, if anything. */
  error: ReactNode;
  canRetry: boolean;
}

/** The open list: choices, or a line that says why there are none. */
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
            // A choice and no button: focus stays in the input, where Tab leads out of the field.
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
