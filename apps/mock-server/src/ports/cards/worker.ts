// Imported first, so that signals are ignored as early as possible.
import '../processes/ignoreSignals.ts';

import os from 'node:os';

import { PictureError, type CardReading } from '@cardinal/card-reader';
import { createNodePipeline } from '@cardinal/card-reader/node';

import type { CardReaderErrorKind } from './cardReaderError.ts';

/*
 * The process that reads cards. It isolates the server from crashes, decompression bombs and load:
 * the two only exchange messages, one picture at a time.
 */

export interface WorkerRequest {
  id: number;
  picture: Uint8Array;
  /** Phone numbers that are already known. */
  numbers: readonly string[];
}

/** Response of the worker; `rss` is its memory use in bytes. */
export type WorkerAnswer = { id: number; rss: number } & (
  | { reading: CardReading }
  | { error: { kind: CardReaderErrorKind; message: string } }
);

/**
 * A low priority, so that the server's own work comes first. Not lower: at 10, a busy machine
 * grants so little time that a card takes twenty times as long, and the two threads wait for each
 * other.
 */
const niceness = 2;

os.setPriority(niceness);
const pipeline = createNodePipeline();

process.on('message', (request: WorkerRequest) => void answer(request));

async function answer({ id, picture, numbers }: WorkerRequest): Promise<void> {
  const result = await read(picture, numbers);
  const message: WorkerAnswer = { id, rss: process.memoryUsage.rss(), ...result };
  // The server may have ended meanwhile.
  process.send?.(message, () => undefined);
}

async function read(
  picture: Uint8Array,
  numbers: readonly string[],
): Promise<{ reading: CardReading } | { error: { kind: CardReaderErrorKind; message: string } }> {
  try {
    const readCard = await pipeline;
    return { reading: await readCard(picture, numbers) };
  } catch (error) {
    if (error instanceof PictureError) {
      return { error: { kind: error.kind, message: error.message } };
    }
    // Any other error may have left the models in a bad state, so the parent starts a new process.
    const message = error instanceof Error ? error.message : String(error);
    return { error: { kind: 'crashed', message } };
  }
}
