-- Files on their way to leads.
create table imports (
  workspace_id text not null,
  id text not null,
  user_id text not null,
  file_name text not null,
  format text not null check (format in ('xlsx', 'csv')),
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
  primary key (workspace_id, id)
) strict;
create index imports_expired on imports (expires_at);
create index imports_user on imports (workspace_id, user_id, created_at);

-- Their rows as they were read, many together.
create table import_rows (
  workspace_id text not null,
  import_id text not null,
  chunk integer not null,
  -- JSON: of each row its number and its cells.
  rows text not null,
  primary key (workspace_id, import_id, chunk)
) strict;

-- Their first rows as they are shown before the import: JSON. Apart, because an import's row is
-- written anew with each step of its job.
create table import_previews (
  workspace_id text not null,
  import_id text not null,
  rows text not null,
  primary key (workspace_id, import_id)
) strict;

-- The import that is under way in a workspace: its leads are there, but nobody sees or counts them
-- until this row is gone.
create table unfinished_imports (
  workspace_id text primary key,
  import_id text not null,
  id_prefix text not null
) strict, without rowid;

drop trigger leads_count_insert;
create trigger leads_count_insert after insert on leads
when new.deleted_at is null and substr(new.id, 1, 28) is not
  (select id_prefix from unfinished_imports where workspace_id = new.workspace_id)
begin
  insert into lead_counts (workspace_id, owner_id, lead_status, lead_type, assigned, n)
  values
    (new.workspace_id, new.owner_id, new.lead_status, new.lead_type,
      new.assigned_to is not null, 1),
    (new.workspace_id, '', new.lead_status, new.lead_type, new.assigned_to is not null, 1)
  on conflict do update set n = n + 1;
  insert into lead_days (workspace_id, owner_id, day, lead_status, lead_type, n)
  values
    (new.workspace_id, new.owner_id, new.created_at / 86400000, new.lead_status,
      new.lead_type, 1),
    (new.workspace_id, '', new.created_at / 86400000, new.lead_status, new.lead_type, 1)
  on conflict do update set n = n + 1;
end;
drop trigger leads_count_delete;
create trigger leads_count_delete after delete on leads
when old.deleted_at is null and substr(old.id, 1, 28) is not
  (select id_prefix from unfinished_imports where workspace_id = old.workspace_id)
begin
  update lead_counts set n = n - 1
  where workspace_id = old.workspace_id and owner_id in (old.owner_id, '')
    and lead_status = old.lead_status and lead_type = old.lead_type
    and assigned = (old.assigned_to is not null);
  update lead_days set n = n - 1
  where workspace_id = old.workspace_id and owner_id in (old.owner_id, '')
    and day = old.created_at / 86400000 and lead_status = old.lead_status
    and lead_type = old.lead_type;
end;
