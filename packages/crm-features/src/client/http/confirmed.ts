/**
 * Makes a call. If the server asks for a recent sign-in, the user confirms who they are and the call
 * is repeated; if they do not, it rejects with the server's refusal.
 */
export type Confirmed = <T>(call: () => Promise<T>) => Promise<T>;
