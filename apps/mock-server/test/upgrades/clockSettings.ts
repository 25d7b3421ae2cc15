/** Settings of a server whose clock differs from the machine's. @param offset Milliseconds */
export const clockSettings = (offset: number) => ({
  NODE_OPTIONS: `--import=${new URL('clock.mjs', import.meta.url).href}`,
  CLOCK_OFFSET: String(offset),
});
