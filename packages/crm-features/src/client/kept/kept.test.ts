import 'fake-indexeddb/auto';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { Session, User } from '@cardinal/contract';
import { stored } from '@cardinal/contract/labels';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildLead, buildUser, memoryStorage } from '../../fixtures/index.ts';
import { createApiClient } from '../http/apiClient.ts';
import { ApiError } from '../http/apiError.ts';
import { createSessionStore, type SessionStore } from '../http/sessionStore.ts';
import { createQueryClient } from '../queries/queryClient.ts';
import { queryKeys } from '../queries/queryKeys.ts';
import { keepReads, restoreReads } from './index.ts';
import { isKept } from './isKept.ts';
import { readKept, type KeptRead } from './readKept.ts';

const ada = buildUser({ id: 'ada', company_id: 'acme', role: 'agent' });
const page = (...ids: string[]) => ({
  leads: ids.map((id) => buildLead({ id })),
  total: ids.length,
  isTotalCapped: false,
  previous: null,
  next: null,
});
const list = queryKeys.leads({});

let session: SessionStore;
let queryClient: QueryClient;
let stop = () => {};

const sessionOf = (user: User): Session => ({ access_token: 'token', user });

/** A page that is opened, with what is on the device. */
async function openPage(user: User) {
  stop();
  session = createSessionStore(memoryStorage());
  session.set(sessionOf(user));
  queryClient = createQueryClient(createApiClient({ session, clientId: 'tab' }));
  await restoreReads({ session, queryClient });
  stop = keepReads({ session, queryClient });
}

/** Puts the page into the background, where it writes at once. */
function hidePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Expects what this page shows to be on the device. */
async function expectKept(isThere: (reads: KeptRead[]) => boolean) {
  hidePage();
  await vi.waitFor(async () => expect(isThere(await readKept().catch(() => []))).toBe(true), {
    interval: 10,
  });
}

const has =
  (...keys: (readonly unknown[])[]) =>
  (reads: KeptRead[]) =>
    keys.every((key) => reads.some((read) => JSON.stringify(read.key) === JSON.stringify(key)));

beforeEach(async () => {
  await openPage(ada);
});

afterEach(async () => {
  stop();
  stop = () => {};
  vi.restoreAllMocks();
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase(stored.kept.key).onsuccess = () => resolve();
  });
});

