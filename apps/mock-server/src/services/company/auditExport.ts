import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditEntry, AuditExportQuery } from '@cardinal/contract';
import { writeSheet, type SheetColumn, type WrittenCell } from '../../ports/sheets/index.ts';
import type { Database } from '../../store/engine/database.ts';
import { readAudit } from '../../store/shared/audit.ts';
import { recordAudit } from '../shared/audit.ts';
import type { Principal } from '../shared/principal.ts';
import type { SheetFile } from '../shared/sheetFile.ts';
import { auditFiltersOf, toAuditEntry } from './auditTrail.ts';

/** Entries read at once: a few milliseconds of the main thread. */
const pageSize = 250;

/** Name of the exported file, without its extension. */
const exportName = 'audit-trail';

interface Column extends SheetColumn {
  cell(entry: AuditEntry): WrittenCell;
}

/** `role: agent, leads: 3`; empty if there are no values. */
const stateText = (state: AuditEntry['before']): string =>
  Object.entries(state ?? {})
    .map(([name, value]) => `${name}: ${value ?? '–'}`)
    .join(', ');

/** `Assistant, propose_change`; empty if the user acted alone. */
const viaText = (via: AuditEntry['via']): string =>
  via ? [via.client, via.tool].filter((name) => name !== null).join(', ') : '';

const columns: readonly Column[] = [
  { name: 'Time', width: 18, kind: 'moment', cell: ({ at }) => new Date(at) },
  { name: 'User', width: 24, cell: ({ actor }) => actor.name },
  { name: 'Action', width: 18, cell: ({ action }) => action },
  { name: 'Subject', width: 12, cell: ({ subject }) => subject.type },
  { name: 'Name', width: 30, cell: ({ subject }) => subject.name },
  { name: 'Via', width: 24, cell: ({ via }) => viaText(via) },
  { name: 'Before', width: 40, cell: ({ before }) => stateText(before) },
  { name: 'After', width: 40, cell: ({ after }) => stateText(after) },
];

/**
 * The entries of the audit trail that match the filters, as a file that is written while it is read.
 * The export is recorded before the first byte is sent.
 */
export async function exportAudit(
  { db, clock }: { db: Database; clock: () => number },
  principal: Principal,
  query: AuditExportQuery,
): Promise<SheetFile> {
  const { format, ...asked } = query;
  const name = `${exportName}.${format}`;
  const after = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined),
  );
  const subject = { type: 'export' as const, id: null, name };
  await db.write((tx) =>
    recordAudit(tx, principal, clock(), [{ action: 'audit_exported', subject, after }]),
  );

  async function* rows() {
    const filters = auditFiltersOf(query);
    let below: string | undefined;
    if (!filters) return;
    do {
      const part = { below, most: pageSize };
      const entries = await readAudit(db.read, principal.workspaceId, filters, part);
      for (const row of entries) {
        const entry = toAuditEntry(row);
        yield columns.map(({ cell }) => cell(entry));
      }
      below = entries[pageSize - 1]?.id;
      // Lets waiting requests run first.
      await nextTurn();
    } while (below !== undefined);
  }
  const content = writeSheet(format, { name: 'Audit trail', columns, rows: rows() });
  return { name: exportName, format, content };
}
