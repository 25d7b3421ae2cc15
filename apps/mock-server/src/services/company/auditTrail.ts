import type { AuditEntry, AuditExportQuery, AuditQuery } from '@cardinal/contract';
import type { Database } from '../../store/engine/database.ts';
import { isId } from '../../store/ids.ts';
import type { Page } from '../../store/page.ts';
import { listAudit, type AuditFilters, type AuditRow } from '../../store/shared/audit.ts';
import { auditStateJson } from '../shared/audit.ts';
import { pageOf } from '../shared/pages.ts';
import type { Principal } from '../shared/principal.ts';

const readState = (json: string | null): AuditEntry['before'] =>
  json === null ? null : auditStateJson.read(json);

/** An entry as the API returns it. */
export const toAuditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  actor: { id: row.actor_id, name: row.actor_name },
  action: row.action,
  subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
  via: row.client === null ? null : { client: row.client, tool: row.tool },
  before: readState(row.before),
  after: readState(row.after),
});

/** The store's filters; undefined if nothing can match. */
export function auditFiltersOf(
  query: Pick<AuditExportQuery, 'action' | 'actor' | 'from' | 'to'>,
): AuditFilters | undefined {
  const { action, actor: actorId, from, to } = query;
  if (actorId !== undefined && !isId(actorId)) return undefined;
  const moment = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));
  return { action, actorId, from: moment(from), before: moment(to) };
}

/** One page of the audit trail of the principal's workspace, newest first. */
export async function auditPage(
  db: Database,
  { workspaceId }: Principal,
  query: AuditQuery,
): Promise<Page<AuditEntry>> {
  const filters = auditFiltersOf(query);
  if (!filters) return { rows: [], total: 0, capped: false };
  return pageOf(listAudit(db.read, workspaceId, filters, query), toAuditEntry);
}
