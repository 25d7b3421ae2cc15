import { leadSources } from '@cardinal/contract';
import { sourceKey } from '../leadKeys.ts';
import type { Read, Write } from '../schema.ts';

interface Place {
  workspaceId: string;
  companyId: string | null;
}

const hasLeadOf = async (db: Read, workspaceId: string, source: string) =>
  (await db
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('source_key', '=', sourceKey(source))
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

async function hasImport(db: Read, workspaceId: string): Promise<boolean> {
  const done = await db
    .selectFrom('imports')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'done')
    .limit(1)
    .executeTakeFirst();
  // Imports are forgotten after a week, but not their leads.
  return done !== undefined || hasLeadOf(db, workspaceId, leadSources.import);
}

async function hasColleague(db: Read, companyId: string): Promise<boolean> {
  const members = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .limit(2)
    .execute();
  if (members.length > 1) return true;
  const invite = await db
    .selectFrom('company_invites')
    .select('token_hash')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return invite !== undefined;
}

async function hasEvent(db: Read, workspaceId: string): Promise<boolean> {
  const sample = db
    .selectFrom('sample_sets')
    .select('event_id')
    .where('workspace_id', '=', workspaceId);
  const event = await db
    .selectFrom('events')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'not in', sample)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

/** Which first steps were taken in a workspace; its sample data counts for none. */
export async function readSteps(db: Read, { workspaceId, companyId }: Place) {
  const [scan, imported, invite, event] = await Promise.all([
    hasLeadOf(db, workspaceId, leadSources.scan),
    hasImport(db, workspaceId),
    companyId === null ? null : hasColleague(db, companyId),
    hasEvent(db, workspaceId),
  ]);
  return { scan, import: imported, invite, event };
}

/** Whether a user has closed the list of first steps. */
export async function areStepsClosed(db: Read, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('steps_closed_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return typeof user?.steps_closed_at === 'number';
}

/** Records that a user has closed the list of first steps. @param at Milliseconds */
export async function closeSteps(tx: Write, userId: string, at: number): Promise<void> {
  await tx.updateTable('users').set({ steps_closed_at: at }).where('id', '=', userId).execute();
}
