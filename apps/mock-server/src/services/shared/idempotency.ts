import { dayMs } from '@cardinal/contract/limits';
import { z } from 'zod';
import { claimKey, findAnswer, keepAnswer } from '../../store/shared/idempotency.ts';
import { lockTimeout, postgresCode } from '../../store/engine/postgres/postgresCode.ts';
import type { Write } from '../../store/schema.ts';
import { storedJson } from '../../store/storedJson.ts';
import { conflict, otherRequest } from './failures.ts';
import { say } from './sentences/sentence.ts';

/** A creating call that the client may repeat, because it has an `Idempotency-Key`. */
export interface IdempotentCall {
  method: string;
  path: string;
  key: string;
  /** SHA-256 of what was sent, in hexadecimal. */
  bodyHash: string;
}

/**
 * Distinguishes these hashes from those of earlier versions, which covered the validated body. With the
 * defaults of today, that body is another one, so a repeat of such a call is taken for the same one.
 * Hashes without the prefix can be refused 30 days after the upgrade to 1.0.0.
 */
const sentPrefix = 'sent:';

const isOther = (stored: string, now: string) => stored.startsWith(sentPrefix) && stored !== now;

/** Every response is an object, of any version. */
const answerJson = storedJson<object>('answer to an Idempotency-Key', z.looseObject({}));

/** How long a response is kept, in milliseconds. */
export const keysKeptFor = 30 * dayMs;

/** The response of a call: of this one, or of the first one with its key. */
export interface Outcome<T> {
  answer: T;
  /** Whether no work was done, because the response is that of the first call. */
  isRepeat: boolean;
}

/**
 * Performs a creating call once per user and key. Key, work and response are written in one
 * transaction, so a crash leaves all or none of them. A repeat that arrives early waits for the end
 * of the first call.
 * @throws `idempotency_mismatch` if the key was used for another body; `idempotency_running` if the
 * first call takes too long.
 */
export async function once<T extends object>(
  tx: Write,
  { call, userId, now }: { call: IdempotentCall | undefined; userId: string; now: number },
  work: () => Promise<T>,
): Promise<Outcome<T>> {
  if (!call) return { answer: await work(), isRepeat: false };
  const id = { user_id: userId, method: call.method, path: call.path, key: call.key };
  const times = { now, expired: now - keysKeptFor };
  const hash = sentPrefix + call.bodyHash;
  if (!(await claimKey(tx, id, hash, times).catch(refuseToWait))) {
    const first = await findAnswer(tx, id);
    if (isOther(first.body_hash, hash)) throw otherRequest();
    const answer = answerJson.read(first.body);
    // It has the type of `work`'s result, perhaps from an earlier version: a repeat returns it
    // unchanged.
    return { answer: answer as T, isRepeat: true };
  }
  const answer = await work();
  await keepAnswer(tx, id, { status: created, body: answerJson.write(answer) });
  return { answer, isRepeat: false };
}

/** The stored status: every call that accepts a key creates something. */
const created = 201;

function refuseToWait(error: unknown): never {
  if (postgresCode(error) !== lockTimeout) throw error;
  throw conflict(
    'idempotency_running',
    say(({ request }) => request.stillRunning),
  );
}
