-- A lead that was merged into another is deleted, and names the lead that was kept.
alter table leads add column merged_into text;
-- The merge that an entry of the history tells of.
alter table activities add column merge_id text;

-- Two leads made one, for as long as it can be undone.
create table lead_merges (
  workspace_id text not null,
  id text not null,
  kept_id text not null,
  other_id text not null,
  -- JSON: of each field of the kept lead that the merge changed, its value before and after.
  changes text not null,
  -- Whether the kept lead is unsubscribed only because the other one was.
  opted_out integer not null check (opted_out in (0, 1)),
  -- Since when the kept lead waited for an answer before the merge.
  action_since integer,
  created_at integer not null,
  undone_at integer,
  primary key (workspace_id, id)
) strict, without rowid;
create index lead_merges_created on lead_merges (created_at);
create index lead_merges_kept on lead_merges (workspace_id, kept_id);

-- The activities and emails that came from the other lead; their ids are all different.
create table merge_moves (
  workspace_id text not null,
  merge_id text not null,
  record_id text not null,
  primary key (workspace_id, merge_id, record_id),
  foreign key (workspace_id, merge_id) references lead_merges (workspace_id, id)
    on delete cascade on update cascade
) strict, without rowid;

-- A contact that moves to another lead gets that lead's owner.
create trigger activities_owner_move after update of lead_id on activities
when new.type in ('email', 'call', 'whatsapp', 'meeting') begin
  update activities set owner_id = (
    select owner_id from leads where workspace_id = new.workspace_id and id = new.lead_id
  ) where workspace_id = new.workspace_id and id = new.id;
end;

insert into sqlite_stat1 (tbl, idx, stat) values
  ('lead_merges', 'lead_merges', '10000 1000 1'),
  ('lead_merges', 'lead_merges_created', '10000 1'),
  ('lead_merges', 'lead_merges_kept', '10000 1000 1'),
  ('merge_moves', 'merge_moves', '100000 10000 10 1');
