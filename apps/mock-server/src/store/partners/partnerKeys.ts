import { isOrigin } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import { isId } from '../ids.ts';
import type { Read, Write } from '../schema.ts';
import type { PartnerKeyTable } from '../tables/partners.ts';

/** Keys with the company's name and, unless it was deleted, the name of their event. */
const keys = (db: Read) =>
  db
    .selectFrom('partner_keys')
    .innerJoin('companies', 'companies.id', 'partner_keys.workspace_id')
    .leftJoin('events', (join) =>
      join
        .onRef('events.workspace_id', '=', 'partner_keys.workspace_id')
        .onRef('events.id', '=', 'partner_keys.event_id'),
    )
    .leftJoin('users', 'users.id', 'partner_keys.created_by')
    .selectAll('partner_keys')
    .select([
      'companies.name as company_name',
      'events.name as event_name',
      'users.first_name',
      'users.last_name',
    ]);

export type PartnerKeyRow = Awaited<ReturnType<typeof listPartnerKeys>>[number];

/** The keys of a workspace that are not revoked, newest first. */
export function listPartnerKeys(db: Read, workspaceId: string) {
  return keys(db)
    .where('partner_keys.workspace_id', '=', workspaceId)
    .where('partner_keys.revoked_at', 'is', null)
    .orderBy('partner_keys.created_at', 'desc')
    .orderBy('partner_keys.id', 'desc')
    .execute();
}

export async function findPartnerKey(
  db: Read,
  workspaceId: string,
  id: string,
): Promise<PartnerKeyRow | undefined> {
  if (!isId(id)) return undefined;
  return keys(db)
    .where('partner_keys.workspace_id', '=', workspaceId)
    .where('partner_keys.id', '=', id)
    .where('partner_keys.revoked_at', 'is', null)
    .executeTakeFirst();
}

/** A key that is valid at `now` (milliseconds), by the public text that pages contain. */
export const findLiveKey = (db: Read, key: string, now: number) =>
  keys(db).where('partner_keys.key', '=', key).where(isLive(now)).executeTakeFirst();

/** Whether a key is neither revoked nor expired at `now` (milliseconds). */
export const isLive = (now: number) =>
  sql<boolean>`partner_keys.revoked_at is null
    and (partner_keys.expires_at is null or partner_keys.expires_at > ${now})`;

/** Whether a key is valid at `now` (milliseconds), by its id. */
export async function isKeyLive(db: Read, id: string, now: number): Promise<boolean> {
  const query = db.selectFrom('partner_keys').select('id').where('id', '=', id).where(isLive(now));
  return (await query.executeTakeFirst()) !== undefined;
}

/** How many keys of a workspace are not revoked. */
export async function countPartnerKeys(db: Read, workspaceId: string): Promise<number> {
  const { n } = await db
    .selectFrom('partner_keys')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('workspace_id', '=', workspaceId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * The names of a workspace's keys, including revoked ones.
 * @param ids Ids of keys and of other records
 */
export async function readKeyNames(db: Read, workspaceId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('partner_keys')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .execute();
}

export async function insertPartnerKey(
  tx: Write,
  key: Insertable<PartnerKeyTable>,
  origins: readonly string[],
): Promise<void> {
  await tx.insertInto('partner_keys').values(key).execute();
  await insertOrigins(tx, key.id, origins);
}

/** Changes the given fields of a key, and its origins if they are given. */
export async function updatePartnerKey(
  tx: Write,
  id: string,
  change: Updateable<PartnerKeyTable>,
  origins: readonly string[] | undefined,
): Promise<void> {
  if (Object.keys(change).length > 0) {
    await tx.updateTable('partner_keys').set(change).where('id', '=', id).execute();
  }
  if (!origins) return;
  await tx.deleteFrom('partner_origins').where('key_id', '=', id).execute();
  await insertOrigins(tx, id, origins);
}

async function insertOrigins(tx: Write, keyId: string, origins: readonly string[]) {
  const rows = origins.map((origin, position) => ({ origin, key_id: keyId, position }));
  await tx.insertInto('partner_origins').values(rows).execute();
}

/** The origins of keys, in their order, by the keys' ids. */
export async function readOrigins(
  db: Read,
  keyIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (keyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('partner_origins')
    .select(['key_id', 'origin'])
    .where('key_id', 'in', keyIds)
    .orderBy('position')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.key_id)].map(([id, own]) => [
      id,
      // What an earlier version accepted could add to a content policy.
      own.map(({ origin }) => origin).filter(isOrigin),
    ]),
  );
}

/**
 * The keys that name an origin.
 * @param since Includes keys that were revoked at this moment (milliseconds) or later.
 */
export const keysOfOrigin = (db: Read, origin: string, since: number) =>
  db
    .selectFrom('partner_origins')
    .innerJoin('partner_keys', 'partner_keys.id', 'partner_origins.key_id')
    .select(['partner_keys.expires_at', 'partner_keys.revoked_at'])
    .where('partner_origins.origin', '=', origin)
    .where((or) =>
      or.or([
        or('partner_keys.revoked_at', 'is', null),
        or('partner_keys.revoked_at', '>=', since),
      ]),
    )
    .execute();

/** A key of a workspace, locked until the transaction ends. */
export function lockPartnerKey(tx: Write, dialect: Dialect, workspaceId: string, id: string) {
  return tx
    .selectFrom('partner_keys')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Whether a key is valid at `now` (milliseconds). It is not revoked before the transaction ends. */
export async function lockLiveKey(
  tx: Write,
  dialect: Dialect,
  id: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('partner_keys')
    .select('id')
    .where('id', '=', id)
    .where(isLive(now))
    .$if(dialect === 'postgres', (query) => query.forKeyShare())
    .executeTakeFirst();
  return row !== undefined;
}

/** A quota of a partner's page. */
export type Used = 'captures' | 'scans';

/**
 * Counts one use of a live key whose daily quota is not used up. Concurrent uses wait for the end
 * of the transaction, and so does a revocation.
 * @param most Maximum count per day, as a multiple of the key's daily captures
 * @returns Whether it was counted.
 */
export async function countUse(
  tx: Write,
  { id, what, most, now }: { id: string; what: Used; most: number; now: number },
): Promise<boolean> {
  const today = Math.floor(now / dayMs);
  const next = (column: Used) =>
    sql<number>`case when used_on = ${today} then ${sql.ref(column)} else 0 end
      + ${column === what ? 1 : 0}`;
  const result = await tx
    .updateTable('partner_keys')
    .set({
      used_on: today,
      captures: next('captures'),
      scans: next('scans'),
      last_used_at: sql<number>`case when ${now} > coalesce(last_used_at, 0) then ${now}
        else last_used_at end`,
    })
    .where('id', '=', id)
    .where(isLive(now))
    .where(sql<boolean>`(used_on <> ${today} or ${sql.ref(what)} < daily_captures * ${most})`)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/**
 * Records that a key was used. Times in milliseconds.
 * @param before Only if it was last used before this moment
 */
export async function touchKey(
  tx: Write,
  id: string,
  { now, before }: { now: number; before: number },
): Promise<void> {
  await tx
    .updateTable('partner_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((or) => or.or([or('last_used_at', 'is', null), or('last_used_at', '<=', before)]))
    .execute();
}
