import type { Import } from '@cardinal/contract';
import { findImport, findPreview } from '../../store/records/importing/imports.ts';
import type { ImportRecord } from '../../store/records/importing/imports.ts';
import type { Read } from '../../store/schema.ts';
import { notFound } from '../shared/failures.ts';
import { seesAll } from '../shared/principal.ts';
import type { Principal } from '../shared/principal.ts';
import { agentsFor } from './record/agents.ts';
import { mappingOf, toImport } from './record/importRecord.ts';

/** @throws `not_found` if the import does not exist, is not the user's, or is still being read. */
export async function findOwn(from: Read, principal: Principal, id: string): Promise<ImportRecord> {
  const record = await findImport(from, { workspace_id: principal.workspaceId, id });
  const isTheirs = record && (record.user_id === principal.userId || seesAll(principal));
  if (!isTheirs || record.status === 'reading') throw notFound('This import');
  return record;
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
