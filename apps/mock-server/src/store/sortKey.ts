import { fold } from '@cardinal/contract/fold';

/** Longest sort key in characters: an index entry has a size limit on both engines. */
const sortKeyLength = 100;

/** Folded text to sort by. */
export function sortKey(text: string): string {
  return Array.from(fold(text)).slice(0, sortKeyLength).join('');
}
