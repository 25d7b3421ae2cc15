import type { LeadInput } from '@cardinal/contract';

/** How long an entry is kept on the device at most, in milliseconds. */
const keptFor = 86_400_000;
const database = 'cardinal-visitors';
const store = 'entries';

/** What a visitor sent while there was no network. It is kept for the page's origin alone. */
export interface KeptEntry {
  /** Its `Idempotency-Key`, from its first attempt on. */
  id: string;
  baseUrl: string;
  partnerKey: string;
  lead: LeadInput;
  /** Milliseconds since 1970. */
  at: number;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(store, { keyPath: 'id' });
  });
  return answer(request);
}

/** Does work on the stored entries, and waits until it is on the disk. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  try {
    const transaction = db.transaction(store, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
    const result = await answer(work(transaction.objectStore(store)));
    await done;
    return result;
  } finally {
    db.close();
  }
}

/** Keeps an entry. Rejects if this browser stores nothing for the page. */
export const keepEntry = (entry: KeptEntry): Promise<unknown> =>
  inStore('readwrite', (entries) => entries.put(entry));

/** Removes an entry. */
export const removeEntry = (id: string): Promise<unknown> =>
  inStore('readwrite', (entries) => entries.delete(id));

/** The entries that are kept, oldest first; those that are too old are removed. */
export async function readEntries(now = Date.now()): Promise<KeptEntry[]> {
  // What this code stored itself, in a database of its own.
  const all = (await inStore('readonly', (entries) => entries.getAll())) as KeptEntry[];
  const old = all.filter(({ at }) => now - at > keptFor);
  for (const { id } of old) await removeEntry(id);
  return all.filter((entry) => !old.includes(entry)).toSorted((one, other) => one.at - other.at);
}
