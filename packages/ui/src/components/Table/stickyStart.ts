/** Width in px of the column of checkboxes. */
export const selectionWidth = 40;

/** How a column keeps to the start while the others scroll; not at all when undefined. */
export type StickyStart = 'before' | 'first' | 'afterCheckbox' | undefined;

/** Says which columns stay: the first one, and the checkboxes before it. */
export function stickyStart(isSticky: boolean, hasCheckboxes: boolean) {
  return (place: number): StickyStart => {
    if (!isSticky) return undefined;
    if (!hasCheckboxes) return place === 0 ? 'first' : undefined;
    return place === 0 ? 'before' : place === 1 ? 'afterCheckbox' : undefined;
  };
}
