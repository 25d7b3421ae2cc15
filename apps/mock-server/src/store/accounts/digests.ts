import { sql } from 'kysely';
import type { Read, Write } from '../schema.ts';

/** The time zones of users who want an email in the morning. */
export async function digestZones(db: Read): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('time_zone')
    .distinct()
    .where('digest', '=', sql.lit(1))
    .where('time_zone', 'is not', null)
    .execute();
  return rows.flatMap(({ time_zone: zone }) => zone ?? []);
}

/**
 * Users of a time zone for whom none was written for a day. Addresses that were never confirmed, and
 * the demo's, get none.
 * @param day As 2026-11-26
 */
export const usersWithoutDigest = (
  db: Read,
  { zone, day, after, most }: { zone: string; day: string; after: string; most: number },
) =>
  db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.role'])
    .select(['users.company_id', 'users.private_workspace_id', 'users.language'])
    .where('users.digest', '=', sql.lit(1))
    .where('users.time_zone', '=', zone)
    .where('users.digest_on', '<', day)
    .where('users.id', '>', after)
    .where('users.email_verified_at', 'is not', null)
    .where('users.is_activated', '=', 1)
    .where((where) =>
      where.or([where('companies.open', 'is', null), where('companies.open', '=', 0)]),
    )
    .orderBy('users.id')
    .limit(most)
    .execute();

/** A user to whom the email may be written. */
export type DigestUser = Awaited<ReturnType<typeof usersWithoutDigest>>[number];

/** Notes that a user's email for a day is written. @returns False if it is already, or unwanted */
export async function claimDigest(tx: Write, userId: string, day: string): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ digest_on: day })
    .where('id', '=', userId)
    .where('digest', '=', sql.lit(1))
    .where('digest_on', '<', day)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Ends the emails of a morning for a user. */
export async function stopDigest(tx: Write, userId: string): Promise<void> {
  await tx.updateTable('users').set({ digest: 0 }).where('id', '=', userId).execute();
}
