/** Fields in which Enter sends the form. */
const isLine = (target: EventTarget | undefined): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  !['button', 'submit', 'reset', 'file'].includes(target.type);

/**
 * Sends a form with Enter although the page around the element cancels that key, as pages do so that
 * their own forms are not sent by accident.
 * @returns A function that ends it
 */
export function keepEnter(root: ShadowRoot): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const submit = (field: HTMLInputElement) => field.form?.requestSubmit();

  const watch = (event: Event) => {
    const [target] = event.composedPath();
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || event.isComposing) return;
    if (!isLine(target)) return;
    // What cancels it before it arrives is the page.
    if (event.eventPhase === Event.CAPTURING_PHASE && event.defaultPrevented) {
      submit(target);
      return;
    }
    if (event.eventPhase === Event.CAPTURING_PHASE || event.defaultPrevented) return;
    // And so is what cancels it after it has left.
    setTimeout(() => {
      if (event.defaultPrevented) submit(target);
    });
  };
  for (const type of ['keydown', 'keypress']) {
    root.addEventListener(type, watch, { capture: true, signal });
    root.addEventListener(type, watch, { signal });
  }
  return () => ended.abort();
}
