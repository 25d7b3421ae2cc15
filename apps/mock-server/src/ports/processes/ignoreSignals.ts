/*
 * Imported by each of our processes before anything else. Ctrl+C in a terminal and the stop command of a
 * service manager reach the whole process group, but the server completes its running requests
 * first and needs its readers for that. They exit with their parent instead.
 */

import { endingSignals } from './endingSignals.ts';

for (const signal of endingSignals) process.on(signal, () => undefined);
// Without its parent, the process has no purpose.
process.on('disconnect', () => process.exit());
