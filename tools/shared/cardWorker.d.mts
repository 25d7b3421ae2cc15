/** Builds the script of the worker in which browsers read cards: one module, which imports nothing. */
export function buildCardWorker(): Promise<string>;
