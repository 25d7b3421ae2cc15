-- Data with which a new workspace is explored, until it is removed.
create table sample_sets (
  workspace_id text primary key,
  event_id text not null,
  created_at integer not null
) strict, without rowid;

create table sample_leads (
  workspace_id text not null,
  lead_id text not null,
  primary key (workspace_id, lead_id)
) strict, without rowid;

-- When the user closed the list of first steps.
alter table users add column steps_closed_at integer;
