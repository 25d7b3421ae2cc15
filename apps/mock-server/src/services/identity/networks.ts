import { dayMs } from '@cardinal/contract/limits';
import { isNetworkKnown, rememberNetwork } from '../../store/accounts/knownNetworks.ts';
import type { Read, Write } from '../../store/schema.ts';
import { hashToken } from './tokens.ts';

/** How long a network stays known after the last sign-in from it, in milliseconds. */
export const networksKeptFor = 90 * dayMs;

const networkOf = (userId: string, address: string) => ({
  userId,
  networkHash: hashToken(`${userId} ${address}`),
});

/** Records a sign-in, so that the user is known from this network. @param at Milliseconds */
export const rememberSignIn = (tx: Write, userId: string, address: string, at: number) =>
  rememberNetwork(tx, { ...networkOf(userId, address), usedAt: at });

/** Whether a user has signed in from this network in the last months. */
export const isKnownFrom = (db: Read, userId: string, address: string): Promise<boolean> =>
  isNetworkKnown(db, networkOf(userId, address));
