import type { Import } from '@cardinal/contract';
import type { Dialect } from '../../store/engine/database.ts';
import {
  findImport,
  findPreview,
  lockImport,
  type ImportRecord,
} from '../../store/importing/imports.ts';
import type { Read, Write } from '../../store/schema.ts';
import { notFound } from '../shared/failures.ts';
import { seesAll, type Principal } from '../shared/principal.ts';
import { agentsFor } from './state/agents.ts';
import { mappingOf, toImport } from './state/importRecord.ts';

function requireOwn(principal: Principal, record: ImportRecord | undefined): ImportRecord {
  const isTheirs = record && (record.user_id === principal.userId || seesAll(principal));
  if (!isTheirs || record.status === 'reading') throw notFound('import');
  return record;
}

/** @throws `not_found` if the import does not exist, is not the user's, or is still being read. */
export async function findOwn(from: Read, principal: Principal, id: string): Promise<ImportRecord> {
  return requireOwn(principal, await findImport(from, { workspace_id: principal.workspaceId, id }));
}

/** Like `findOwn`, but locked until the transaction ends. */
export async function lockOwn(
  tx: Write,
  dialect: Dialect,
  principal: Principal,
  id: string,
): Promise<ImportRecord> {
  const key = { workspace_id: principal.workspaceId, id };
  return requireOwn(principal, await lockImport(tx, dialect, key));
}

/** A stored import as calls return it. */
export async function viewOf(
  from: Read,
  companyId: string | null,
  record: ImportRecord,
): Promise<Import> {
  const agents = await agentsFor(from, companyId, mappingOf(record));
  return toImport(record, await findPreview(from, record), agents);
}
