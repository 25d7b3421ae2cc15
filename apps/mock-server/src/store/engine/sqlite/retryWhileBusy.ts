import { setTimeout as delay } from 'node:timers/promises';
import { isBusy } from '../dataFolder.ts';

/** Milliseconds between two attempts, and that all attempts may take. */
const busy = { pauseMs: 50, inAllMs: 5_000 };

/** Waits without blocking this process while another one (a command, a backup) is writing. */
export async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + busy.inAllMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      await delay(busy.pauseMs);
    }
  }
}
