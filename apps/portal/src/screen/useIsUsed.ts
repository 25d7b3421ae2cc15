import { useEffect, useState } from 'react';

/** What shows that somebody is using the page. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'input'] as const;
/** How long after the first sign it is, in milliseconds: what was asked for loads before. */
const afterSign = 2_000;
/** How long it takes without a sign, in milliseconds. */
const afterNone = 10_000;

/**
 * Calls once, soon after the first sign that the page is being used, or after a good while without any.
 * What a screen does not show at first is loaded then: whoever only looks at it does not pay for that.
 * @returns Stops it
 */
export function onceUsed(act: () => void): () => void {
  let timer = setTimeout(act, afterNone);
  const follow = (change: 'addEventListener' | 'removeEventListener') => {
    for (const sign of signs) document[change](sign, see, { capture: true, passive: true });
  };
  function see() {
    follow('removeEventListener');
    clearTimeout(timer);
    timer = setTimeout(act, afterSign);
  }
  follow('addEventListener');
  return () => {
    follow('removeEventListener');
    clearTimeout(timer);
  };
}

/** Whether that time has come since the component was mounted; see `onceUsed`. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => onceUsed(() => setUsed(true)), []);
  return isUsed;
}
