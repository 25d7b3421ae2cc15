/** Signals that ask a program to end, and that a group of processes receives together. */
export const endingSignals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];
