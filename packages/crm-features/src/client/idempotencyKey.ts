/** A new random `Idempotency-Key`: keep it for every repetition of the same write. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
