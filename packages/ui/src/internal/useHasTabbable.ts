import { isTabbable } from 'react-aria/private/utils/isFocusable';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Attributes that take an element out of the Tab key's way, or put it there. */
const attributeFilter = ['tabindex', 'disabled', 'hidden', 'inert', 'href'];

/**
 * Whether the Tab key stops somewhere in an element, followed as its content changes. React Aria's
 * own hook walks by FocusScope, whose code a first screen does not need otherwise.
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
