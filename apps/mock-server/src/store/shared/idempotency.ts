import type { Write } from '../schema.ts';

/** Identifies a call that may be repeated. */
export interface CallId {
  user_id: string;
  method: string;
  path: string;
  key: string;
}

/**
 * Claims a key for a call, replacing an expired one. Waits while another transaction is claiming
 * it.
 * @param times Milliseconds.
 * @returns False if the key is taken.
 */
export async function claimKey(
  tx: Write,
  id: CallId,
  bodyHash: string,
  times: { now: number; expired: number },
): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency')
    .values({ ...id, body_hash: bodyHash, status: 0, body: '', created_at: times.now })
    .onConflict((taken) =>
      taken
        .columns(['user_id', 'method', 'path', 'key'])
        .doUpdateSet({ body_hash: bodyHash, status: 0, body: '', created_at: times.now })
        .where('idempotency.created_at', '<', times.expired),
    )
    .returning('key')
    .executeTakeFirst();
  return Boolean(claimed);
}

/** Stores the response of the call that claimed the key. */
export async function keepAnswer(
  tx: Write,
  id: CallId,
  answer: { status: number; body: string },
): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set(answer)
    .where((where) => where.and(id))
    .execute();
}

/** The response stored under a taken key. */
export function findAnswer(tx: Write, id: CallId) {
  return tx
    .selectFrom('idempotency')
    .select(['body_hash', 'body'])
    .where((where) => where.and(id))
    .executeTakeFirstOrThrow();
}

/**
 * Removes keys older than `before` (milliseconds), about `most` at a time.
 * @returns How many were removed.
 */
export async function purgeKeys(
  tx: Write,
  { before, most }: { before: number; most: number },
): Promise<number> {
  const last = await tx
    .selectFrom('idempotency')
    .select('created_at')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  const gone = await tx
    .deleteFrom('idempotency')
    .where('created_at', '<=', last?.created_at ?? before - 1)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
