import type { Selection } from '../types.ts';

/** The selected keys as a set, with `all` as the loaded ones. */
const asSet = (selection: Selection, loaded: readonly string[]): Set<string> =>
  new Set(selection === 'all' ? loaded : selection);

/** The keys between two rows, in either order. */
function between(keys: readonly string[], one: string, other: string): readonly string[] {
  const [a, b] = [keys.indexOf(one), keys.indexOf(other)];
  return a === -1 ? [other] : keys.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** Toggles the selection of a row. */
export function toggled(selection: Selection, loaded: readonly string[], key: string): Selection {
  const next = asSet(selection, loaded);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Applies the effect of pressing a row to every row between it and the anchor. */
export function toggledRange(
  selection: Selection,
  loaded: readonly string[],
  anchor: string,
  key: string,
): Selection {
  const next = asSet(selection, loaded);
  const isOn = !next.has(key);
  for (const one of between(loaded, anchor, key)) {
    if (isOn) next.add(one);
    else next.delete(one);
  }
  return next;
}

/**
 * Moves the end of a selected range by one row: the range grows away from the anchor and shrinks
 * towards it.
 */
export function extended(
  selection: Selection,
  loaded: readonly string[],
  anchor: string,
  { from, to }: { from: string; to: string },
): Selection {
  const next = asSet(selection, loaded);
  const distance = (key: string) => Math.abs(loaded.indexOf(key) - loaded.indexOf(anchor));
  if (distance(to) < distance(from)) next.delete(from);
  else next.add(from).add(to);
  return next;
}

/** Whether none, some or all of the loaded rows are selected. */
export function extentOf(selection: Selection, loaded: readonly string[]): 'none' | 'some' | 'all' {
  if (selection === 'all') return 'all';
  const count = loaded.filter((key) => selection.has(key)).length;
  return count === 0 ? 'none' : count === loaded.length ? 'all' : 'some';
}
