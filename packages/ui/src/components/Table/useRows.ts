import type { KeyboardEvent, RefObject } from 'react';
import { isPageKey } from '../../internal/pageKey.ts';
import { isPressOnRow, placeOfKey, useStableHandlers, type RowHandlers } from './rowHandlers.ts';
import type { TableProps } from './types.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useAnnounceCount, useSelection, type RowSelection } from './selection/useSelection.ts';

/** What the rows of a table and its cards have in common. */
export interface Rows {
  /** Key of the row that Tab reaches; undefined if rows cannot be focused. */
  tabStop: string | undefined;
  /** The selection; undefined if rows cannot be selected. */
  selection: RowSelection | undefined;
  handlers: RowHandlers;
}

const keyOf = ({ currentTarget }: { currentTarget: HTMLElement }) =>
  currentTarget.dataset['rowKey'] ?? '';

/**
 * Focus, selection and keys of the rows.
 * @param boxRef around the rows
 */
export function useRows<T extends object>(
  props: TableProps<T>,
  boxRef: RefObject<HTMLElement | null>,
): Rows {
  const {
    rows,
    rowKey,
    selectionMode = 'none',
    onRowAction,
    onRowKey,
    hasPageKeys = false,
  } = props;
  const keys = rows.map(rowKey);
  const selection = useSelection(props);
  const announceCount = useAnnounceCount();
  const focus = useRowFocus(boxRef, keys, hasPageKeys);
  const isSelectable = selectionMode === 'multiple';
  const isInteractive =
    isSelectable || hasPageKeys || onRowAction !== undefined || onRowKey !== undefined;
  const rowOf = (key: string) => rows.find((row) => rowKey(row) === key);

  const open = (key: string) => {
    const row = rowOf(key);
    if (row) onRowAction?.(row);
  };

  /** Handles a key pressed on the row itself; returns whether it was handled. */
  const onOwnKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const key = keyOf(event);
    const isCommand = event.ctrlKey || event.metaKey;
    if (isSelectable && isCommand && event.key === 'a') {
      selection.set(new Set(keys));
      announceCount(keys.length);
      return true;
    }
    if (isCommand || event.altKey) return false;
    if (event.key === 'Enter' && onRowAction) {
      open(key);
      return true;
    }
    if (isSelectable && event.key === ' ') {
      selection.toggle(key, event.shiftKey);
      return true;
    }
    if (isSelectable && event.key === 'Escape' && selection.extent !== 'none') {
      selection.set(new Set<string>());
      announceCount(0);
      return true;
    }
    const to = focus.moveBy(event.key);
    const isExtending = event.shiftKey && event.key.startsWith('Arrow');
    if (isSelectable && isExtending && to !== undefined && to !== key) selection.extend(key, to);
    return to !== undefined;
  };

  const handlers = useStableHandlers({
    onFocus: (event) => focus.onFocus(keyOf(event)),
    onOpen: open,
    onToggle: selection.toggle,
    onClick: (event) => {
      if (onRowAction && isPressOnRow(event)) open(keyOf(event));
    },
    onKeyDown: (event) => {
      const place = placeOfKey(event);
      if (place === 'elsewhere' || event.defaultPrevented) return;
      if (place === 'row' && onOwnKey(event)) {
        event.preventDefault();
        return;
      }
      if (!isPageKey(event.nativeEvent)) return;
      const row = rowOf(keyOf(event));
      if (row && onRowKey?.(row, event)) {
        event.preventDefault();
      } else if (isSelectable && hasPageKeys && event.key === 'x') {
        event.preventDefault();
        selection.toggle(keyOf(event), false);
      }
    },
  });

  return {
    tabStop: isInteractive ? focus.tabStop : undefined,
    selection: isSelectable ? selection : undefined,
    handlers,
  };
}
