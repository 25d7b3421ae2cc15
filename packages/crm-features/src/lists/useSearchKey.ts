import { isPageKey } from '@cardinal/ui';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * `/` focuses the search; Escape leaves it once it is empty.
 * @param isOn Whether single-letter shortcuts are on; users can turn them off (WCAG 2.1.4)
 */
export function useSearchKey(searchRef: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const search = searchRef.current;
    if (!search) return;
    // The first Escape clears the search; the next one re-enables the shortcuts.
    if (event.key === 'Escape' && event.target === search && search.value === '') search.blur();
    if (event.key !== '/' || !isPageKey(event)) return;
    search.focus();
    event.preventDefault();
  });

  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
