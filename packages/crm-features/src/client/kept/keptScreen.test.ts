import 'fake-indexeddb/auto';
import type { User } from '@cardinal/contract';
import { stored } from '@cardinal/contract/labels';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildUser, memoryStorage } from '../../fixtures/index.ts';
import { createApiClient } from '../http/apiClient.ts';
import { createSessionStore } from '../http/sessionStore.ts';
import { createQueryClient } from '../queries/queryClient.ts';
import { queryKeys } from '../queries/queryKeys.ts';
import { keepReads, ownerOfUser, readKeptScreen, writeScreen, type KeptScreen } from './index.ts';

const ada = buildUser({ id: 'ada', company_id: 'acme', role: 'agent' });
const path = '/leads';
const screenOf = (user: User): KeptScreen => ({
  path,
  owner: ownerOfUser(user),
  build: '/assets/index-1.js',
  width: 1280,
  styles: [],
  page: [['lang', 'en']],
  nodes: [{ tag: 'p', attributes: [], inside: ['Ada Lovelace'] }],
});
const kept = () => readKeptScreen(path).catch(() => undefined);

let stop = () => {};

function openPage(user: User, onKept?: (owner: string) => void) {
  const session = createSessionStore(memoryStorage());
  session.set({ access_token: 'token', user });
  const queryClient = createQueryClient(createApiClient({ session, clientId: 'tab' }));
  stop = keepReads({ session, queryClient }, onKept);
  return { session, queryClient };
}

afterEach(async () => {
  stop();
  vi.restoreAllMocks();
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase(stored.kept.key).onsuccess = () => resolve();
  });
});

/** The page goes into the background, where it writes at once. */
function hidePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a screen on this device', () => {
  it('is there for the next start', async () => {
    await writeScreen(screenOf(ada));
    expect(await kept()).toEqual(screenOf(ada));
  });

  it.each([
    ['another user', { id: 'grace' }],
    ['another company', { company_id: 'globex' }],
    ['another role', { role: 'manager' as const }],
  ])('is deleted for %s', async (_, change) => {
    await writeScreen(screenOf(ada));
    openPage({ ...ada, ...change });
    await vi.waitFor(async () => expect(await kept()).toBeUndefined());
  });

  it('is deleted with the session', async () => {
    await writeScreen(screenOf(ada));
    openPage(ada).session.clear();
    await vi.waitFor(async () => expect(await kept()).toBeUndefined());
  });

  it('joins what an earlier version has kept', async () => {
    const before = await openDB(stored.kept.key, 1, {
      upgrade: (db) =>
        void db.createObjectStore('reads', { keyPath: 'id' }).createIndex('seen', ['kind', 'seen']),
    });
    await before.put('reads', { id: 'a', owner: ownerOfUser(ada), kind: 'leads', seen: 1 });
    before.close();
    await writeScreen(screenOf(ada));
    const db = await openDB(stored.kept.key);
    expect(await db.count('reads')).toBe(1);
    db.close();
  });
});

it('a page tells when it has kept what it shows, unless the session has ended meanwhile', async () => {
  const onKept = vi.fn<(owner: string) => void>();
  const { queryClient, session } = openPage(ada, onKept);
  queryClient.setQueryData(queryKeys.lead('a'), { id: 'a' });
  hidePage();
  await vi.waitFor(() => expect(onKept).toHaveBeenCalledExactlyOnceWith(ownerOfUser(ada)));
  queryClient.setQueryData(queryKeys.lead('b'), { id: 'b' });
  hidePage();
  session.clear();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onKept).toHaveBeenCalledTimes(1);
});
