import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Toolbar } from 'react-aria-components';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { LazyMenu, type MenuButtonProps } from '../Menu/LazyMenu.tsx';
import type { Selection } from '../Table/index.ts';
import { useAnnounceCount, type RowSelection } from '../Table/selection/useSelection.ts';
import { bar, barActions, count as countClass, destructive } from './DataTable.css.ts';
import type { BulkAction } from './types.ts';

interface SelectionBarProps {
  selection: RowSelection;
  /** The number of selected rows. */
  count: number;
  actions: readonly BulkAction[] | undefined;
  /** Keys of the loaded rows, and the total number of rows. */
  loaded: readonly string[];
  total: number;
  /** Called when this bar disappears, if that leaves the focus nowhere. */
  onFocusLost: () => void;
}

/** The number of selected rows, and the actions available for them. */
export function SelectionBar({
  selection,
  count,
  actions,
  loaded,
  total,
  onFocusLost,
}: SelectionBarProps) {
  const messages = useMessages();
  const announceCount = useAnnounceCount();
  const { keys } = selection;
  const lose = useEffectEvent(onFocusLost);
  useEffect(
    () => () => {
      // After a menu in this bar has returned the focus to its button, which is gone by then.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) lose();
        }),
      );
    },
    [],
  );
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
        }}
      />
      <span className={countClass}>{messages.rowsSelected(count)}</span>
      {more > 0 && (
        <Button size="sm" variant="quiet" onPress={selectMore}>
          {messages.selectAllRows(more)}
        </Button>
      )}
      <span className={barActions}>
        {actions?.map((action) => (
          <Action key={action.id} action={action} keys={keys} />
        ))}
      </span>
    </Toolbar>
  );
}

/** The button of an action, or of the menu with its choices. */
function Action({ action, keys }: { action: BulkAction; keys: Selection }) {
  const { label, icon, tone, choices, onAction, isBusy, disabledReason } = action;
  const button = (props: Partial<MenuButtonProps>) => (
    <Button
      {...props}
      size="sm"
      className={tone === 'danger' ? destructive : undefined}
      icon={icon}
      isBusy={isBusy}
      disabledReason={disabledReason}
    >
      {label}
    </Button>
  );
  if (!choices) return button({ onPress: () => onAction(keys) });
  return (
    <LazyMenu renderButton={button}>
      {({ Menu, MenuItem }) => (
        <Menu aria-label={label} onAction={(choice) => onAction(keys, String(choice))}>
          {choices.map((choice) => (
            <MenuItem key={choice.id} id={choice.id} icon={choice.icon} shortcut={choice.shortcut}>
              {choice.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </LazyMenu>
  );
}
