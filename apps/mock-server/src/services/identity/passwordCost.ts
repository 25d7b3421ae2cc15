/** OWASP's first recommendation for argon2id; `memory` in KiB. Takes about 40 ms on a server's core. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 };
