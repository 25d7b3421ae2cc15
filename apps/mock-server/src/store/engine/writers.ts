import { AsyncLocalStorage } from 'node:async_hooks';

interface Writer {
  /** Writers take turns: each user, or each network address without a signed-in user. */
  key: string;
}

const storage = new AsyncLocalStorage<Writer | undefined>();

/** Does the work of a request: its writes take turns with those of others, and don't wait forever. */
export const asWriter = <T>(key: string, work: () => T): T => storage.run({ key }, work);

/**
 * Does work whose writes wait as long as necessary, because no request waits for them or because
 * something has happened that has to be recorded.
 */
export const patiently = <T>(work: () => T): T => storage.run(undefined, work);

/** The writer of the current request; undefined for work in the background. */
export const currentWriter = (): Writer | undefined => storage.getStore();
