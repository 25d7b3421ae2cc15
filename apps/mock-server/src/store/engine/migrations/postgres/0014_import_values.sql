-- vCard files, and what users choose for values and duplicates.
alter table imports drop constraint imports_format_check;
alter table imports add constraint imports_format_check check (format in ('xlsx', 'csv', 'vcf'));
alter table imports
  -- JSON: the choices of the user: values, what happens to duplicates, and to single rows.
  add column choices text not null default '{}',
  -- JSON: the texts of the file for which the user chooses values, and how often each occurs.
  add column found text not null default '{}',
  -- Rows that changed an existing lead, rows that were skipped, and leads that undoing restored.
  add column updated integer not null default 0,
  add column skipped integer not null default 0,
  add column restored integer not null default 0;

-- The first rows with errors or likely duplicates: JSON.
alter table import_previews add column problem_rows text not null default '[]';

-- What an import changed in leads that existed before, so that undoing it restores them.
create table import_changes (
  workspace_id text collate "C" not null,
  import_id text collate "C" not null,
  lead_id text collate "C" not null,
  -- JSON: the changed fields before and after the import.
  before text not null,
  after text not null,
  -- The lead's action_since before the import, if that changed its status or type.
  action_since bigint,
  -- JSON: ids of the entries that the import made in the lead's history.
  activity_ids text not null,
  primary key (workspace_id, import_id, lead_id)
);

-- The values that users chose for texts of earlier files; null keeps the text in the notes.
create table import_memory (
  user_id text collate "C" not null references users (id) on delete cascade,
  field text collate "C" not null,
  text text collate "C" not null,
  value text,
  used_at bigint not null,
  primary key (user_id, field, text)
);
create index import_memory_used on import_memory (user_id, used_at);
