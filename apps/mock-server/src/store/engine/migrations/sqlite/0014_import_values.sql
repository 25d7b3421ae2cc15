-- vCard files, and what users choose for values and duplicates. SQLite can't change a check, so the
-- table is made anew.
create table new_imports (
  workspace_id text not null,
  id text not null,
  user_id text not null,
  file_name text not null,
  format text not null check (format in ('xlsx', 'csv', 'vcf')),
  -- 'reading' is an upload that was not finished yet: nobody sees it.
  status text not null check (
    status in ('reading', 'ready', 'queued', 'importing', 'done', 'failed', 'undoing', 'undone')
  ),
  -- JSON.
  columns text not null,
  mapping text not null,
  total integer not null,
  invalid integer not null,
  duplicates integer not null,
  -- Rows that the job has worked on.
  done integer not null,
  imported integer not null,
  removed integer not null,
  kept integer not null,
  error text,
  -- What the ids of its leads begin with; null until the import begins.
  id_prefix text,
  -- JSON: how far the job is.
  state text,
  -- JSON: ids of agents by address, as they were when the import began.
  agents text,
  created_at integer not null,
  expires_at integer not null,
  -- JSON: the choices of the user: values, what happens to duplicates, and to single rows.
  choices text not null default '{}',
  -- JSON: the texts of the file for which the user chooses values, and how often each occurs.
  found text not null default '{}',
  -- Rows that changed an existing lead, rows that were skipped, and leads that undoing restored.
  updated integer not null default 0,
  skipped integer not null default 0,
  restored integer not null default 0,
  primary key (workspace_id, id)
) strict;
insert into new_imports (
  workspace_id, id, user_id, file_name, format, status, columns, mapping, total, invalid, duplicates,
  done, imported, removed, kept, error, id_prefix, state, agents, created_at, expires_at
) select
  workspace_id, id, user_id, file_name, format, status, columns, mapping, total, invalid, duplicates,
  done, imported, removed, kept, error, id_prefix, state, agents, created_at, expires_at
from imports;
drop table imports;
alter table new_imports rename to imports;
create index imports_expired on imports (expires_at);
create index imports_user on imports (workspace_id, user_id, created_at);

-- The first rows with errors or likely duplicates: JSON.
alter table import_previews add column problem_rows text not null default '[]';

-- What an import changed in leads that existed before, so that undoing it restores them.
create table import_changes (
  workspace_id text not null,
  import_id text not null,
  lead_id text not null,
  -- JSON: the changed fields before and after the import.
  before text not null,
  after text not null,
  -- The lead's action_since before the import, if that changed its status or type.
  action_since integer,
  -- JSON: ids of the entries that the import made in the lead's history.
  activity_ids text not null,
  primary key (workspace_id, import_id, lead_id)
) strict;

-- The values that users chose for texts of earlier files; null keeps the text in the notes.
create table import_memory (
  user_id text not null references users (id) on delete cascade,
  field text not null,
  text text not null,
  value text,
  used_at integer not null,
  primary key (user_id, field, text)
) strict;
create index import_memory_used on import_memory (user_id, used_at);
