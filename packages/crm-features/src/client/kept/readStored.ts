const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/**
 * Reads from a database on this device; rejects if there is none, and creates none. Without `idb`, which
 * writes them: this is part of what a first screen loads.
 * @param ask What is asked of its store
 */
export async function readStored<T>(
  database: string,
  store: string,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database);
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  const opened = await answerOf(opening);
  try {
    return await answerOf(ask(opened.transaction(store).objectStore(store)));
  } finally {
    opened.close();
  }
}
