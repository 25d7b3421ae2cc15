/**
 * Makes a call. If the server asks for a recent sign-in, the user confirms who they are and the call
 * is repeated.
 */
export type Confirmed = <T>(call: () => Promise<T>) => Promise<T>;

/** Makes the call alone. */
export const unconfirmed: Confirmed = (call) => call();
