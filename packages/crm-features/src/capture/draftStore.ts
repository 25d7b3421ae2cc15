import { stored } from '@cardinal/contract/labels';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isSameInput, type CaptureData } from './state/captureState.ts';

interface DraftDatabase extends DBSchema {
  /** One draft per user id, so that no one sees another user's draft on a shared device. */
  drafts: { key: string; value: CaptureData };
}

const version = 1;
let opened: Promise<IDBPDatabase<DraftDatabase>> | undefined;

function database() {
  opened ??= openDB<DraftDatabase>(stored.drafts.key, version, {
    upgrade: (db) => {
      db.createObjectStore('drafts');
    },
    // Allows a newer version in another tab to upgrade the database; the next call reopens it.
    blocking: (_current, _blocked, event) => {
      opened = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}

/** The user's draft, or null. Rejects if the browser stores no data. */
export async function loadDraft(userId: string): Promise<CaptureData | null> {
  return (await (await database()).get('drafts', userId)) ?? null;
}

/** Replaces the user's draft. */
export async function saveDraft(userId: string, draft: CaptureData): Promise<void> {
  await (await database()).put('drafts', draft, userId);
}

/** Deletes the user's draft. */
export async function clearDraft(userId: string): Promise<void> {
  await (await database()).delete('drafts', userId);
}

/** Deletes the user's draft if its input is this one. Resolves to whether it was. */
export async function clearDraftOf(userId: string, input: CaptureData): Promise<boolean> {
  const { store, done } = (await database()).transaction('drafts', 'readwrite');
  const clear = async () => {
    const draft = await store.get(userId);
    const isSame = draft !== undefined && isSameInput(draft, input);
    if (isSame) await store.delete(userId);
    return isSame;
  };
  // Awaited together: after an abort, both reject.
  const [isSame] = await Promise.all([clear(), done]);
  return isSame;
}
