import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { scroller } from './docs.css.ts';

interface ScrollerProps {
  /** Name of what scrolls. */
  label: string;
  children: ReactNode;
}

/** What is wider than a phone scrolls by itself, by keyboard too, and the page does not. */
export function Scroller({ label, children }: ScrollerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  // Only what scrolls is a stop of the Tab key.
  const region = scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={ref} className={scroller} {...region}>
      {children}
    </div>
  );
}
