// First, so that as little as possible comes before it.
import './ignoreSignals.ts';

import os from 'node:os';

import { createPipeline } from './reader.ts';
import { CardReaderError, type CardReaderErrorKind, type CardReading } from './types.ts';

/*
 * The process that reads cards. It takes crashes, bombs and load upon itself: the server only
 * exchanges messages with it, one picture at a time.
 */

/** What the worker is sent. */
export interface WorkerRequest {
  id: number;
  picture: Uint8Array;
}

/** What the worker answers; `rss` is the memory it holds, in bytes. */
export type WorkerAnswer = { id: number; rss: number } & (
  | { reading: CardReading }
  | { error: { kind: CardReaderErrorKind; message: string } }
);

/**
 * Low, so that the server's own work goes first. No lower than this: at 10 a busy machine gives so
 * little that a card takes twenty times as long, and the two threads wait for each other.
 */
const niceness = 2;

os.setPriority(niceness);
const pipeline = createPipeline();

// Without its parent the process has nothing to do.
process.on('disconnect', () => process.exit());
process.on('message', (request: WorkerRequest) => void answer(request));

async function answer({ id, picture }: WorkerRequest): Promise<void> {
  const result = await read(picture);
  const message: WorkerAnswer = { id, rss: process.memoryUsage.rss(), ...result };
  process.send?.(message);
}

async function read(
  picture: Uint8Array,
): Promise<{ reading: CardReading } | { error: { kind: CardReaderErrorKind; message: string } }> {
  try {
    const readCard = await pipeline;
    return { reading: await readCard(picture) };
  } catch (error) {
    if (error instanceof CardReaderError) {
      return { error: { kind: error.kind, message: error.message } };
    }
    // Whatever else went wrong may have left the models in a bad state: the parent starts anew.
    const message = error instanceof Error ? error.message : String(error);
    return { error: { kind: 'crashed', message } };
  }
}
