import type { Write } from '../../store/schema.ts';
import { recordAudit, type Actor, type AuditRecord } from '../shared/audit.ts';

/** Records what happened to an assistant, in the transaction of the change. @param at Milliseconds */
export const auditAssistant = (
  tx: Write,
  actor: Actor,
  at: number,
  action: 'assistant_allowed' | 'assistant_disconnected',
  { id, name }: { id: string; name: string },
  states: Pick<AuditRecord, 'before' | 'after'>,
) => recordAudit(tx, actor, at, [{ action, subject: { type: 'assistant', id, name }, ...states }]);
