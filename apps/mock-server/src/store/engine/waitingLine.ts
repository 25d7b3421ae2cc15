import { isBusy } from './dataFolder.ts';
import { currentWriter } from './writers.ts';

/** Milliseconds that a write of a request waits for its turn. */
const usualWait = 2_000;

/** A write waited too long for its turn. It has not begun, so nothing was changed. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
  constructor() {
    super('Too many writes are waiting.');
  }
}

/** Whether a write has waited too long, for its turn or for another process. */
export const isTooBusy = (error: unknown): boolean =>
  error instanceof TooBusyError || isBusy(error);

interface Waiting<T> {
  item: T;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Creates a line in which the writers take turns, so that one with many writes delays every other by
 * one write only. The writes of one writer keep their order.
 * @param longestWait Milliseconds after which a request's item leaves the line.
 */
export function createWaitingLine<T>(longestWait = usualWait) {
  /** By writer; the one whose turn is next comes first. No line is empty. */
  const lines = new Map<string, Waiting<T>[]>();

  function leave(key: string, waiting: Waiting<T>) {
    const rest = (lines.get(key) ?? []).filter((other) => other !== waiting);
    if (rest.length > 0) lines.set(key, rest);
    else lines.delete(key);
  }

  return {
    /** Adds an item for the current writer. @param onTooLong Called if it leaves without a turn. */
    join(item: T, onTooLong: (error: TooBusyError) => void): void {
      const writer = currentWriter();
      const key = writer?.key ?? '';
      const waiting: Waiting<T> = { item, timer: undefined };
      if (writer) {
        waiting.timer = setTimeout(() => {
          leave(key, waiting);
          onTooLong(new TooBusyError());
        }, longestWait);
      }
      const line = lines.get(key);
      if (line) line.push(waiting);
      else lines.set(key, [waiting]);
    },

    /** The item whose turn is next; it stays in the line. */
    peek(): T | undefined {
      const [line] = lines.values();
      return line?.[0]?.item;
    },

    /** Takes the item whose turn is next. */
    next(): T | undefined {
      const [found] = lines;
      if (!found) return undefined;
      const [key, line] = found;
      const waiting = line.shift();
      clearTimeout(waiting?.timer);
      // The writer's next turn comes after those of all others.
      lines.delete(key);
      if (line.length > 0) lines.set(key, line);
      return waiting?.item;
    },
  };
}

/**
 * Creates a gate that lets a number of writes run at the same time; the others wait in line.
 * @param most How many.
 * @param longestWait As in `createWaitingLine`.
 */
export function createGate(most: number, longestWait?: number) {
  const line = createWaitingLine<() => void>(longestWait);
  let free = most;
  return async function inTurn<T>(write: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve, reject) => line.join(resolve, reject));
    try {
      return await write();
    } finally {
      const next = line.next();
      if (next) next();
      else free += 1;
    }
  };
}
