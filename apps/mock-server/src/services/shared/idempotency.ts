import { claimKey, findAnswer, keepAnswer } from '../../store/records/idempotency.ts';
import { postgresCode } from '../../store/engine/postgresCode.ts';
import type { Write } from '../../store/schema.ts';
import { conflict, Failure } from './failures.ts';

/** A creating call that its client may repeat, because it carries an `Idempotency-Key`. */
export interface IdempotentCall {
  method: string;
  path: string;
  key: string;
  bodyHash: string;
}

/** How long an answer is kept, in milliseconds. */
export const keysKeptFor = 30 * 86_400_000;
/** PostgreSQL: the wait for the same key in another transaction took too long. */
const lockTimeout = '55P03';

/** What a call answered, now or the first time. */
export interface Outcome<T> {
  answer: T;
  /** True: nothing was done, the answer is the first call's. */
  isRepeat: boolean;
}

/**
 * Does a creating work once per user and key. Key, work and answer are one transaction: a crash
 * leaves all or nothing of them, and a repeat that comes too early waits for the first call's end.
 * @throws 422 when the key was used for another body, 409 when the first call runs too long.
 */
export async function once<T extends object>(
  tx: Write,
  { call, userId, now }: { call: IdempotentCall | undefined; userId: string; now: number },
  work: () => Promise<T>,
): Promise<Outcome<T>> {
  if (!call) return { answer: await work(), isRepeat: false };
  const id = { user_id: userId, method: call.method, path: call.path, key: call.key };
  const times = { now, expired: now - keysKeptFor };
  if (!(await claimKey(tx, id, call.bodyHash, times).catch(refuseToWait))) {
    const first = await findAnswer(tx, id);
    if (first.body_hash !== call.bodyHash) throw otherBody();
    return { answer: JSON.parse(first.body), isRepeat: true };
  }
  const answer = await work();
  await keepAnswer(tx, id, { status: created, body: JSON.stringify(answer) });
  return { answer, isRepeat: false };
}

/** Every call that takes a key creates something. */
const created = 201;

const otherBody = () =>
  new Failure(
    'idempotency_mismatch',
    'This Idempotency-Key was used for a different request. Use a new key.',
  );

function refuseToWait(error: unknown): never {
  if (postgresCode(error) !== lockTimeout) throw error;
  throw conflict(
    'idempotency_running',
    'The same request is still running. Try again in a moment.',
  );
}
