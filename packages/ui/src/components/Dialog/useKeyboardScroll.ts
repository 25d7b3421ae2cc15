import { useEffect, useState, type RefObject } from 'react';

/**
 * `tabIndex` for a scrolling region: focusable while its content overflows, so that text without
 * controls can be scrolled by keyboard.
 */
export function useKeyboardScroll(ref: RefObject<HTMLElement | null>): 0 | undefined {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = ref.current;
    // Without layout, nothing overflows.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight);
    const size = new ResizeObserver(measure);
    const content = new MutationObserver(measure);
    size.observe(element);
    content.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, [ref]);

  return overflows ? 0 : undefined;
}
