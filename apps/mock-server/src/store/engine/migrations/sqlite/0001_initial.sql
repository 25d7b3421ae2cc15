create table companies (
  id text primary key,
  name text not null,
  name_key text not null unique,
  open integer not null check (open in (0, 1)),
  listed integer not null check (listed in (0, 1)),
  created_by text not null,
  created_at integer not null
) strict, without rowid;

create table users (
  id text primary key,
  username text not null,
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  password_hash text,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('agent', 'manager', 'admin', 'pending')),
  company_id text references companies (id),
  pending_company_id text references companies (id),
  private_workspace_id text not null unique,
  is_activated integer not null check (is_activated in (0, 1)),
  email_verified_at integer,
  google_sub text unique,
  created_at integer not null,
  updated_at integer not null
) strict, without rowid;
create index users_company on users (company_id) where company_id is not null;
create index users_pending_company on users (pending_company_id) where pending_company_id is not null;

create table sessions (
  token_hash text primary key,
  id text not null unique,
  user_id text not null references users (id) on delete cascade,
  created_at integer not null,
  last_used_at integer not null,
  expires_at integer not null,
  user_agent text not null
) strict, without rowid;
create index sessions_user on sessions (user_id);

create table account_tokens (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  created_at integer not null,
  expires_at integer not null,
  used_at integer
) strict, without rowid;
create index account_tokens_user on account_tokens (user_id, purpose);

create table events (
  workspace_id text not null,
  id text not null,
  name text not null,
  description text not null,
  location text not null,
  start_at integer not null,
  end_at integer not null,
  photo_url text not null,
  event_url text not null,
  created_by text not null,
  created_at integer not null,
  updated_at integer not null,
  primary key (workspace_id, id)
) strict, without rowid;

-- row_number is the full-text index's key: an implicit rowid could change at VACUUM.
create table leads (
  row_number integer primary key,
  workspace_id text not null,
  id text not null,
  owner_id text not null,
  assigned_to text,
  created_by text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  email_key text not null,
  phone text not null,
  phone_key text not null,
  company text not null,
  position text not null,
  lead_status text not null check (lead_status in ('Hot', 'Warm', 'Cold', 'Closed')),
  status_rank integer not null generated always as (
    case lead_status when 'Hot' then 0 when 'Warm' then 1 when 'Cold' then 2 else 3 end
  ) virtual,
  lead_type text not null
    check (lead_type in ('All Leads', 'Event Leads', 'Action Required', 'Pending Follow-up')),
  source text not null,
  source_key text not null,
  notes text not null,
  event_id text,
  do_not_contact integer not null default 0 check (do_not_contact in (0, 1)),
  created_at integer not null,
  updated_at integer not null,
  deleted_at integer,
  version integer not null default 1,
  name_key text not null,
  company_key text not null,
  search_key text not null,
  unique (workspace_id, id)
) strict;

-- The list, newest first: everyone's, one owner's, unassigned ones, and by each filter.
create index leads_created on leads (workspace_id, created_at, id) where deleted_at is null;
create index leads_owner on leads (workspace_id, owner_id, created_at, id) where deleted_at is null;
create index leads_unassigned on leads (workspace_id, created_at, id)
  where deleted_at is null and assigned_to is null;
create index leads_status on leads (workspace_id, status_rank, created_at, id)
  where deleted_at is null;
create index leads_type on leads (workspace_id, lead_type, created_at, id)
  where deleted_at is null;
create index leads_source on leads (workspace_id, source_key, created_at, id)
  where deleted_at is null;
create index leads_event on leads (workspace_id, event_id, created_at, id)
  where deleted_at is null and event_id is not null;
-- The other orders.
create index leads_name on leads (workspace_id, name_key, id) where deleted_at is null;
create index leads_company on leads (workspace_id, company_key, id) where deleted_at is null;
-- Likely duplicates.
create index leads_email on leads (workspace_id, email_key) where deleted_at is null;
create index leads_phone on leads (workspace_id, phone_key)
  where deleted_at is null and phone_key <> '';

-- Folding is the server's work, so the index compares case as it stands.
create virtual table leads_fts using fts5 (
  search_key,
  content = 'leads',
  content_rowid = 'row_number',
  tokenize = 'trigram case_sensitive 1'
);
create trigger leads_fts_insert after insert on leads begin
  insert into leads_fts (rowid, search_key) values (new.row_number, new.search_key);
end;
create trigger leads_fts_delete after delete on leads begin
  insert into leads_fts (leads_fts, rowid, search_key)
  values ('delete', old.row_number, old.search_key);
end;
create trigger leads_fts_update after update of search_key on leads
when old.search_key <> new.search_key begin
  insert into leads_fts (leads_fts, rowid, search_key)
  values ('delete', old.row_number, old.search_key);
  insert into leads_fts (rowid, search_key) values (new.row_number, new.search_key);
