import { randomBytes } from 'node:crypto';
import { lengths } from '@cardinal/contract';
import { isUsernameTaken } from '../../store/accounts/users.ts';
import type { Read } from '../../store/schema.ts';

/** Derives a free username from an email address, for an account whose owner chose none. */
export async function freeUsername(db: Read, email: string): Promise<string> {
  const name = (email.split('@', 1)[0] ?? email).slice(0, lengths.username - 9);
  const isTaken = await isUsernameTaken(db, name);
  return isTaken ? `${name}-${randomBytes(4).toString('hex')}` : name;
}
