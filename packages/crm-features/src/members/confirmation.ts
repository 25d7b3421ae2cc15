import type { Confirmed } from '../client/api/confirmed.ts';

/** Makes the call alone. */
export const unconfirmed: Confirmed = (call) => call();
