import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { stored } from '@cardinal/contract/labels';
import type { CapturePicture, StoredCapture, WaitingCapture } from './waitingCapture.ts';

interface CaptureDatabase extends DBSchema {
  /** Captures by number, which is the order in which they were made whatever the clock says. */
  captures: { key: number; value: WaitingCapture & { number?: number }; indexes: { id: string } };
  /** Pictures of a capture, by its id. */
  files: { key: string; value: CapturePicture[] };
}

type Open = IDBPDatabase<CaptureDatabase>;

const version = 1;
const stores = ['captures', 'files'] as const;
/** The browser confirms a write only once it is on the disk. */
const strict = { durability: 'strict' } as const;
/** How often a call opens the database again; WebKit closes those of background tabs. */
const mostAttempts = 5;
/** Failures that opening the database again does not change. */
const lasting = new Set(['QuotaExceededError', 'ConstraintError', 'DataError', 'DataCloneError']);

/** The name of a failure; a DOMException of another realm is not an `Error` of this one. */
const nameOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

/** Whether a write failed because the device is full. */
export const isFull = (error: unknown): boolean => nameOf(error) === 'QuotaExceededError';

const isSame = (one: CapturePicture, other: CapturePicture | undefined) =>
  one.type === other?.type && one.bytes.byteLength === other.bytes.byteLength;

/** What is changed in a capture; null to leave it as it is. */
type ChangesOf = (capture: WaitingCapture) => Partial<WaitingCapture> | null;

