import type { Dialect } from '../../../store/engine/database.ts';
import { lockMembership } from '../../../store/accounts/users.ts';
import { listAgents } from '../../../store/leads/assignments.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';
import type { Write } from '../../../store/schema.ts';
import type { ImportState } from '../state/importJson.ts';

const ownerLeft =
  'The user who uploaded this file is no longer a member. Nothing from it was kept.';
const agentLeft =
  'A user to whom this file assigns leads is no longer an agent here. Nothing from it was kept.';

/** An import must end because a user has left; the message is for users. */
export class MemberLeftError extends Error {}

/**
 * The workspace and role of the user who uploaded a file, who is kept there until the transaction
 * ends. Read it before saving the job: changes of membership lock in this order too.
 */
export const uploaderOf = (tx: Write, dialect: Dialect, { user_id: id }: ImportRecord) =>
  membershipOf(tx, dialect, id);

/** As `uploaderOf`, for the user who asked for a job. */
export async function membershipOf(tx: Write, dialect: Dialect, userId: string) {
  const user = await lockMembership(tx, dialect, userId);
  return { home: user?.company_id ?? user?.private_workspace_id, role: user?.role ?? 'agent' };
}

/** @throws MemberLeftError if the uploader's workspace is no longer that of the import. */
export function requireUploader(home: string | undefined, workspaceId: string): void {
  if (home !== workspaceId) throw new MemberLeftError(ownerLeft);
}

/**
 * Checks that every user to whom leads were assigned is still an agent, and keeps them so until the
 * transaction ends: the hand-over on the removal of an agent does not include these leads.
 * @throws MemberLeftError if one is not.
 */
export async function requireAgents(
  tx: Write,
  dialect: Dialect,
  companyId: string,
  { tallies }: ImportState,
): Promise<void> {
  const given = tallies.filter(({ isAssigned }) => isAssigned).map(({ ownerId }) => ownerId);
  if (given.length === 0) return;
  const agents = new Set((await listAgents(tx, dialect, companyId)).map(({ id }) => id));
  if (given.some((id) => !agents.has(id))) throw new MemberLeftError(agentLeft);
}