describe('what is kept', () => {
  it('is shown at the next start with its age, and asked for again', async () => {
    queryClient.setQueryData(list, page('a', 'b'), { updatedAt: 1_000 });
    await expectKept(has(list));
    await openPage(ada);
    expect(queryClient.getQueryData(list)).toEqual(page('a', 'b'));
    expect(queryClient.getQueryState(list)?.dataUpdatedAt).toBe(1_000);
    expect(isKept(queryClient, list)).toBe(true);

    const ask = vi.fn<() => Promise<unknown>>(async () => page('b'));
    const observer = new QueryObserver(queryClient, { queryKey: list, queryFn: ask });
    const unsubscribe = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult().data).toEqual(page('a', 'b'));
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(page('b')));
    expect(isKept(queryClient, list)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(1);
    unsubscribe();
  });

  it.each([
    ['has not answered yet', () => new Promise<never>(() => {})],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is shown late, too, while the server %s', async (_, queryFn) => {
    queryClient.setQueryData(list, page('a'), { updatedAt: 1_000 });
    await expectKept(has(list));
    queryClient.clear();
    const options = { queryKey: list, queryFn, retry: false };
    const observer = new QueryObserver(queryClient, options);
    const unsubscribe = observer.subscribe(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    await restoreReads({ session, queryClient });
    expect(observer.getCurrentResult()).toMatchObject({ data: page('a'), isSuccess: true });
    expect(isKept(queryClient, list)).toBe(true);
    unsubscribe();
  });

  it('does not replace what the server has answered already', async () => {
    queryClient.setQueryData(list, page('old'));
    await expectKept(has(list));
    queryClient.clear();
    queryClient.setQueryData(list, page('new'));
    await restoreReads({ session, queryClient });
    expect(queryClient.getQueryData(list)).toEqual(page('new'));
  });

  it('is at most the lists and details that were shown last', async () => {
    const lists = Array.from({ length: 7 }, (_, n) => queryKeys.leads({ limit: n + 2 }));
    for (const key of lists) {
      queryClient.setQueryData(key, page(String(key[1])));
      await expectKept(has(key));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await expectKept((reads) => reads.length === 5 && !has(lists[1] ?? [])(reads));
    for (let n = 0; n < 60; n += 1)
      queryClient.setQueryData(queryKeys.lead(`lead ${n}`), buildLead({ id: `lead ${n}` }));
    await expectKept((reads) => reads.length > 50);
    const details = (await readKept()).filter(({ kind }) => kind === 'leads');
    expect(details).toHaveLength(50);
  });

  it('leaves out totals, and leads that turn out to be gone', async () => {
    const { queryKey, ...options } = { queryKey: queryKeys.lead('a'), retry: false };
    queryClient.setQueryData(queryKeys.leads({ limit: 1 }), page('a'));
    queryClient.setQueryData(queryKey, buildLead({ id: 'a' }));
    await expectKept(has(queryKey));
    expect((await readKept()).map(({ kind }) => kind)).toEqual(['leads']);
    const gone = new ApiError({ status: 404, statusText: 'Not Found', headers: new Headers() }, '');
    const queryFn = () => Promise.reject(gone);
    await queryClient.fetchQuery({ ...options, queryKey, queryFn, staleTime: 0 }).catch(() => {});
    await expectKept((reads) => reads.length === 0);
  });
});

describe('nobody else sees it', () => {
  it.each([
    ['another user', { ...ada, id: 'eve' }],
    ['the user in another company', { ...ada, company_id: 'other' }],
    ['the user in another role', { ...ada, role: 'manager' as const }],
  ])('%s', async (_, other) => {
    queryClient.setQueryData(list, page('a'));
    await expectKept(has(list));
    await openPage(other);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    await expectKept((reads) => reads.length === 0);
  });

  it('is removed when the role changes', async () => {
    queryClient.setQueryData(list, page('a'));
    await expectKept(has(list));
    session.setUser({ ...ada, role: 'manager' });
    await vi.waitFor(async () => expect(await readKept()).toEqual([]));
  });

  it('can be removed while it is in use', async () => {
    queryClient.setQueryData(list, page('a'));
    await expectKept(has(list));
    session.clear();
    await new Promise<void>((resolve) => {
      indexedDB.deleteDatabase(stored.kept.key).onsuccess = () => resolve();
    });
    queryClient.setQueryData(list, page('late'));
    hidePage();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(stored.kept.key);
  });
});

describe('what cannot be read is ignored', () => {
  it.each([
    ['another form', { form: 2 }],
    ['leads that are none', { data: { leads: [{ name: 'no id' }] } }],
    ['a text in place of a page', { data: 'leads' }],
    ['no key', { key: 'leads' }],
  ])('%s', async (_, change) => {
    queryClient.setQueryData(list, page('a'));
    await expectKept(has(list));
    const db = await openDB(stored.kept.key);
    const [read] = await db.getAll('reads');
    await db.put('reads', { ...read, ...change });
    db.close();
    await openPage(ada);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('a database of another version', async () => {
    stop();
    (await openDB(stored.kept.key, 7, { upgrade: (db) => db.createObjectStore('others') })).close();
    await expect(openPage(ada)).resolves.toBeUndefined();
    queryClient.setQueryData(list, page('a'));
    expect(queryClient.getQueryData(list)).toEqual(page('a'));
  });

  it('a browser that stores nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    await expect(openPage(ada)).resolves.toBeUndefined();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
