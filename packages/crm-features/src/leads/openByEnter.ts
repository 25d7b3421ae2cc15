import type { KeyboardEvent } from 'react';

/** `Enter` on a focused row or card opens it; on a control inside it means that control. */
export function openByEnter(open: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) open();
  };
}
