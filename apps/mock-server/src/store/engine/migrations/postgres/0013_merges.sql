-- A lead that was merged into another is deleted, and names the lead that was kept.
alter table leads add column merged_into text collate "C";
-- The merge that an entry of the history tells of.
alter table activities add column merge_id text collate "C";

-- Two leads made one, for as long as it can be undone.
create table lead_merges (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  kept_id text collate "C" not null,
  other_id text collate "C" not null,
  -- JSON: of each field of the kept lead that the merge changed, its value before and after.
  changes text not null,
  -- Whether the kept lead is unsubscribed only because the other one was.
  opted_out smallint not null check (opted_out in (0, 1)),
  -- Since when the kept lead waited for an answer before the merge.
  action_since bigint,
  created_at bigint not null,
  undone_at bigint,
  primary key (workspace_id, id)
);
create index lead_merges_created on lead_merges (created_at);
create index lead_merges_kept on lead_merges (workspace_id, kept_id);

-- The activities and emails that came from the other lead; their ids are all different.
create table merge_moves (
  workspace_id text collate "C" not null,
  merge_id text collate "C" not null,
  record_id text collate "C" not null,
  primary key (workspace_id, merge_id, record_id),
  foreign key (workspace_id, merge_id) references lead_merges (workspace_id, id)
    on delete cascade on update cascade
);

-- A contact that moves to another lead gets that lead's owner.
create trigger activities_owner_move before update of lead_id on activities for each row
  when (new.type in ('email', 'call', 'whatsapp', 'meeting'))
  execute function set_contact_owner();

-- An email or contact that was begun before a merge, and is stored after it, goes to the lead that was
-- kept. The lock waits for a merge under way. Triggers run in the order of their names, so this
-- one before the one that sets the owner.
create function follow_merge() returns trigger language plpgsql as $$
declare
  kept_id text;
begin
  select leads.merged_into into kept_id from leads
  where leads.workspace_id = new.workspace_id and leads.id = new.lead_id for no key update;
  if kept_id is not null then
    new.lead_id := kept_id;
  end if;
  return new;
end
$$;
create trigger activities_follow_merge before insert on activities for each row
  when (new.type in ('email', 'call', 'whatsapp', 'meeting'))
  execute function follow_merge();
create trigger emails_follow_merge before insert on emails for each row
  when (new.lead_id is not null)
  execute function follow_merge();
