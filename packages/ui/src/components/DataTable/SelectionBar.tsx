import { X } from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useAnnounceCount } from '../Table/useSelection.ts';
import type { RowSelection } from '../Table/useSelection.ts';
import { bar, barActions, count as countClass } from './DataTable.css.ts';
import type { BulkAction } from './types.ts';

interface SelectionBarProps {
  selection: RowSelection;
  /** The number of selected rows. */
  count: number;
  actions: readonly BulkAction[] | undefined;
  /** Keys of the loaded rows, and the total number of rows. */
  loaded: readonly string[];
  total: number;
  /** Called after the selection was cleared, just before this bar disappears. */
  onClear: () => void;
}

/** The number of selected rows, and the actions available for them. */
export function SelectionBar({
  selection,
  count,
  actions,
  loaded,
  total,
  onClear,
}: SelectionBarProps) {
  const messages = useMessages();
  const announceCount = useAnnounceCount();
  const { keys } = selection;
  const isEveryLoaded = selection.extent === 'all';
  // First the loaded rows, then all rows.
  const more = isEveryLoaded
    ? keys === 'all' || total <= loaded.length
      ? 0
      : total
    : loaded.length;
  const selectMore = () => {
    selection.set(isEveryLoaded ? 'all' : new Set(loaded));
    announceCount(more);
  };
  return (
    <Toolbar aria-label={messages.rowActions} className={bar}>
      <IconButton
        size="sm"
        icon={X}
        aria-label={messages.clearSelection}
        onPress={() => {
          selection.set(new Set<string>());
          announceCount(0);
          onClear();
        }}
      />
      <span className={countClass}>{messages.rowsSelected(count)}</span>
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
