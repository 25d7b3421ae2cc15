/** Width in px of the column of checkboxes. */
export const selectionWidth = 40;

/** How a column stays at the start while the others scroll; undefined if it does not. */
export type StickyStart = 'before' | 'first' | 'afterCheckbox' | undefined;

/** Determines which columns stay: the first one, and the checkboxes before it. */
export function stickyStart(isSticky: boolean, hasCheckboxes: boolean) {
  return (place: number): StickyStart => {
    if (!isSticky) return undefined;
    if (!hasCheckboxes) return place === 0 ? 'first' : undefined;
    return place === 0 ? 'before' : place === 1 ? 'afterCheckbox' : undefined;
  };
}
