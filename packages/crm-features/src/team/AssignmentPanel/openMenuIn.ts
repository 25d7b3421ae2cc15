/**
 * Opens the menu of a row as the arrow key on its button does, so that the first item takes the
 * focus. A synthetic click would count as one by a screen reader, which moves the focus itself.
 */
export function openMenuIn(row: Element): void {
  const button = row.querySelector<HTMLElement>('[aria-haspopup]');
  button?.focus();
  button?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  );
}
