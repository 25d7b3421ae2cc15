import { sql } from 'kysely';
import type { Read, Write } from '../schema.ts';
import type { MergeRow } from './merging/merges.ts';

/** Which lead. */
interface Place {
  workspaceId: string;
  leadId: string;
}

/** Stores the pictures of a lead's card in place of those that it has. */
export async function replacePictures(
  tx: Write,
  { workspaceId, leadId }: Place,
  contents: readonly Uint8Array[],
): Promise<void> {
  await tx
    .deleteFrom('lead_pictures')
    .where('workspace_id', '=', workspaceId)
    .where('lead_id', '=', leadId)
    .execute();
  if (contents.length === 0) return;
  const rows = contents.map((content, i) => ({
    workspace_id: workspaceId,
    lead_id: leadId,
    n: i + 1,
    content,
  }));
  await tx.insertInto('lead_pictures').values(rows).execute();
}

/** A picture of a lead's card. The caller checks whether the lead may be read. */
export async function findPicture(
  db: Read,
  { workspaceId, leadId }: Place,
  n: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('lead_pictures')
    .select('content')
    .where('workspace_id', '=', workspaceId)
    .where('lead_id', '=', leadId)
    .where('n', '=', n)
    .executeTakeFirst();
  return row?.content;
}

/** Copies the pictures of the other lead of a merge to the kept one, which has none. */
export async function copyPictures(tx: Write, merge: MergeRow): Promise<void> {
  await sql`insert into lead_pictures (workspace_id, lead_id, n, content, merge_id)
    select workspace_id, ${merge.kept_id}, n, content, ${merge.id} from lead_pictures
    where workspace_id = ${merge.workspace_id} and lead_id = ${merge.other_id}`.execute(tx);
}

/** Removes the pictures that a merge copied. @returns How many. */
export async function removeCopies(tx: Write, merge: MergeRow): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('lead_pictures')
    .where('workspace_id', '=', merge.workspace_id)
    .where('lead_id', '=', merge.kept_id)
    .where('merge_id', '=', merge.id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
