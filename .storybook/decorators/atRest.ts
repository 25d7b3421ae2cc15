/** Takes the pointer and the focus away, which a story's steps have left on a component. */
export function atRest(canvas: HTMLElement) {
  for (const element of canvas.querySelectorAll('[data-hovered]')) {
    // React tells components from this that the pointer has left them.
    element.dispatchEvent(
      new PointerEvent('pointerout', {
        bubbles: true,
        pointerType: 'mouse',
        relatedTarget: document.body,
      }),
    );
  }
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && canvas.contains(focused)) focused.blur();
}
