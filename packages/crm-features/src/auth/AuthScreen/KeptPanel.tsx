import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Props of KeptPanel. */
export interface KeptPanelProps {
  /** Whether it is in the document. */
  isShown: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Keeps what was typed in a panel while another one is shown. The hidden panel is not in the
 * document at all: two fields named Email on one page would confuse password managers and people
 * who move by labels.
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
