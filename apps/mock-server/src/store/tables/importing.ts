import type { ImportFormat, ImportStatus, ImportValueField } from '@cardinal/contract';

/** An uploaded file whose rows become leads. */
export interface ImportTable {
  workspace_id: string;
  id: string;
  /** The user who uploaded it. */
  user_id: string;
  file_name: string;
  format: ImportFormat;
  /** `reading`: the upload has not finished, and the import is not visible yet. */
  status: ImportStatus | 'reading';
  /** JSON, as `Import` has it. */
  columns: string;
  /** JSON, as `Import` has it. */
  mapping: string;
  total: number;
  invalid: number;
  duplicates: number;
  /** Rows that the job has processed. */
  done: number;
  imported: number;
  removed: number;
  kept: number;
  error: string | null;
  /** Prefix of the ids of its leads; null until the import starts. */
  id_prefix: string | null;
  /** JSON: the progress of the job; null until it starts. */
  state: string | null;
  /** JSON: ids of the agents by the key of their address, when the import started. */
  agents: string | null;
  created_at: number;
  expires_at: number;
  /** JSON: the user's choices; see `StoredChoices`. */
  choices: string;
  /** JSON: the texts for which the user chooses values; see `FoundValues`. */
  found: string;
  /** Rows that changed an existing lead. */
  updated: number;
  /** Duplicates that were skipped. */
  skipped: number;
  /** Changed leads that undoing restored. */
  restored: number;
  /** The event whose list of attendees it is; null for leads. */
  event_id: string | null;
  /** JSON, as `Import` has it. */
  source: string;
  /** Rows of such a list that match several people or leads. */
  ambiguous: number;
}

/** A chunk of the rows of an import, as read. */
export interface ImportRowsTable {
  workspace_id: string;
  import_id: string;
  chunk: number;
  /** JSON: number and cells of each row. */
  rows: string;
}

/** The preview of an import: its first rows. */
export interface ImportPreviewTable {
  workspace_id: string;
  import_id: string;
  /** JSON: `rows` of `Import`. */
  rows: string;
  /** JSON: `problem_rows` of `Import`. */
  problem_rows: string;
}

/** The change of an existing lead by an import. */
export interface ImportChangeTable {
  workspace_id: string;
  import_id: string;
  lead_id: string;
  /** JSON: the changed fields before the import. */
  before: string;
  /** JSON: the changed fields after the import. */
  after: string;
  /** `action_since` before the import, if that changed the status or type. */
  action_since: number | null;
  /** JSON: ids of the entries in the lead's history. */
  activity_ids: string;
}

/** A value that a user chose for a text of an earlier file. */
export interface ImportMemoryTable {
  user_id: string;
  field: ImportValueField;
  text: string;
  value: string | null;
  used_at: number;
}

/** The import that is running in a workspace; its leads are neither visible nor counted. */
export interface UnfinishedImportTable {
  workspace_id: string;
  import_id: string;
  id_prefix: string;
}
