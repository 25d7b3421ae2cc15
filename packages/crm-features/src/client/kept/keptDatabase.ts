import { stored } from '@cardinal/contract/labels';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptScreen } from './keptScreen.ts';
import type { KeptRead } from './readKept.ts';

interface KeptDatabase extends DBSchema {
  /** Sorted by kind, those that were not shown for the longest time first. */
  reads: { key: string; value: KeptRead; indexes: { seen: [kind: string, seen: number] } };
  screens: { key: string; value: KeptScreen };
}

type Open = IDBPDatabase<KeptDatabase>;

let opened: Promise<Open> | undefined;

const forget = () => {
  opened = undefined;
};

async function open(): Promise<Open> {
  try {
    return await openDB<KeptDatabase>(stored.kept.key, 2, {
      upgrade: (db, before) => {
        if (before < 1)
          db.createObjectStore('reads', { keyPath: 'id' }).createIndex('seen', ['kind', 'seen']);
        db.createObjectStore('screens', { keyPath: 'path' });
      },
      // The database is deleted at the end of a session, or another tab upgrades it.
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    });
  } catch (error) {
    forget();
    throw error;
  }
}

const database = () => (opened ??= open());

/** Deletes everything. */
export async function clearReads(): Promise<void> {
  const db = await database();
  await Promise.all([db.clear('reads'), db.clear('screens')]);
}

/** Deletes everything if it belongs to somebody else. */
export async function clearOthers(owner: string): Promise<void> {
  const changing = (await database()).transaction(['reads', 'screens'], 'readwrite');
  const stores = [changing.objectStore('reads'), changing.objectStore('screens')];
  const clear = async () => {
    const all = (await Promise.all(stores.map((store) => store.getAll()))).flat();
    if (all.some((each) => each.owner !== owner))
      await Promise.all(stores.map((store) => store.clear()));
  };
  // Awaited together: after an abort, both reject.
  await Promise.all([clear(), changing.done]);
}

/** What changes on this device. */
export interface KeptChanges {
  /** Replaces what it had of these. */
  reads: readonly KeptRead[];
  /** Ids of those that do not exist any more. */
  gone: readonly string[];
  /** How many of a kind stay. */
  most: Readonly<Record<string, number>>;
}

/** Writes, in one transaction. */
export async function writeReads({ reads, gone, most }: KeptChanges): Promise<void> {
  const { store, done } = (await database()).transaction('reads', 'readwrite');
  const write = async () => {
    await Promise.all([
      ...reads.map((read) => store.put(read)),
      ...gone.map((id) => store.delete(id)),
    ]);
    for (const kind of new Set(reads.map((read) => read.kind))) {
      const ids = await store.index('seen').getAllKeys(IDBKeyRange.bound([kind, 0], [kind, []]));
      const tooMany = ids.slice(0, Math.max(0, ids.length - (most[kind] ?? 0)));
      await Promise.all(tooMany.map((id) => store.delete(id)));
    }
  };
  await Promise.all([write(), done]);
}

/** Replaces what a screen showed before. */
export async function writeScreen(screen: KeptScreen): Promise<void> {
  await (await database()).put('screens', screen);
}
