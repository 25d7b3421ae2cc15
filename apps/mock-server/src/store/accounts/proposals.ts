import type { Insertable, Selectable } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import { isId } from '../ids.ts';
import type { Read, Write } from '../schema.ts';
import type { ProposalTable } from '../tables/proposals.ts';

/** A stored suggestion. */
export type ProposalRow = Selectable<ProposalTable>;

/** Whose suggestions are meant: those for a user in their workspace. */
export interface ProposalsOf {
  workspaceId: string;
  userId: string;
}

const proposals = (db: Read, { workspaceId, userId }: ProposalsOf) =>
  db
    .selectFrom('proposals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId);

/** Suggestions in a state, newest first. */
const inState = (db: Read, of: ProposalsOf, state: ProposalRow['state'], most: number) =>
  proposals(db, of).where('state', '=', state).orderBy('created_at', 'desc').limit(most).execute();

/** Suggestions that nobody has decided, newest first; some may have expired. */
export const listUndecided = (db: Read, of: ProposalsOf, most: number): Promise<ProposalRow[]> =>
  inState(db, of, 'pending', most);

/** The latest suggestions that were decided, newest first. */
export async function listDecided(db: Read, of: ProposalsOf, most: number): Promise<ProposalRow[]> {
  const found = await Promise.all([
    inState(db, of, 'approved', most),
    inState(db, of, 'refused', most),
  ]);
  return found
    .flat()
    .toSorted((one, other) => other.created_at - one.created_at)
    .slice(0, most);
}

export async function findProposal(
  db: Read,
  of: ProposalsOf,
  id: string,
): Promise<ProposalRow | undefined> {
  return isId(id) ? proposals(db, of).where('id', '=', id).executeTakeFirst() : undefined;
}

/** A suggestion, locked until the transaction ends. */
export async function lockProposal(
  tx: Write,
  dialect: Dialect,
  of: ProposalsOf,
  id: string,
): Promise<ProposalRow | undefined> {
  if (!isId(id)) return undefined;
  return proposals(tx, of)
    .where('id', '=', id)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function insertProposal(tx: Write, row: Insertable<ProposalTable>): Promise<void> {
  await tx.insertInto('proposals').values(row).execute();
}

export async function updateProposal(
  tx: Write,
  id: string,
  change: Partial<Pick<ProposalRow, 'state' | 'decided_at' | 'lead_version'>>,
): Promise<void> {
  await tx.updateTable('proposals').set(change).where('id', '=', id).execute();
}

/** Removes what was suggested to a user in a workspace that they leave. */
export async function deleteProposalsOf(tx: Write, { workspaceId, userId }: ProposalsOf) {
  await tx
    .deleteFrom('proposals')
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId)
    .execute();
}

/** Removes suggestions from before a moment (milliseconds). @returns Their number. */
export async function purgeProposals(
  tx: Write,
  { before, most }: { before: number; most: number },
): Promise<number> {
  const result = await tx
    .deleteFrom('proposals')
    .where('id', 'in', (query) =>
      query.selectFrom('proposals').select('id').where('created_at', '<', before).limit(most),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
