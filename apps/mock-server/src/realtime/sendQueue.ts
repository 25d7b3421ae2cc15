import type { Change } from './changes.ts';

/** Milliseconds for which sending many changes may block other work. */
const longestTurn = 5;

/** Creates a queue that sends changes in order, and lets other work run in between. */
export function createSendQueue(send: (change: Change) => void) {
  const waiting: Change[] = [];

  function sendWaiting() {
    const end = performance.now() + longestTurn;
    for (let change = waiting[0]; change; change = waiting[0]) {
      send(change);
      waiting.shift();
      if (performance.now() > end) {
        if (waiting.length > 0) setImmediate(sendWaiting);
        return;
      }
    }
  }

  return {
    /** Sends changes after those that are already waiting. */
    add(changes: readonly Change[]): void {
      const isIdle = waiting.length === 0;
      waiting.push(...changes);
      if (isIdle) sendWaiting();
    },
  };
}
