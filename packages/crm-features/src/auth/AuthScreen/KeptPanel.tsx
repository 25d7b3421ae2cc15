import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface KeptPanelProps {
  /** Whether the panel is in the document. */
  isShown: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Keeps the input in a panel while another one is shown. The hidden panel is removed from the
 * document, because two fields named Email on a page would confuse password managers and users who
 * navigate by labels.
 */
export function KeptPanel({ isShown, className, children }: KeptPanelProps) {
  const [box] = useState(() => document.createElement('div'));
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    slot.current?.append(box);
    return () => box.remove();
  }, [isShown, box]);
  return (
    <div ref={slot} className={className} hidden={!isShown}>
      {createPortal(children, box)}
    </div>
  );
}
