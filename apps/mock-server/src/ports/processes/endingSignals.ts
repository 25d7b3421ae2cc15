/** Termination signals that a whole group of processes receives together. */
export const endingSignals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];
