import { useRef, useState } from 'react';

/** Lets one capture make room for another, while the form still shows the first; one at a time. */
export function useMove() {
  const [isMoving, setMoving] = useState(false);
  // State changes with the next render, and a button can be pressed twice before that.
  const moving = useRef(false);
  const move = async (work: () => Promise<void>) => {
    if (moving.current) return;
    moving.current = true;
    setMoving(true);
    try {
      await work();
    } finally {
      moving.current = false;
      setMoving(false);
    }
  };
  return { move, isMoving, moving };
}
