/*
 * Imported by the worker before all else. A terminal's Ctrl+C and a service manager's stop reach the
 * whole group of processes; the server has its running requests answered first, and needs its reader
 * for that. The reader ends with its parent instead: see the worker.
 */

import { endingSignals } from './endingSignals.ts';

for (const signal of endingSignals) process.on(signal, () => undefined);
