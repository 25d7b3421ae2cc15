import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { scroller } from './docs.css.ts';

interface ScrollerProps {
  /** Accessible name of the region. */
  label: string;
  children: ReactNode;
}

/** Content wider than a phone scrolls in its own region, also by keyboard, instead of the page. */
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
  // Focusable only while it scrolls.
  const region = scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={ref} className={scroller} {...region}>
      {children}
    </div>
  );
}
