/** A free port of this machine, which nobody who asks for any port is given. */
export function freePort(): Promise<number>;
