-- Who did what to whom: assignments, deletions, exports, imports, roles and members.
create table audit (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  at bigint not null,
  actor_id text collate "C" not null,
  -- As it was then: the entry outlives the account.
  actor_name text not null,
  action text collate "C" not null,
  subject_type text collate "C" not null,
  subject_id text collate "C",
  subject_name text not null,
  -- JSON, or null where there is nothing to tell.
  before text,
  after text,
  primary key (workspace_id, id)
);

-- The mail that an activity tells of, for its state.
alter table activities add column email_id text collate "C";
-- Emails, calls, messages and meetings of everyone's leads, newest first.
create index activities_contact on activities (workspace_id, id)
  where type in ('email', 'call', 'whatsapp', 'meeting');

-- Emails and calls by person and week; weeks are counted from Monday, 29 December 1969, UTC.
create table contact_weeks (
  workspace_id text collate "C" not null,
  actor_id text collate "C" not null,
  week integer not null,
  type text collate "C" not null,
  n integer not null,
  primary key (workspace_id, week, actor_id, type)
) with (fillfactor = 70);
insert into contact_weeks (workspace_id, actor_id, week, type, n)
select workspace_id, actor_id, (created_at + 259200000) / 604800000, type, count(*)
from activities where type in ('email', 'call') group by 1, 2, 3, 4;
-- As with leads: once a statement, and in the order of the key, so that nobody deadlocks.
create function count_contacts() returns trigger language plpgsql as $$
begin
  insert into contact_weeks (workspace_id, actor_id, week, type, n)
  select workspace_id, actor_id, (created_at + 259200000) / 604800000, type,
    case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed where type in ('email', 'call')
  group by 1, 3, 2, 4 order by 1, 3, 2, 4
  on conflict (workspace_id, week, actor_id, type)
  do update set n = contact_weeks.n + excluded.n;
  return null;
end
$$;
create trigger activities_count_insert after insert on activities
  referencing new table as changed for each statement execute function count_contacts();
create trigger activities_count_delete after delete on activities
  referencing old table as changed for each statement execute function count_contacts();

-- The Deleted filter, and what is deleted for good after a while.
create index leads_deleted on leads (workspace_id, created_at, id) where deleted_at is not null;
create index leads_expired on leads (deleted_at) where deleted_at is not null;
-- Leads an event brought, also for one owner alone.
create index leads_event_owner on leads (workspace_id, event_id, owner_id)
  where deleted_at is null and event_id is not null;
create index events_start on events (workspace_id, start_at, id);
