import type { Import, ImportSummary } from '@cardinal/contract';
import type { ListedImport } from '../../../store/importing/importList.ts';

type Counted = Pick<ListedImport, 'total' | 'invalid' | 'duplicates' | 'ambiguous'> &
  Pick<ListedImport, 'imported' | 'updated' | 'skipped' | 'removed' | 'restored' | 'kept'>;

/** The counts of an import as calls return them. */
export const countsOf = (record: Counted): Import['counts'] => ({
  total: record.total,
  valid: record.total - record.invalid,
  invalid: record.invalid,
  duplicates: record.duplicates,
  ambiguous: record.ambiguous,
  imported: record.imported,
  updated: record.updated,
  skipped: record.skipped,
  removed: record.removed,
  restored: record.restored,
  kept: record.kept,
});

/** A listed import as calls return it. */
export const toImportSummary = (record: ListedImport): ImportSummary => ({
  id: record.id,
  file_name: record.file_name,
  event_id: record.event_id,
  format: record.format,
  status: record.status,
  counts: countsOf(record),
  error: record.error,
  created_by: record.user_id,
  created_at: new Date(record.created_at).toISOString(),
  expires_at: new Date(record.expires_at).toISOString(),
});