/** Opens the store of captures. Each call opens the database again if it was closed, and repeats. */
export function createCaptureStore() {
  let opened: Promise<Open> | undefined;

  const forget = () => {
    opened = undefined;
  };

  async function open(): Promise<Open> {
    const callbacks = {
      upgrade: (db: Open) => {
        const captures = db.createObjectStore('captures', {
          keyPath: 'number',
          autoIncrement: true,
        });
        captures.createIndex('id', 'id', { unique: true });
        db.createObjectStore('files');
      },
      // A newer version in another tab may upgrade the database; the next call opens it again.
      blocking: (_current: number, _blocked: number | null, event: IDBVersionChangeEvent) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    };
    try {
      return await openDB<CaptureDatabase>(stored.captures.key, version, callbacks);
    } catch (error) {
      if (nameOf(error) !== 'VersionError') throw error;
      // A newer version of Cardinal has been here; what it added does not concern this one.
      return openDB<CaptureDatabase>(stored.captures.key, undefined, callbacks);
    }
  }

  async function withDatabase<T>(work: (db: Open) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const current = (opened ??= open());
      try {
        return await work(await current);
      } catch (error) {
        if (lasting.has(nameOf(error)) || attempt === mostAttempts) throw error;
        if (opened === current) forget();
      }
    }
  }

  const read = (db: Open, id: string) => db.getFromIndex('captures', 'id', id);

  /** Changes a capture, unless there is nothing to change; resolves to whether it is changed. */
  const update = (id: string, changesOf: ChangesOf): Promise<boolean> =>
    withDatabase(async (db) => {
      const { store, done } = db.transaction('captures', 'readwrite', strict);
      // Awaited together: after an abort, each of them rejects.
      const write = async () => {
        const found = await store.index('id').get(id);
        const changes = found && changesOf(found);
        if (changes) await store.put({ ...found, ...changes });
        return Boolean(changes);
      };
      const [isChanged] = await Promise.all([write(), done]);
      return isChanged;
    });
  const change = (id: string, changes: Partial<WaitingCapture>) => update(id, () => changes);
  const always = () => true;

  /** Deletes a capture with its pictures, if it may go; resolves to whether it is gone. */
  const removeIf = (id: string, mayGo: (capture: WaitingCapture) => boolean): Promise<boolean> =>
    withDatabase(async (db) => {
      const tx = db.transaction(stores, 'readwrite', strict);
      const captures = tx.objectStore('captures');
      const remove = async () => {
        const number = await captures.index('id').getKey(id);
        const found = number === undefined ? undefined : await captures.get(number);
        const isGone = !found || mayGo(found);
        if (number !== undefined && isGone) await captures.delete(number);
        if (isGone) await tx.objectStore('files').delete(id);
        return isGone;
      };
      const [isGone] = await Promise.all([remove(), tx.done]);
      return isGone;
    });

  return {
    /**
     * Writes a capture, in place of an earlier state of it, and reads it back.
     * @throws If it is not there afterwards, or if the device is full: see `isFull`
     */
    async keep(capture: WaitingCapture, pictures: readonly CapturePicture[] = []): Promise<void> {
      await withDatabase(async (db) => {
        const tx = db.transaction(stores, 'readwrite', strict);
        const captures = tx.objectStore('captures');
        const write = async () => {
          const earlier = await captures.index('id').getKey(capture.id);
          const number = earlier === undefined ? {} : { number: earlier };
          await captures.put({ ...capture, ...number });
          await tx.objectStore('files').put([...pictures], capture.id);
        };
        await Promise.all([write(), tx.done]);
        const [kept, files] = await Promise.all([
          read(db, capture.id),
          db.get('files', capture.id),
        ]);
        const isWhole =
          files?.length === pictures.length && files.every((file, n) => isSame(file, pictures[n]));
        if (!kept || !isWhole) throw new Error('The capture could not be read back.');
      });
    },
    /** Every capture on this device, in the order in which they were made. */
    all: (): Promise<StoredCapture[]> =>
      // A key path that the store generates is always there.
      withDatabase(async (db) => (await db.getAll('captures')) as StoredCapture[]),
    /** A capture; undefined if it is gone. */
    get: (id: string): Promise<WaitingCapture | undefined> => withDatabase((db) => read(db, id)),
    /** The pictures of a capture. */
    pictures: (id: string): Promise<CapturePicture[]> =>
      withDatabase(async (db) => (await db.get('files', id)) ?? []),
    update,
    /**
     * Puts a capture for each of some pictures in the place of one, if that may be done; resolves to
     * whether it was. The first keeps its id, and the others follow it before what was made later.
     * @param partOf The capture of a picture; null to leave everything as it is
     */
    split: (
      id: string,
      pictures: readonly CapturePicture[],
      partOf: (capture: WaitingCapture, index: number) => WaitingCapture | null,
    ): Promise<boolean> =>
      withDatabase(async (db) => {
        const tx = db.transaction(stores, 'readwrite', strict);
        const captures = tx.objectStore('captures');
        const write = async () => {
          const number = await captures.index('id').getKey(id);
          const whole = number === undefined ? undefined : await captures.get(number);
          if (number === undefined || !whole) return false;
          for (const [index, picture] of pictures.entries()) {
            const part = partOf(whole, index);
            if (!part) return false;
            // The numbers that the store makes are whole.
            await captures.put({ ...part, number: number + index / pictures.length });
            await tx.objectStore('files').put([picture], part.id);
          }
          return true;
        };
        const [isSplit] = await Promise.all([write(), tx.done]);
        return isSplit;
      }),
    /** Records that the server may have the capture from now on, if it is still there to be sent. */
    attempt: (id: string) => update(id, ({ lead }) => lead && { isAttempted: true }),
    /** Stores the server's answer. */
    answer: (id: string, answer: NonNullable<WaitingCapture['answer']>) =>
      change(id, { answer, refusal: null }),
    /** Sets a refused capture aside with the reason, so that the others go on. */
    park: (id: string, refusal: string) => change(id, { refusal, isAttempted: false }),
    /** Sends a capture that was set aside with the others again. */
    unpark: (id: string) => change(id, { refusal: null, sendAfter: null }),
    /** Deletes a capture with its pictures. */
    remove: (id: string) => removeIf(id, always),
    /** Deletes a capture unless the server may have it; resolves to whether it is gone. */
    removeUnsent: (id: string) => removeIf(id, (capture) => !capture.isAttempted),
  };
}

/** The captures on this device. */
export type CaptureStore = ReturnType<typeof createCaptureStore>;
