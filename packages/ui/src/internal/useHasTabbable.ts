import { isTabbable } from 'react-aria/private/utils/isFocusable';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Attributes that remove an element from the tab order or add it. */
const attributeFilter = ['tabindex', 'disabled', 'hidden', 'inert', 'href'];

/**
 * Whether an element contains a tab stop, updated when its content changes. React Aria's own hook
 * uses FocusScope, whose code the first screen does not need otherwise.
 */
export function useHasTabbable(ref: RefObject<HTMLElement | null>): boolean {
  const [hasTabbable, setHasTabbable] = useState(false);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const look = () => setHasTabbable([...root.querySelectorAll('*')].some(isTabbable));
    look();
    const observer = new MutationObserver(look);
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
    return () => observer.disconnect();
  });
  return hasTabbable;
}
