import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

/** Milliseconds that a transaction may occupy the server's thread before it yields. */
const longestTurn = 5;

/**
 * Lets long transactions on the server's own thread yield: between two of their statements, waiting
 * requests are served on the reading connection.
 */
export function createTurns(): KyselyPlugin & { begin(): void; giveWay(): Promise<void> } {
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
    /** Call when a transaction begins. */
    begin,
    /** Serves waiting requests, if the transaction has occupied the thread for long. */
    giveWay,
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await giveWay();
      return result;
    },
  };
}
