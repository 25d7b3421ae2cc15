import type { Confirmed } from '../client/http/confirmed.ts';

/** Makes the call alone. */
export const unconfirmed: Confirmed = (call) => call();
