import { X } from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import { useMessages } from '../../internal/useMessages.ts';
import { announce } from '../Announcer/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { bar, barActions, count } from './DataTable.css.ts';
import type { BulkAction } from './types.ts';
import type { SelectedRows } from './useSelection.ts';

interface SelectionBarProps {
  selection: SelectedRows;
  actions: readonly BulkAction[] | undefined;
  /** How many rows are loaded, and how many there are. */
  loaded: number;
  total: number;
  /** Called after the selection was cleared, when this bar is about to go. */
  onClear: () => void;
}

/** How many rows are selected, and what can be done to them together. */
export function SelectionBar({ selection, actions, loaded, total, onClear }: SelectionBarProps) {
  const messages = useMessages();
  const { keys, isEveryLoaded } = selection;
  // First the rows that are here, then all there are.
  const more = isEveryLoaded ? (keys === 'all' || total <= loaded ? 0 : total) : loaded;
  const selectMore = () => {
    if (isEveryLoaded) selection.selectAll();
    else selection.selectLoaded();
    announce(messages.rowsSelected(more), 'polite');
  };
  return (
    <Toolbar aria-label={messages.rowActions} className={bar}>
      <IconButton
        size="sm"
        icon={X}
        aria-label={messages.clearSelection}
        onPress={() => {
          selection.clear();
          announce(messages.rowsSelected(0), 'polite');
          onClear();
        }}
      />
      <span className={count}>{messages.rowsSelected(selection.count)}</span>
      {more > 0 && (
        <Button size="sm" variant="quiet" onPress={selectMore}>
          {messages.selectAllRows(more)}
        </Button>
      )}
      <span className={barActions}>
        {actions?.map(({ id, label, icon, tone, onAction, isBusy, disabledReason }) => (
          <Button
            key={id}
            size="sm"
            variant={tone === 'danger' ? 'danger' : 'secondary'}
            icon={icon}
            isBusy={isBusy}
            disabledReason={disabledReason}
            onPress={() => onAction(keys)}
          >
            {label}
          </Button>
        ))}
      </span>
    </Toolbar>
  );
}
