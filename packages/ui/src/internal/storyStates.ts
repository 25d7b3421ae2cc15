type State = 'hovered' | 'pressed' | 'focused' | 'focus-visible' | 'focus-within';

/**
 * For stories: a ref that shows a control in states that normally require a pointer or a keyboard.
 */
export const inState =
  (...states: State[]) =>
  (element: Element | null) => {
    for (const state of states) element?.setAttribute(`data-${state}`, 'true');
  };

/** For stories: the same for a part of a control, found with a selector. */
export const partInState =
  (selector: string, ...states: State[]) =>
  (element: Element | null) =>
    inState(...states)(element?.querySelector(selector) ?? null);

/** Unusually long texts. */
export const longText =
  'Wolfeschlegelsteinhausenbergerdorff-Donaudampfschifffahrtsgesellschaft Internationale Handelsvertretung für Tourismus und Veranstaltungen';

/** For stories: whether a left-to-right text of one line begins at the left and ends at the right. */
export function readsLeftToRight(element: Element): boolean {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const length = text?.textContent?.length ?? 0;
  if (!text || length < 2) return false;
  const leftOf = (index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  };
  const [first, ...others] = Array.from({ length }, (_, index) => leftOf(index));
  return others.every((left, index) => left >= Math.max(first ?? 0, ...others.slice(0, index)));
}
