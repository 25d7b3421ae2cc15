/**
 * Makes a call; if the server asks for a recent sign-in, the user confirms who they are and the
 * call is repeated. The page receives it from outside, because signing in is another feature.
 */
export type Confirm = <T>(call: () => Promise<T>) => Promise<T>;
