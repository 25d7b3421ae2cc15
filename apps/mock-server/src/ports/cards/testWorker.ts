import '../processes/ignoreSignals.ts';

import { unreadable } from '@cardinal/card-reader';

import type { WorkerAnswer, WorkerRequest } from './worker.ts';

/*
 * Replaces the worker in the tests of the card reader: the picture is a text with a command. Any
 * other text is returned as the text that was read.
 */

process.on('message', ({ id, picture }: WorkerRequest) => {
  const order = new TextDecoder().decode(picture);
  const send = (answer: WorkerAnswer) => process.send?.(answer);
  const rss = process.memoryUsage.rss();
  if (order === 'crash') process.exit(1);
  else if (order === 'broken') send({ id, rss, error: { kind: 'broken', message: 'No picture.' } });
  else if (order === 'pid') send({ id, rss, reading: unreadable([String(process.pid)]) });
  else if (order === 'slow') setTimeout(() => send({ id, rss, reading: unreadable() }), 500);
  else if (order !== 'hang') send({ id, rss, reading: unreadable([order]) });
});
