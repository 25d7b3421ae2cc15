import { useEffect, useRef, useState } from 'react';

/**
 * After 'Load more' the focus moves to the first loaded entry, so that screen readers continue
 * there and the focus is not lost with the button.
 */
export function useLoadedFocus(entries: readonly { id: string }[]) {
  const ref = useRef<HTMLLIElement>(null);
  const [knownCount, setKnownCount] = useState<number>();
  const firstId = knownCount === undefined ? undefined : entries[knownCount]?.id;

  useEffect(() => {
    if (firstId !== undefined) ref.current?.focus({ preventScroll: true });
  }, [firstId]);

  return { ref, firstId, remember: () => setKnownCount(entries.length) };
}
