import { useState } from 'react';
import { useMessages } from '../../../internal/messages/useMessages.ts';
import { announce } from '../../Announcer/index.ts';
import { extended, extentOf, toggled, toggledRange } from './selection.ts';
import type { Selection, TableProps } from '../types.ts';

/** The current selection, and functions that change it. */
export interface RowSelection {
  keys: Selection;
  has: (key: string) => boolean;
  /** Whether none, some or all of the loaded rows are selected. */
  extent: 'none' | 'some' | 'all';
  /** Replaces the selection. */
  set: (keys: Selection) => void;
  /** Toggles the selection of a row; with `isRange`, selects every row since the last one. */
  toggle: (key: string, isRange: boolean) => void;
  /** Moves the end of the selected range from one row to the next. */
  extend: (from: string, to: string) => void;
  /** Selects every loaded row, or none if all are selected. */
  toggleLoaded: () => void;
}

/** Controlled or uncontrolled selection. */
export function useSelection<T extends object>({
  rows,
  rowKey,
  selectedKeys,
  onSelectionChange,
}: Pick<TableProps<T>, 'rows' | 'rowKey' | 'selectedKeys' | 'onSelectionChange'>): RowSelection {
  const [own, setOwn] = useState<Selection>(new Set<string>());
  const [anchor, setAnchor] = useState<string>();
  const given = selectedKeys ?? own;
  const keys = given === 'all' ? 'all' : new Set(given);
  const loaded = rows.map(rowKey);
  const extent = extentOf(keys, loaded);
  const set = (next: Selection) => {
    setOwn(next);
    onSelectionChange?.(next);
  };
  return {
    keys,
    extent,
    has: (key) => keys === 'all' || keys.has(key),
    set,
    toggle: (key, isRange) => {
      set(
        isRange && anchor !== undefined
          ? toggledRange(keys, loaded, anchor, key)
          : toggled(keys, loaded, key),
      );
      if (!isRange || anchor === undefined) setAnchor(key);
    },
    extend: (from, to) => {
      const start = anchor !== undefined && keys !== 'all' && keys.has(from) ? anchor : from;
      setAnchor(start);
      set(extended(keys, loaded, start, { from, to }));
    },
    toggleLoaded: () => set(extent === 'all' ? new Set<string>() : new Set(loaded)),
  };
}

/** Announces the number of selected rows, if no checkbox announces it. */
export function useAnnounceCount() {
  const messages = useMessages();
  return (count: number) => announce(messages.rowsSelected(count), 'polite');
}
