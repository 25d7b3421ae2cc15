import type { Read, Write } from '../schema.ts';

export interface KnownNetwork {
  userId: string;
  /** Hash of user and network, so that neither backups nor support show where a user was. */
  networkHash: string;
}

/** Records that a user signed in from a network. @param usedAt Milliseconds */
export async function rememberNetwork(
  tx: Write,
  { userId, networkHash, usedAt }: KnownNetwork & { usedAt: number },
): Promise<void> {
  await tx
    .insertInto('known_networks')
    .values({ user_id: userId, network_hash: networkHash, used_at: usedAt })
    .onConflict((known) =>
      known.columns(['user_id', 'network_hash']).doUpdateSet({ used_at: usedAt }),
    )
    .execute();
}

export async function isNetworkKnown(
  db: Read,
  { userId, networkHash }: KnownNetwork,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('used_at')
    .where('user_id', '=', userId)
    .where('network_hash', '=', networkHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets networks that were last used before a time in milliseconds. */
export async function purgeNetworks(tx: Write, before: number): Promise<void> {
  await tx.deleteFrom('known_networks').where('used_at', '<', before).execute();
}
