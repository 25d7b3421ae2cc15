import { stored } from '@cardinal/contract/labels';
import type { QueryKey } from '@tanstack/react-query';

/** An answer of the server on this device. */
export interface KeptRead {
  /** The query's hash. */
  id: string;
  /** To whom it was shown; see `ownerOf`. */
  owner: string;
  /** In which form it was written. */
  form: number;
  /** What it is; there is a most for each kind. */
  kind: string;
  key: QueryKey;
  data: unknown;
  /** When the server gave it, in milliseconds. */
  at: number;
  /** When it was last shown, in milliseconds. */
  seen: number;
}

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/**
 * Everything on this device; nothing if there is no database yet. Without `idb`, which writes it: this
 * is part of what a first screen loads.
 */
export async function readKept(): Promise<KeptRead[]> {
  const opening = indexedDB.open(stored.kept.key);
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  const database = await answerOf(opening);
  try {
    return await answerOf(database.transaction('reads').objectStore('reads').getAll());
  } finally {
    database.close();
  }
}
