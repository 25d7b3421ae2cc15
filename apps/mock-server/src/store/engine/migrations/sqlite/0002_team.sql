-- Who did what to whom: assignments, deletions, exports, imports, roles and members.
create table audit (
  workspace_id text not null,
  id text not null,
  at integer not null,
  actor_id text not null,
  -- As it was then: the entry outlives the account.
  actor_name text not null,
  action text not null,
  subject_type text not null,
  subject_id text,
  subject_name text not null,
  -- JSON, or null where there is nothing to tell.
  before text,
  after text,
  primary key (workspace_id, id)
) strict, without rowid;

-- The mail that an activity tells of, for its state.
alter table activities add column email_id text;
-- Emails, calls, messages and meetings of everyone's leads, newest first.
create index activities_contact on activities (workspace_id, id)
  where type in ('email', 'call', 'whatsapp', 'meeting');

-- Emails and calls by person and week; weeks are counted from Monday, 29 December 1969, UTC.
create table contact_weeks (
  workspace_id text not null,
  actor_id text not null,
  week integer not null,
  type text not null,
  n integer not null,
  primary key (workspace_id, week, actor_id, type)
) strict, without rowid;
insert into contact_weeks (workspace_id, actor_id, week, type, n)
select workspace_id, actor_id, (created_at + 259200000) / 604800000, type, count(*)
from activities where type in ('email', 'call') group by 1, 2, 3, 4;
create trigger activities_count_insert after insert on activities
when new.type in ('email', 'call') begin
  insert into contact_weeks (workspace_id, actor_id, week, type, n)
  values (new.workspace_id, new.actor_id, (new.created_at + 259200000) / 604800000, new.type, 1)
  on conflict do update set n = n + 1;
end;
create trigger activities_count_delete after delete on activities
when old.type in ('email', 'call') begin
  update contact_weeks set n = n - 1
  where workspace_id = old.workspace_id and actor_id = old.actor_id and type = old.type
    and week = (old.created_at + 259200000) / 604800000;
end;

-- The Deleted filter, and what is deleted for good after a while.
create index leads_deleted on leads (workspace_id, created_at, id) where deleted_at is not null;
create index leads_expired on leads (deleted_at) where deleted_at is not null;
-- Leads an event brought, also for one owner alone.
create index leads_event_owner on leads (workspace_id, event_id, owner_id)
  where deleted_at is null and event_id is not null;
create index events_start on events (workspace_id, start_at, id);
insert into sqlite_stat1 (tbl, idx, stat) values
  ('leads', 'leads_deleted', '10000 1000 1 1'),
  ('leads', 'leads_expired', '10000 1'),
  ('leads', 'leads_event_owner', '100000 10000 500 50'),
  ('events', 'events_start', '10000 100 1 1');
