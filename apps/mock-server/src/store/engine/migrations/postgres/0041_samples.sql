-- Data with which a new workspace is explored, until it is removed.
create table sample_sets (
  workspace_id text collate "C" primary key,
  event_id text collate "C" not null,
  created_at bigint not null
);

create table sample_leads (
  workspace_id text collate "C" not null,
  lead_id text collate "C" not null,
  primary key (workspace_id, lead_id)
);

-- When the user closed the list of first steps.
alter table users add column steps_closed_at bigint;
