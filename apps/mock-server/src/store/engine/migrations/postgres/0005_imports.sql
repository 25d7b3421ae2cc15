-- Files on their way to leads.
create table imports (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  file_name text not null,
  format text collate "C" not null check (format in ('xlsx', 'csv')),
  -- 'reading' is an upload that was not finished yet: nobody sees it.
  status text collate "C" not null check (
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
  id_prefix text collate "C",
  -- JSON: how far the job is.
  state text,
  -- JSON: ids of agents by address, as they were when the import began.
  agents text,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (workspace_id, id)
);
create index imports_expired on imports (expires_at);
create index imports_user on imports (workspace_id, user_id, created_at);

-- Their rows as they were read, many together.
create table import_rows (
  workspace_id text collate "C" not null,
  import_id text collate "C" not null,
  chunk integer not null,
  -- JSON: of each row its number and its cells.
  rows text not null,
  primary key (workspace_id, import_id, chunk)
);

-- Their first rows as they are shown before the import: JSON. Apart, because an import's row is
-- written anew with each step of its job.
create table import_previews (
  workspace_id text collate "C" not null,
  import_id text collate "C" not null,
  rows text not null,
  primary key (workspace_id, import_id)
);

-- The import that is under way in a workspace: its leads are there, but nobody sees or counts them
-- until this row is gone.
create table unfinished_imports (
  workspace_id text collate "C" primary key,
  import_id text collate "C" not null,
  id_prefix text collate "C" not null
);

-- As before, but for the leads of an import that is under way.
create or replace function count_leads() returns trigger language plpgsql as $$
declare
  deltas lead_delta[] := '{}';
begin
  if tg_op <> 'INSERT' then
    deltas := deltas || array(
      select lead_delta_of(old_rows, -1) from old_rows where deleted_at is null
        and not exists (
          select 1 from unfinished_imports
          where unfinished_imports.workspace_id = old_rows.workspace_id
            and id_prefix = substr(old_rows.id, 1, 28)
        )
    );
  end if;
  if tg_op <> 'DELETE' then
    deltas := deltas || array(
      select lead_delta_of(new_rows, 1) from new_rows where deleted_at is null
        and not exists (
          select 1 from unfinished_imports
          where unfinished_imports.workspace_id = new_rows.workspace_id
            and id_prefix = substr(new_rows.id, 1, 28)
        )
    );
  end if;
  perform apply_lead_deltas(deltas);
  return null;
end
$$;
