import { isManagerRole, type Role } from '@cardinal/contract';
import { findUser } from '../../../store/accounts/users.ts';
import type { LeadScope } from '../../../store/leads/leadScope.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';
import type { Read } from '../../../store/schema.ts';

type Uploaded = Pick<ImportRecord, 'workspace_id' | 'user_id'>;

/** The leads that the user who uploaded a file may reach, by their role. */
export const scopeAs = (role: Role, { workspace_id: workspaceId, user_id: ownerId }: Uploaded) =>
  isManagerRole(role) ? { workspaceId } : { workspaceId, ownerId };

/**
 * The leads among which an import looks for duplicates: those of the user who uploaded the file,
 * even if a manager continues the import.
 */
export async function uploaderScope(db: Read, record: Uploaded): Promise<LeadScope> {
  const uploader = await findUser(db, record.user_id);
  return scopeAs(uploader?.role ?? 'agent', record);
}
