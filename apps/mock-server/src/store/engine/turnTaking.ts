import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

/** Milliseconds that a transaction may hold the server's thread before others get their turn. */
const longestTurn = 5;

/**
 * Makes long transactions on the server's own thread give way: between two of their statements
 * whatever waits is served, on the connection that reads.
 */
export function givingWay(): KyselyPlugin & { begin(): void; giveWay(): Promise<void> } {
  let begun = performance.now();
  const begin = () => {
    begun = performance.now();
  };
  async function giveWay() {
    if (performance.now() - begun <= longestTurn) return;
    await nextTurn();
    begin();
  }
  return {
    /** Tells that a transaction begins. */
    begin,
    /** Serves whatever waits, where the transaction has held the thread for long enough. */
    giveWay,
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await giveWay();
      return result;
    },
  };
}
