import type { Insertable } from 'kysely';
import { isId } from '../ids.ts';
import type { Read, Write } from '../schema.ts';
import type { ApiKeyTable } from '../tables/accounts.ts';

/** Most keys that a list contains: those of a company of many members. */
const mostListed = 1_000;

/** Whose keys are meant: those of a workspace, or of one of its users. */
export interface KeysOf {
  workspaceId: string;
  userId?: string;
}

/** Keys with the names of their users. */
const keys = (db: Read, { workspaceId, userId }: KeysOf) => {
  const query = db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .selectAll('api_keys')
    .select(['users.first_name', 'users.last_name'])
    .where('api_keys.workspace_id', '=', workspaceId);
  return userId === undefined ? query : query.where('api_keys.user_id', '=', userId);
};

/** A stored key, with the name of its user. */
export type ApiKeyRow = Awaited<ReturnType<typeof listApiKeys>>[number];

/** The newest keys, newest first. */
export const listApiKeys = (db: Read, of: KeysOf) =>
  keys(db, of)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .limit(mostListed)
    .execute();

export async function findApiKey(db: Read, of: KeysOf, id: string): Promise<ApiKeyRow | undefined> {
  if (!isId(id)) return undefined;
  return keys(db, of).where('api_keys.id', '=', id).executeTakeFirst();
}

/** How many keys a user has in a workspace. */
export async function countApiKeys(db: Read, workspaceId: string, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('api_keys')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertApiKey(tx: Write, key: Insertable<ApiKeyTable>): Promise<void> {
  await tx.insertInto('api_keys').values(key).execute();
}

export async function deleteApiKey(tx: Write, id: string): Promise<void> {
  await tx.deleteFrom('api_keys').where('id', '=', id).execute();
}

/** Removes the keys of a user in a workspace that they leave. */
export async function deleteApiKeysOf(tx: Write, workspaceId: string, userId: string) {
  await tx
    .deleteFrom('api_keys')
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId)
    .execute();
}

/** The key with this hash, with the access of its user. */
export const findKeyAccess = (db: Read, keyHash: string) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select([
      'api_keys.id',
      'api_keys.user_id',
      'api_keys.workspace_id',
      'api_keys.name',
      'api_keys.scopes',
      'api_keys.created_at',
      'api_keys.expires_at',
      'api_keys.last_used_at',
      'users.role',
      'users.company_id',
      'users.private_workspace_id',
      'users.email_verified_at',
    ])
    .where('api_keys.key_hash', '=', keyHash)
    .executeTakeFirst();

/**
 * Records that a key was used. Times in milliseconds.
 * @param before Only if it was last used before this moment
 */
export async function touchApiKey(
  tx: Write,
  id: string,
  { now, before }: { now: number; before: number },
): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((or) => or.or([or('last_used_at', 'is', null), or('last_used_at', '<=', before)]))
    .execute();
}
