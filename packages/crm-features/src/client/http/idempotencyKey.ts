/** Returns a new random `Idempotency-Key`; use the same key for every retry of a write. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
