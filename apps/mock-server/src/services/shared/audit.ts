import {
  auditEntrySchema,
  type AuditAction,
  type AuditEntry,
  type AuditSubjectType,
} from '@cardinal/contract';
import { insertAudit } from '../../store/shared/audit.ts';
import { newId } from '../../store/ids.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import type { Write } from '../../store/schema.ts';
import { storedJson } from '../../store/storedJson.ts';
import { findUser, type UserRow } from '../../store/accounts/users.ts';
import { fullName, leadName } from './names.ts';
import type { Principal } from './principal.ts';

type State = NonNullable<AuditEntry['before']>;

/** The fields of an audit entry, before or after the change. */
export const auditStateJson = storedJson('state in the audit trail', auditEntrySchema.shape.before);

/** The content of an audit entry, in addition to user and time. */
export interface AuditRecord {
  action: AuditAction;
  /**
   * `name` is the record's name as users know it; the entry keeps it after the record is deleted.
   */
  subject: { type: AuditSubjectType; id: string | null; name: string };
  /** The changed fields before the change; never a secret. */
  before?: State;
  /** The changed fields after the change; never a secret. */
  after?: State;
}

/** The acting user, and the workspace whose trail records the entry. */
export type Actor = Pick<Principal, 'workspaceId' | 'userId' | 'via'>;

/**
 * Writes audit entries in the transaction of the change that they record.
 * @param at Milliseconds
 */
export async function recordAudit(
  tx: Write,
  { workspaceId, userId, via }: Actor,
  at: number,
  records: readonly AuditRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const user = await findUser(tx, userId);
  const name = user ? fullName(user) : '';
  const json = (state: State | undefined) => (state ? auditStateJson.write(state) : null);
  const rows = records.map(({ action, subject, before, after }) => ({
    workspace_id: workspaceId,
    id: newId(at),
    at,
    actor_id: userId,
    actor_name: name,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    subject_name: subject.name,
    before: json(before),
    after: json(after),
    client: via?.client ?? null,
    tool: via?.tool ?? null,
  }));
  await insertAudit(tx, rows);
}

export const userSubject = (
  user: Pick<UserRow, 'id' | 'first_name' | 'last_name'>,
): AuditRecord['subject'] => ({ type: 'user', id: user.id, name: fullName(user) });

export const leadSubject = (lead: LeadRow): AuditRecord['subject'] => ({
  type: 'lead',
  id: lead.id,
  name: leadName(lead),
});
