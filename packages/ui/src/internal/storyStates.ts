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
