-- Work that outlives a request and a crash: mail, imports, sweeps.
create table jobs (
  kind text not null,
  -- Id of the record it works on: a record has one job of a kind at most.
  id text not null,
  -- Moves along with the record.
  workspace_id text not null,
  -- JSON: what the kind needs to go on.
  payload text not null,
  -- Runs begun, the one under way included.
  attempts integer not null,
  -- From when on anyone may take it. A process that runs it keeps this in the future.
  due_at integer not null,
  -- Process that took it last, or null.
  leased_by text,
  created_at integer not null,
  primary key (kind, id)
) strict, without rowid;
create index jobs_due on jobs (kind, due_at);
create index jobs_workspace on jobs (workspace_id);

-- What the sender wrote, without the lines that every mail gets.
alter table emails add column content text not null default '';
update emails set content = text where kind = 'lead';
alter table emails add column to_name text not null default '';
-- iCalendar file of an invitation.
alter table emails add column calendar text;
-- Stands in the mail's own text too, so a hash would protect nothing.
alter table emails add column unsubscribe_token text;
create unique index emails_unsubscribe on emails (unsubscribe_token)
  where unsubscribe_token is not null;
-- The local mailbox, newest first.
create index emails_kind on emails (workspace_id, kind, id);

-- The queue stands in jobs now.
drop index emails_queued;
insert into jobs (kind, id, workspace_id, payload, attempts, due_at, created_at)
select 'mail', id, workspace_id, 'null', attempts, created_at, created_at
from emails where state = 'queued';

-- Who asked for no more mail, by address.
create index leads_opted_out on leads (workspace_id, email_key) where do_not_contact = 1;

insert into sqlite_stat1 (tbl, idx, stat) values
  ('emails', 'sqlite_autoindex_emails_1', '100000 10000 1'),
  ('emails', 'emails_lead', '100000 10000 3 1'),
  ('emails', 'emails_kind', '100000 10000 9000 1'),
  ('emails', 'emails_unsubscribe', '100000 1'),
  ('jobs', 'jobs_due', '1000 500 1'),
  ('leads', 'leads_opted_out', '10000 1000 1');