end;

-- Counters of undeleted leads, for each owner and, under the owner '', for everyone together.
create table lead_counts (
  workspace_id text not null,
  owner_id text not null,
  lead_status text not null,
  lead_type text not null,
  assigned integer not null,
  n integer not null,
  primary key (workspace_id, owner_id, lead_status, lead_type, assigned)
) strict, without rowid;

-- day: whole days since 1970, UTC. It follows the owner, so that a span of days is one range.
create table lead_days (
  workspace_id text not null,
  owner_id text not null,
  day integer not null,
  lead_status text not null,
  lead_type text not null,
  n integer not null,
  primary key (workspace_id, owner_id, day, lead_status, lead_type)
) strict, without rowid;

create trigger leads_count_insert after insert on leads when new.deleted_at is null begin
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
create trigger leads_count_delete after delete on leads when old.deleted_at is null begin
  update lead_counts set n = n - 1
  where workspace_id = old.workspace_id and owner_id in (old.owner_id, '')
    and lead_status = old.lead_status and lead_type = old.lead_type
    and assigned = (old.assigned_to is not null);
  update lead_days set n = n - 1
  where workspace_id = old.workspace_id and owner_id in (old.owner_id, '')
    and day = old.created_at / 86400000 and lead_status = old.lead_status
    and lead_type = old.lead_type;
end;
-- An update counts as a removal of the old row and an arrival of the new one.
create trigger leads_count_update_old
after update of workspace_id, owner_id, assigned_to, lead_status, lead_type, created_at, deleted_at
on leads when old.deleted_at is null begin
  update lead_counts set n = n - 1
  where workspace_id = old.workspace_id and owner_id in (old.owner_id, '')
    and lead_status = old.lead_status and lead_type = old.lead_type
    and assigned = (old.assigned_to is not null);
  update lead_days set n = n - 1
  where workspace_id = old.workspace_id and owner_id in (old.owner_id, '')
    and day = old.created_at / 86400000 and lead_status = old.lead_status
    and lead_type = old.lead_type;
end;
create trigger leads_count_update_new
after update of workspace_id, owner_id, assigned_to, lead_status, lead_type, created_at, deleted_at
on leads when new.deleted_at is null begin
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

create table activities (
  workspace_id text not null,
  id text not null,
  lead_id text not null,
  actor_id text not null,
  type text not null,
  title text not null,
  description text not null,
  created_at integer not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, lead_id) references leads (workspace_id, id) on delete cascade
) strict, without rowid;
create index activities_lead on activities (workspace_id, lead_id, id desc);
-- Emails and calls of a week, per person.
create index activities_actor on activities (workspace_id, actor_id, type, created_at);

create table emails (
  workspace_id text not null,
  id text not null,
  lead_id text,
  user_id text not null,
  kind text not null check (kind in ('lead', 'account')),
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  message_id text not null,
  state text not null check (state in ('queued', 'sent', 'failed')),
  error text,
  attempts integer not null,
  created_at integer not null,
  sent_at integer,
  primary key (workspace_id, id)
) strict;
create index emails_lead on emails (workspace_id, lead_id, id desc) where lead_id is not null;
create index emails_queued on emails (created_at) where state = 'queued';

create table idempotency (
  user_id text not null,
  method text not null,
  path text not null,
  key text not null,
  body_hash text not null,
  status integer not null,
  body text not null,
  created_at integer not null,
  primary key (user_id, method, path, key)
) strict;
create index idempotency_created on idempotency (created_at);

-- What the planner should think of the indexes: rows in all, then rows for each value of the first
-- column, of the first two, and so on. Written down instead of measured, so that plans don't change
-- with the data and no start waits for ANALYZE.
analyze sqlite_schema;
insert into sqlite_stat1 (tbl, idx, stat) values
  ('leads', 'sqlite_autoindex_leads_1', '1000000 100000 1'),
  ('leads', 'leads_created', '1000000 100000 1 1'),
  ('leads', 'leads_owner', '1000000 100000 2000 1 1'),
  ('leads', 'leads_unassigned', '100000 10000 1 1'),
  ('leads', 'leads_status', '1000000 100000 25000 1 1'),
  ('leads', 'leads_type', '1000000 100000 25000 1 1'),
  ('leads', 'leads_source', '1000000 100000 10000 1 1'),
  ('leads', 'leads_event', '100000 10000 500 1 1'),
  ('leads', 'leads_name', '1000000 100000 10 1'),
  ('leads', 'leads_company', '1000000 100000 20 1'),
  ('leads', 'leads_email', '1000000 100000 1'),
  ('leads', 'leads_phone', '1000000 100000 1');
