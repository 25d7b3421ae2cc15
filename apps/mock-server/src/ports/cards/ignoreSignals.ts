/*
 * Imported by the worker before anything else. Ctrl+C in a terminal and the stop command of a
 * service manager reach the whole process group, but the server completes its running requests
 * first and needs its reader for that. The reader exits with its parent instead: see the worker.
 */

import { endingSignals } from './endingSignals.ts';

for (const signal of endingSignals) process.on(signal, () => undefined);
