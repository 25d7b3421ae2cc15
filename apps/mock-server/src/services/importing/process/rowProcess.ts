// Imported first, so that signals are ignored as early as possible.
import '../../../ports/processes/ignoreSignals.ts';

import os from 'node:os';
import { SheetError } from '../../../ports/sheets/index.ts';
import { createRowWork } from './rowWork.ts';
import type { RowAnswer, RowRequest } from './rowReader.ts';

/*
 * The process that reads files and turns their rows into leads. It isolates the server from
 * malicious files and load: the two only exchange messages, which are carried out one at a time.
 */

/** A low priority, so that the server's own work comes first; as low as that of the card reader. */
const niceness = 2;

os.setPriority(niceness);
let work = createRowWork();

async function carryOut(request: RowRequest): Promise<unknown> {
  switch (request.do) {
    case 'begin':
      await work.close();
      work = createRowWork();
      return undefined;
    case 'open':
      return work.open(...request.with);
    case 'next':
      return work.next();
    case 'summarise':
      return work.summarise(...request.with);
    case 'attendees':
      return work.attendees(...request.with);
    case 'show':
      return work.show(...request.with);
    case 'prepare':
      return work.prepare(...request.with);
  }
}

async function answer(request: RowRequest): Promise<RowAnswer> {
  try {
    return { done: await carryOut(request) };
  } catch (error) {
    if (error instanceof SheetError) return { refused: { kind: error.kind, text: error.message } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Settles with the last request: responses are matched with requests by their order. */
let last = Promise.resolve();

async function respond(request: RowRequest): Promise<void> {
  const message = await answer(request);
  // The server may have ended in the meantime.
  process.send?.(message, () => undefined);
}

process.on('message', (request: RowRequest) => {
  last = last.then(() => respond(request));
});
