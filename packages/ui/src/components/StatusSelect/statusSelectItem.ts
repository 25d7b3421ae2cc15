import type { StatusTone } from '../StatusIcon/index.ts';

/** A status that can be chosen. */
export interface StatusSelectItem<Id extends string = string> {
  /** Id passed to `onSelectionChange`. */
  id: Id;
  /** Label of the status. */
  label: string;
  /** Colour and icon. */
  tone: StatusTone;
  /** A key that chooses the status while the list is open, shown beside it. */
  shortcut?: string;
}
