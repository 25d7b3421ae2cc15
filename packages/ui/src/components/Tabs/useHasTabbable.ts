import { isTabbable } from 'react-aria/private/utils/isFocusable';
import { useEffect, useState, type RefObject } from 'react';

/** Attributes that remove an element from the tab order or add it. */
const attributeFilter = ['tabindex', 'disabled', 'hidden', 'inert', 'href'];

/**
 * Whether an element contains a tab stop, updated before the next frame after its content changes:
 * whether an element is visible is known after the layout, which an earlier look would do twice.
 * React Aria's own hook uses FocusScope, whose code the first screen does not need otherwise.
 */
export function useHasTabbable(ref: RefObject<HTMLElement | null>): boolean {
  const [hasTabbable, setHasTabbable] = useState(false);
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    let frame = 0;
    const look = () => setHasTabbable([...root.querySelectorAll('*')].some(isTabbable));
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    lookSoon();
    const observer = new MutationObserver(lookSoon);
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref]);
  return hasTabbable;
}
