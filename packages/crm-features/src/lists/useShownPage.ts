import { useState } from 'react';

/**
 * The number of the page whose rows are shown: until another page is loaded, that of the last one.
 * @param page Number of the requested page, from 1
 * @param isPlaceholder Whether the rows are still those of another page
 */
export function useShownPage(page: number, isPlaceholder: boolean): number {
  const [last, setLast] = useState(page);
  if (isPlaceholder) return last;
  if (last !== page) setLast(page);
  return page;
}
