import type { Change } from '../../realtime/changes.ts';
import { deleteApiKeysOf } from '../../store/accounts/apiKeys.ts';
import { deleteAssistantsOf } from '../../store/accounts/assistants.ts';
import { deleteCompany, deleteInvitesBy } from '../../store/accounts/companies.ts';
import { deleteProposalsOf } from '../../store/accounts/proposals.ts';
import type { Dialect } from '../../store/engine/database.ts';
import type { Write } from '../../store/schema.ts';
import { deleteConnection } from '../../store/webhooks/crm.ts';
import { deleteWebhooksOf } from '../../store/webhooks/webhooks.ts';
import { findSuccessor } from '../../store/accounts/team.ts';
import { updateUser, type UserRow } from '../../store/accounts/users.ts';
import { recordAudit, userSubject, type AuditRecord } from '../shared/audit.ts';
import { handOver } from './handOver.ts';

/** Why a member leaves, as recorded in the company's audit trail. */
export type DepartureReason = 'address_proved' | 'account_removed' | 'left';

interface Options {
  dialect: Dialect;
  clock: () => number;
  reason: DepartureReason;
}

/** What to announce once a member has left. */
export interface Departure {
  /** The changes to their leads. */
  changes: readonly Change[];
  /** Member who became administrator because the only one left. */
  promotedId?: string;
  /** Company that ended because it has no members left. */
  endedId?: string;
}

/**
 * Removes a user from their company, in the caller's transaction, which has locked both. Other
 * members are not affected: the company keeps its records and an administrator. Without other
 * members it ends, so that its name is free and no one waits to join it. The caller updates the
 * user's own row.
 */
export async function depart(tx: Write, user: UserRow, options: Options): Promise<Departure> {
  const { company_id: workspaceId } = user;
  if (!workspaceId) return { changes: [] };
  const { dialect, clock, reason } = options;
  await deleteInvitesBy(tx, workspaceId, user.id);
  await deleteApiKeysOf(tx, workspaceId, user.id);
  await deleteAssistantsOf(tx, user.id, workspaceId);
  await deleteProposalsOf(tx, { workspaceId, userId: user.id });
  const successor = await findSuccessor(tx, workspaceId, user.id);
  if (!successor) {
    await updateUser(tx, user.id, { company_id: null }, clock());
    await deleteCompany(tx, workspaceId);
    await deleteWebhooksOf(tx, workspaceId);
    await deleteConnection(tx, workspaceId);
    return { changes: [], endedId: workspaceId };
  }
  const actor = { workspaceId, userId: user.id, clientId: null };
  const { count, changes } = await handOver(tx, dialect, actor, { from: user.id, to: null, clock });
  const records: AuditRecord[] = [
    {
      action: 'member_left',
      subject: userSubject(user),
      before: { role: user.role },
      after: { reason, leads: count },
    },
  ];
  const isOrphaned = user.role === 'admin' && successor.role !== 'admin';
  if (isOrphaned) {
    await updateUser(tx, successor.id, { role: 'admin' }, clock());
    records.push({
      action: 'role_changed',
      subject: userSubject(successor),
      before: { role: successor.role },
      after: { role: 'admin' },
    });
  }
  await recordAudit(tx, actor, clock(), records);
  return { changes, ...(isOrphaned && { promotedId: successor.id }) };
}
