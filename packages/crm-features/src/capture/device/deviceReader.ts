import type { DeviceReader } from '@cardinal/contract';
import { openTabChannel } from '../outbox/tabChannel.ts';
import { createCardWorker, type ReadTask } from './cardWorker.ts';
import { readDeviceSettings, writeDeviceSettings, type DeviceSettings } from './deviceSettings.ts';
import { fetchReader } from './fetchReader.ts';
import {
  deleteReaders,
  keptReaders,
  openReader,
  ReaderError,
  type KeptReader,
  type ReaderProblem,
} from './readerCache.ts';

/** What this device has of the reader, and what happens to it. */
export interface DeviceState extends DeviceSettings {
  /** Whether it is known what is on this device. */
  isKnown: boolean;
  /** Whether this browser can read cards at all. */
  isSupported: boolean;
  /** With what cards are read; null if this device is not prepared. */
  prepared: DeviceReader | null;
  /** The version that has been fetched in part; null if there is none. */
  begun: Pick<KeptReader, 'list' | 'bytes'> | null;
  /** Whether it is being fetched, by this tab or another. */
  isFetching: boolean;
  /** Why it is not being fetched any more. */
  problem: ReaderProblem | 'cancelled' | null;
  isRemoving: boolean;
}

/** Name of the lock that the fetching tab holds, and of the channel between tabs. */
const lockName = 'cardinal-reader';

/** Bytes that have to be left when everything is there: files are put together from their parts. */
const spare = 20_000_000;

/** Secure pages have all of this; others and old browsers may not. */
const isSupported = () =>
  typeof caches !== 'undefined' &&
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  typeof WebAssembly !== 'undefined' &&
  globalThis.isSecureContext &&
  navigator.locks !== undefined;

/** @throws ReaderError `full` */
async function checkRoom({ bytes }: DeviceReader) {
  const { quota, usage } = (await navigator.storage.estimate?.()) ?? {};
  if (quota === undefined || usage === undefined) return;
  const kept = (await keptReaders()).reduce((sum, each) => sum + each.bytes, 0);
  if (quota - usage < bytes - kept + spare) throw new ReaderError('full');
}

/** Reads cards on this device, and keeps what it takes. There is one for each tab. */
function createDeviceReader() {
  const listeners = new Set<() => void>();
  const channel = openTabChannel(lockName);
  let state: DeviceState = {
    isKnown: false,
    isSupported: true,
    prepared: null,
    begun: null,
    isFetching: false,
    problem: null,
    isRemoving: false,
    isAlways: false,
    isOffered: false,
  };
  let fetching: AbortController | null = null;

  const worker = createCardWorker(async () => {
    if (!state.prepared) throw new ReaderError('failed');
    try {
      return await openReader(state.prepared);
    } catch (error) {
      // The damaged file is gone: this device is not prepared any more.
      set({ problem: error instanceof ReaderError ? error.problem : 'failed' });
      await refresh();
      throw error;
    }
  });

  function set(change: Partial<DeviceState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const tell = (message: 'changed' | 'cancel') => channel?.postMessage(message);

  async function refresh() {
    if (!isSupported()) {
      set({ isKnown: true, isSupported: false });
      return;
    }
    const kept = await keptReaders().catch(() => []);
    const { held = [] } = await navigator.locks.query();
    const prepared = kept.find(({ isWhole }) => isWhole)?.list ?? null;
    if (prepared?.version !== state.prepared?.version) worker.stop();
    set({
      ...readDeviceSettings(),
      isKnown: true,
      prepared,
      begun: kept.find(({ isWhole }) => !isWhole) ?? null,
      isFetching: fetching !== null || held.some(({ name }) => name === lockName),
    });
  }

  let known: Promise<void> | undefined;
  const know = () => (known ??= refresh());

  channel?.addEventListener('message', ({ data }) => {
    if (data === 'cancel') fetching?.abort();
    else void refresh();
  });

  async function fetchAll(list: () => Promise<DeviceReader>, signal: AbortSignal) {
    await navigator.locks.request(lockName, { signal }, async () => {
      const wanted = await list().catch((error: unknown) => {
        throw new ReaderError('network', { cause: error });
      });
      await checkRoom(wanted);
      // Browsers delete what may be deleted first; nothing depends on the answer.
      void navigator.storage.persist?.().catch(() => false);
      let told = 0;
      await fetchReader(wanted, {
        signal,
        onBytes(bytes) {
          set({ begun: { list: wanted, bytes } });
          if (bytes - told < 1_000_000) return;
          told = bytes;
          tell('changed');
        },
      });
    });
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      void know();
      return () => {
        listeners.delete(listener);
      };
    },
    /** Whether this device can read cards now. */
    async isPrepared() {
      await know();
      return state.prepared !== null;
    },
    /**
     * Fetches what is missing. Ends when everything is there, or with a problem in the state.
     * @param list Asks the server what there is to fetch
     */
    async prepare(list: (signal: AbortSignal) => Promise<DeviceReader>) {
      if (fetching) return;
      const controller = new AbortController();
      const { signal } = controller;
      fetching = controller;
      set({ isFetching: true, problem: null });
      let problem: DeviceState['problem'] = null;
      try {
        await fetchAll(() => list(signal), signal);
      } catch (error) {
        problem = error instanceof ReaderError ? error.problem : 'failed';
        if (signal.aborted) problem = 'cancelled';
      }
      fetching = null;
      set({ problem });
      await refresh();
      tell('changed');
    },
    /** Stops fetching, in every tab. What has arrived is kept. */
    cancel() {
      fetching?.abort();
      tell('cancel');
    },
    /** Deletes everything from this device. */
    async remove() {
      set({ isRemoving: true });
      fetching?.abort();
      tell('cancel');
      worker.stop();
      // Whoever is fetching lets go first: otherwise its next part would bring a version back.
      await navigator.locks.request(lockName, () => deleteReaders());
      writeDeviceSettings({ isAlways: false });
      set({ isRemoving: false, problem: null });
      await refresh();
      tell('changed');
    },
    /** Changes a setting. */
    setSettings(change: Partial<DeviceSettings>) {
      writeDeviceSettings(change);
      set(change);
      tell('changed');
    },
    /** Reads a picture here; for a code, null if there is none. */
    read: (task: ReadTask, signal: AbortSignal) => worker.read(task, signal),
  };
}

/** Reads cards on this device. */
export const deviceReader = createDeviceReader();
