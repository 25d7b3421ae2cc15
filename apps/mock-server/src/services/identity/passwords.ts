import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { tooMany } from '../shared/failures.ts';
import { passwordCost } from './passwordCost.ts';
import { say } from '../shared/sentences/sentence.ts';

const derive = promisify(argon2);

const saltLength = 16;
const hashLength = 32;

/** Two at a time, so that a burst of sign-ins leaves a core for other requests. */
const twoAtATime = pLimit(2);
const mostWaiting = 200;

function digest(password: string, salt: Buffer, { memory, passes, parallelism } = passwordCost) {
  if (twoAtATime.pendingCount >= mostWaiting) {
    throw tooMany(
      5,
      say(({ quotas }) => quotas.manySignIns),
    );
  }
  return twoAtATime(() =>
    derive('argon2id', {
      // The same text can be entered as different code points; NFKC unifies them.
      message: password.normalize('NFKC'),
      nonce: salt,
      memory,
      passes,
      parallelism,
      tagLength: hashLength,
    }),
  );
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '');

/**
 * Hashes a password into a PHC string, which contains the salt and the cost.
 * @throws `too_many_requests` if too many are waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const hash = await digest(password, salt);
  const { memory, passes, parallelism } = passwordCost;
  const parameters = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$${encode(salt)}$${encode(hash)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Whether the password matches the hash.
 * @throws `too_many_requests` if too many are waiting; Error if the hash has another format.
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = phc.exec(hash);
  if (!parts) throw new Error('Not a password hash');
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts;
  const actual = await digest(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  const wanted = Buffer.from(expected, 'base64');
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
}

let unknownHash: Promise<string> | undefined;

/** Takes as long as a verification, so that the response time does not reveal unknown addresses. */
export async function pretendToVerify(password: string): Promise<false> {
  unknownHash ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(password, await unknownHash);
  return false;
}
